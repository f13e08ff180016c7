import { join } from 'node:path'
import { buildFunctions } from './build/functions.ts'
import { buildImageProcessor } from './build/image-processor.ts'
import { root } from './common/root.ts'

await Promise.all([
  buildFunctions(join(root, 'functions/lib')),
  buildImageProcessor(join(root, 'image-processor/lib')),
])
