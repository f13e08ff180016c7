import { describe, expect, it } from 'vitest'
import { canonicalUrl, webhookTarget } from './url.ts'

const production = { allowsLocalhost: false }
const demo = { allowsLocalhost: true }
const kindOf = (url: string, settings = production) => webhookTarget(url, settings).kind

describe('allowed webhook URLs', () => {
  it.each([
    'https://example.com',
    'https://example.com:8443/hooks?tenant=1',
    'https://hooks.example.com/a/b',
    'https://localhost.example.com/',
    'https://internal.example.com/',
    'https://xn--bcher-kva.example/',
  ])('accepts %s', (url) => expect(kindOf(url)).toBe('PUBLIC'))
})

describe('forbidden webhook URLs', () => {
  it.each([
    ['no URL', 'example.com'],
    ['relative', '/hooks'],
    ['plain http', 'http://example.com/'],
    ['another scheme', 'ftp://example.com/'],
    ['file', 'file:///etc/passwd'],
    ['javascript', 'javascript:alert(1)'],
    ['a user', 'https://user@example.com/'],
    ['a password', 'https://:secret@example.com/'],
    ['a host hidden behind a user', 'https://example.com@127.0.0.1/'],
    ['IPv4', 'https://127.0.0.1/'],
    ['public IPv4', 'https://8.8.8.8/'],
    ['IPv4 as a number', 'https://2130706433/'],
    ['IPv4 in hexadecimal', 'https://0x7f000001/'],
    ['IPv4 in mixed bases', 'https://0x7f.1/'],
    ['IPv4 in octal', 'https://0177.0.0.1/'],
    ['IPv4 with missing parts', 'https://127.1/'],
    ['IPv4 with a final dot', 'https://127.0.0.1./'],
    ['full-width digits', 'https://１２７.０.０.１/'],
    ['ideographic full stops', 'https://127。0。0。1/'],
    ['circled digits', 'https://①②⑦.⓪.⓪.①/'],
    ['escaped digits', 'https://%31%32%37.0.0.1/'],
    ['IPv6', 'https://[::1]/'],
    ['mapped IPv6', 'https://[::ffff:127.0.0.1]/'],
    ['public IPv6', 'https://[2606:4700:4700::1111]/'],
    ['localhost', 'https://localhost/'],
    ['localhost in capitals', 'https://LOCALHOST/'],
    ['localhost with a dot', 'https://localhost./'],
    ['a name under localhost', 'https://a.localhost/'],
    ['a name under localhost with a dot', 'https://a.localhost./'],
    ['the metadata server', 'https://metadata.google.internal/computeMetadata/v1/'],
    ['the metadata server with a dot', 'https://metadata.google.internal./'],
    ['a name of the local network', 'https://printer.local/'],
    ['full-width localhost', 'https://ｌｏｃａｌｈｏｓｔ/'],
  ])('rejects %s: %s', (_name, url) => {
    expect(kindOf(url)).toBe('FORBIDDEN')
    expect(kindOf(url, demo)).toBe('FORBIDDEN')
  })
})

describe('a demo project', () => {
  it('accepts a receiver on localhost with a port', () => {
    expect(kindOf('http://localhost:8787/hook', demo)).toBe('LOCAL')
    expect(kindOf('http://localhost:8787/hook', production)).toBe('FORBIDDEN')
  })

  it.each([
    'http://localhost/',
    'http://localhost.:8787/',
    'http://a.localhost:8787/',
    'http://user@localhost:8787/',
    'http://127.0.0.1:8787/',
    'http://[::1]:8787/',
    'http://2130706433:8787/',
    'https://localhost:8787/',
    'http://example.com:8787/',
  ])('rejects the URL %s', (url) => expect(kindOf(url, demo)).toBe('FORBIDDEN'))
})

it('gives two spellings of one URL the same canonical form', () => {
  const one = canonicalUrl('https://Example.com:443/a#b')
  expect(one).toBe(canonicalUrl('https://example.com/a'))
  expect(one).not.toBe(canonicalUrl('https://example.com/a/'))
})
