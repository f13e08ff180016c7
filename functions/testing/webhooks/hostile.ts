/** Addresses outside the public internet, in a form that DNS resolvers return. */
const privateAddresses = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.127.127.127',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
] as const

type Spell = (octets: [number, number, number, number]) => string

const number = ([a, b, c, d]: Parameters<Spell>[0]) => ((a * 256 + b) * 256 + c) * 256 + d
const hex = (value: number) => value.toString(16)
const group = (high: number, low: number) => hex(high * 256 + low)

/** Forms of an IPv4 address that URL parsers accept. The last forms embed the address in IPv6. */
const spellings: Spell[] = [
  (octets) => octets.join('.'),
  (octets) => `${octets.join('.')}.`,
  (octets) => String(number(octets)),
  (octets) => `0x${hex(number(octets))}`,
  (octets) => `0${number(octets).toString(8)}`,
  (octets) => octets.map((octet) => `0x${hex(octet)}`).join('.'),
  (octets) => octets.map((octet) => `0${octet.toString(8)}`).join('.'),
  ([a, b, c, d]) => `${a}.${b * 65_536 + c * 256 + d}`,
  ([a, b, c, d]) => `0x${hex(a)}.${b}.0${(c * 256 + d).toString(8)}`,
  (octets) => octets.join('。'),
  (octets) =>
    octets.join('.').replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (octets) => octets.join('.').replaceAll(/\d/g, (digit) => `%3${digit}`),
  (octets) => `[::ffff:${octets.join('.')}]`,
  (octets) => `[::${octets.join('.')}]`,
  ([a, b, c, d]) => `[::ffff:${group(a, b)}:${group(c, d)}]`,
  ([a, b, c, d]) => `[64:ff9b::${group(a, b)}:${group(c, d)}]`,
  ([a, b, c, d]) => `[64:ff9b:1::${group(a, b)}:${group(c, d)}]`,
  ([a, b, c, d]) => `[2002:${group(a, b)}:${group(c, d)}::1]`,
  ([a, b, c, d]) => `[2001:0:0:1:0:0:${group(255 - a, 255 - b)}:${group(255 - c, 255 - d)}]`,
]

const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ｌｏｃａｌｈｏｓｔ',
  'app.localhost',
  'app.localhost.',
  'metadata.google.internal',
  'metadata.google.internal.',
  'METADATA.google.INTERNAL',
  'instance-data.ec2.internal',
  'printer.local',
  'db.prod.internal',
  '[::]',
  '[::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
]

/** URLs that the registration of a webhook must reject. */
export function hostileUrls(port: number): string[] {
  const literals = privateAddresses.flatMap((address) => {
    const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
    return spellings.map((spell) => spell([a, b, c, d]))
  })
  const hosts = [...new Set([...literals, ...names])]
  return [
    ...hosts.map((host) => `https://${host}:${port}/latest/meta-data/`),
    ...['http', 'ftp', 'gopher', 'ws', 'wss', 'file'].map(
      (scheme) => `${scheme}://hooks.example.com:${port}/`,
    ),
    `http://127.0.0.1:${port}/`,
    `https://user:password@hooks.example.com:${port}/`,
    `https://hooks.example.com:${port}@127.0.0.1:${port}/`,
    `//127.0.0.1:${port}/`,
    'javascript:alert(1)',
    'data:text/plain,hello',
  ]
}

/** Hostile DNS answers: private addresses in every form of IPv6. */
export function hostileAnswers(): string[] {
  return privateAddresses.flatMap((address) => {
    const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
    const tail = `${group(a, b)}:${group(c, d)}`
    return [
      address,
      `::ffff:${address}`,
      `::${tail}`,
      `64:ff9b::${tail}`,
      `2002:${tail}::`,
      `2001:0:0:1:0:0:${group(255 - a, 255 - b)}:${group(255 - c, 255 - d)}`,
    ]
  })
}
