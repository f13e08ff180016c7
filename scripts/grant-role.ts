import { grantRole } from '../functions/src/operations/callers/grant-role.ts'
import { runGrant } from './operator/grant.ts'

await runGrant('grant-role', ['user', 'admin', 'superadmin'], grantRole)
