import type { Ports } from './ports.ts'

/**
 * Ports of which only some are there, for tests and for commands of the operator. Using another one
 * throws an error that names it.
 */
export function onlyPorts<P extends Partial<Ports>>(given: P): Ports & P {
  return new Proxy(given, {
    get(target, name, receiver) {
      // A promise asks whatever it resolves to for a `then`.
      if (Reflect.has(target, name) || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver)
      throw new Error(`The port ${name} was not given`)
    },
  }) as Ports & P
}
