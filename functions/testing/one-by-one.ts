import { beforeAll } from 'vitest'
import { takeTurn } from './turn.ts'

// Lets a test file wait until every other file with this set-up has ended.
beforeAll(() => takeTurn('a-test-file-runs-alone'))
