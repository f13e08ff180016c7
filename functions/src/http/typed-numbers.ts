const typedNumber = /^type\.googleapis\.com\/google\.protobuf\.U?Int64Value$/
const wholeNumber = /^-?\d+$/

/** No field of the contract is nested deeper. Unlimited recursion would exhaust the stack. */
const levelsMax = 8

/**
 * Converts the typed numbers of native callable clients (Swift's `Int`, Kotlin's `Long`) to plain
 * ones: `{ "@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "3" }`. By hand,
 * because firebase-functions decodes only bodies that its own server has parsed.
 */
export function withPlainNumbers(value: unknown, levels = levelsMax): unknown {
  if (typeof value !== 'object' || value === null || levels === 0) return value
  if (Array.isArray(value)) return value.map((member) => withPlainNumbers(member, levels - 1))
  const number = plainNumber(value)
  if (number !== undefined) return number
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withPlainNumbers(member, levels - 1)]),
  )
}

function plainNumber(wrapper: object): number | undefined {
  if (!('@type' in wrapper && 'value' in wrapper)) return undefined
  const { '@type': type, value } = wrapper
  if (typeof type !== 'string' || !typedNumber.test(type)) return undefined
  return typeof value === 'string' && wholeNumber.test(value) ? Number(value) : undefined
}
