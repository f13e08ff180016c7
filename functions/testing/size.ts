/** Whether statistical and long tests run at full size, as `npm run test:soak` asks for. */
export const isFullSize = process.env.TEST_SIZE === 'full'
