import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './address.ts'

type Octets = [number, number, number, number]

/** The IANA IPv4 Special-Purpose Address Registry, plus multicast and reserved addresses. */
const forbiddenV4: [string, Octets, number][] = [
  ['this network', [0, 0, 0, 0], 8],
  ['private', [10, 0, 0, 0], 8],
  ['carrier-grade NAT', [100, 64, 0, 0], 10],
  ['loopback', [127, 0, 0, 0], 8],
  ['link-local and metadata', [169, 254, 0, 0], 16],
  ['private', [172, 16, 0, 0], 12],
  ['protocol assignments', [192, 0, 0, 0], 24],
  ['documentation', [192, 0, 2, 0], 24],
  ['AS112', [192, 31, 196, 0], 24],
  ['AMT', [192, 52, 193, 0], 24],
  ['6to4 relays', [192, 88, 99, 0], 24],
  ['private', [192, 168, 0, 0], 16],
  ['AS112', [192, 175, 48, 0], 24],
  ['benchmarking', [198, 18, 0, 0], 15],
  ['documentation', [198, 51, 100, 0], 24],
  ['documentation', [203, 0, 113, 0], 24],
  ['multicast', [224, 0, 0, 0], 4],
  ['reserved', [240, 0, 0, 0], 4],
]

const toNumber = (octets: Octets) => octets.reduce((sum, octet) => sum * 256 + octet, 0)
const toOctets = (value: number): Octets => [
  Math.floor(value / 2 ** 24) % 256,
  Math.floor(value / 2 ** 16) % 256,
  Math.floor(value / 2 ** 8) % 256,
  value % 256,
]

function within([, base, prefix]: (typeof forbiddenV4)[number]): fc.Arbitrary<Octets> {
  const size = 2 ** (32 - prefix)
  const offset = fc.oneof(
    fc.constantFrom(0, size - 1),
    fc.nat({ max: Math.min(size - 1, 2 ** 31 - 1) }),
  )
  return offset.map((by) => toOctets(toNumber(base) + by))
}

const anyForbiddenV4 = fc.oneof(...forbiddenV4.map(within))
const anyV4 = fc.tuple(
  fc.nat({ max: 255 }),
  fc.nat({ max: 255 }),
  fc.nat({ max: 255 }),
  fc.nat({ max: 255 }),
)
const hex = (high: number, low: number) => (high * 256 + low).toString(16)
const groups = ([a, b, c, d]: Octets) => `${hex(a, b)}:${hex(c, d)}`
const inverted = ([a, b, c, d]: Octets): Octets => [255 - a, 255 - b, 255 - c, 255 - d]

/** Every way to embed an IPv4 address in an IPv6 address. */
const embeddings: [string, (octets: Octets) => string][] = [
  ['mapped', (o) => `::ffff:${groups(o)}`],
  ['mapped, dotted', (o) => `::ffff:${o.join('.')}`],
  ['mapped, in full', (o) => `0:0:0:0:0:ffff:${groups(o)}`],
  ['compatible', (o) => `::${groups(o)}`],
  ['compatible, dotted', (o) => `::${o.join('.')}`],
  ['translated (RFC 6145)', (o) => `::ffff:0:${groups(o)}`],
  ['NAT64', (o) => `64:ff9b::${groups(o)}`],
  ['local NAT64', (o) => `64:ff9b:1::${groups(o)}`],
  ['6to4', (o) => `2002:${groups(o)}::1`],
  ['Teredo', (o) => `2001:0:4136:e378:8000:63bf:${groups(inverted(o))}`],
  ['link-local ISATAP', (o) => `fe80::5efe:${groups(o)}`],
  ['ISATAP without a prefix', (o) => `::5efe:${groups(o)}`],
]

describe('isPublicAddress rejects', () => {
  it.each(forbiddenV4)('an address in the IPv4 range %s %j/%i', (...range) => {
    fc.assert(
      fc.property(within(range), (octets) => {
        expect(isPublicAddress(octets.join('.'))).toBe(false)
      }),
    )
  })

  it.each(embeddings)(
    'an IPv6 address that embeds a forbidden IPv4 address: %s',
    (_name, embed) => {
      fc.assert(
        fc.property(anyForbiddenV4, (octets) => {
          expect(isPublicAddress(embed(octets))).toBe(false)
        }),
        { numRuns: 512 },
      )
    },
  )

  it.each(embeddings)('an IPv6 address that embeds any IPv4 address: %s', (_name, embed) => {
    fc.assert(
      fc.property(anyV4, (octets) => {
        expect(isPublicAddress(embed(octets))).toBe(false)
      }),
    )
  })

  it('every IPv6 address outside 2000::/3', () => {
    const outside = fc
      .tuple(
        fc.integer({ min: 0, max: 0xffff }).filter((group) => group >>> 13 !== 1),
        fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 7, maxLength: 7 }),
      )
      .map(([first, rest]) => [first, ...rest].map((group) => group.toString(16)).join(':'))
    fc.assert(
      fc.property(outside, (address) => {
        expect(isPublicAddress(address)).toBe(false)
      }),
    )
  })

  it.each([
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    '2a00:1450::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '3fff::1',
    '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff',
    '5f00::1',
    '255.255.255.255',
  ])('the special address %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([
    '',
    'localhost',
    '1.2.3',
    '0x8.8.8.8',
    '8.8.8.8.',
    '010.8.8.8',
    '134744072',
    '8.8.8.8:80',
    '[2a00::1]',
  ])('an address in a form that no DNS resolver returns: %j', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  )
})

describe('isPublicAddress accepts', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '169.253.255.255',
    '223.255.255.255',
    '2a00:1450:4014:80e::200e',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
  ])('the public address %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it('every IPv4 address outside the special ranges', () => {
    const outside = anyV4.filter(
      (octets) =>
        !forbiddenV4.some(([, base, prefix]) => {
          const size = 2 ** (32 - prefix)
          return Math.floor(toNumber(octets) / size) === Math.floor(toNumber(base) / size)
        }),
    )
    fc.assert(
      fc.property(outside, (octets) => {
        expect(isPublicAddress(octets.join('.'))).toBe(true)
      }),
    )
  })
})
