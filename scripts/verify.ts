import { verify } from './verify/verify.ts'

process.exit((await verify()) ? 0 : 1)
