import { grantPlan } from '../functions/src/operations/callers/grant-plan.ts'
import { runGrant } from './operator/grant.ts'

await runGrant('grant-plan', ['personal', 'enterprise'], grantPlan)
