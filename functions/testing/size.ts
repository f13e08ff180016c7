/** Whether statistical and long tests run in full, as with `npm run test:soak`. */
export const isFullSize = process.env.TEST_SIZE === 'full'
