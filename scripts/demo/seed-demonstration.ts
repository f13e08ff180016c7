import type { Demonstration } from '../hosting/console-config.ts'
import { connect } from '../operator/connection.ts'
import { demonstrationEmails, demonstrationOf } from './seed/accounts.ts'
import { type Addresses, readAddresses } from './seed/environment.ts'
import { seedGrower } from './seed/grower.ts'
import { seedNursery } from './seed/nursery.ts'
import { appointOperators, seedOperations } from './seed/operators.ts'
import { enter, type Person } from './seed/person.ts'
import { type NurseryReceiver, startNurseryReceiver } from './seed/receiver.ts'

export type People = Readonly<Record<keyof typeof demonstrationEmails, Person>>

type Accounts = {
  /** The accounts that the console offers for sign-in with one click. */
  readonly accounts: Demonstration['accounts']
  readonly people: People
  /** Stops the servers that receive the nursery's webhooks. */
  close(): Promise<void>
}

/** A demonstration whose first account is complete while its other accounts are being filled. */
type Begun = Omit<Accounts, 'close'> & { readonly all: Promise<Accounts> }

/**
 * Creates the demonstration data on a running stack in about 10 s. A second run creates no
 * duplicates. `environment` must be `process.env` with the stack's addresses, because Google's
 * libraries read `process.env`. Throws unless the project is a `demo-` project.
 */
export async function seedDemonstration(environment: NodeJS.ProcessEnv): Promise<Accounts> {
  return (await beginDemonstration(environment)).all
}

/** Does the work of `seedDemonstration`, but resolves when the first account is complete. */
export async function beginDemonstration(environment: NodeJS.ProcessEnv): Promise<Begun> {
  const addresses = readAddresses(environment)
  const { accounts } = demonstrationOf(addresses.PROJECT_ID)
  const connection = connect(environment)
  const people = await enterAll(addresses)
  await Promise.all([
    appointOperators(people, connection),
    seedGrower(people.grower, connection.store),
  ])
  await giveUnitsBack(people)
  const all = seedRest(addresses, people, connection).then((receiver) => ({
    accounts,
    people,
    close: receiver.close,
  }))
  return { accounts, people, all }
}

async function enterAll(addresses: Addresses): Promise<People> {
  const entered = await Promise.all(
    Object.entries(demonstrationEmails).map(
      async ([name, email]) => [name, await enter(addresses, email)] as const,
    ),
  )
  return Object.fromEntries(entered) as People
}

/** Resets the grower's quota, because the demonstration sends weeks of photos in one day. */
async function giveUnitsBack({ superadmin, grower }: People): Promise<void> {
  await superadmin.plants.request('admin.resetQuota', {
    params: { uid: grower.uid },
    body: { reason: 'The photos of the demonstration are of the last weeks.' },
  })
}

async function seedRest(
  addresses: Addresses,
  people: People,
  connection: ReturnType<typeof connect>,
): Promise<NurseryReceiver> {
  const receiver = await startNurseryReceiver()
  await seedNursery(addresses, people, connection, receiver)
  await seedOperations(people, people, connection.store)
  return receiver
}
