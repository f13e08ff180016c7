/** Whether statistical and long tests run at full size, as in `npm run test:soak`. */
export const isFullSize = process.env.TEST_SIZE === 'full'
