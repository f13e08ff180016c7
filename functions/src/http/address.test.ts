import { describe, expect, it } from 'vitest'
import { clientAddress } from './address.ts'

describe('the address of a client', () => {
  it.each([
    [
      'is the last entry of the header, which the proxy wrote',
      '6.6.6.6, 203.0.113.7',
      0,
      '203.0.113.7',
    ],
    [
      'is the entry to the left of the entries of our own proxies',
      '6.6.6.6, 203.0.113.7, 10.0.0.1',
      1,
      '203.0.113.7',
    ],
    [
      'is the address of the connection if there are too few entries',
      '203.0.113.7',
      1,
      '127.0.0.1',
    ],
    ['is the address of the connection if there is no header', undefined, 0, '127.0.0.1'],
    ['is the /64 of an IPv6 address', '2001:DB8:0:1:2:3:4:5', 0, '2001:db8:0:1::/64'],
    ['is the /64 of a shortened IPv6 address', '2001:db8::5', 0, '2001:db8:0:0::/64'],
    ['is the same /64 in every notation', '2001:0db8:0000::0:5', 0, '2001:db8:0:0::/64'],
    ['keeps an IPv4 address inside IPv6', '::ffff:203.0.113.7', 0, '::ffff:203.0.113.7'],
  ])('%s', (_promise, forwardedFor, hops, address) => {
    expect(clientAddress(forwardedFor, '127.0.0.1', hops)).toBe(address)
  })

  const balancer = '198.51.100.1'
  it.each([
    [
      'is the entry to the left of the load balancer',
      '6.6.6.6, 203.0.113.7, 198.51.100.1, 10.0.0.1',
      '203.0.113.7',
    ],
    ['is found also past the load balancer', '6.6.6.6, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [
      'cannot be invented by a client that goes past the load balancer and names it',
      '6.6.6.6, 198.51.100.1, 203.0.113.7, 10.0.0.1',
      '203.0.113.7',
    ],
  ])('%s', (_promise, forwardedFor, address) => {
    expect(clientAddress(forwardedFor, '127.0.0.1', 1, balancer)).toBe(address)
  })

  it('is cut to a maximum length', () => {
    expect(clientAddress('x'.repeat(10_000), undefined, 0)).toHaveLength(45)
  })
})
