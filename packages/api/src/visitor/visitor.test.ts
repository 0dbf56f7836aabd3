import { describe, expect, it } from 'vitest';
import { signedVisitor, trustedProxies, visitorAddress, visitorOf } from './index.ts';

describe('the address of a visitor', () => {
  const [visitor, proxy, balancer] = ['203.0.113.7', '10.0.0.5', '10.0.1.9'];
  it.each([
    ['no proxy of ours: who connects', '', visitor, undefined, visitor],
    ['no proxy of ours: whatever is claimed', '', visitor, '198.51.100.1', visitor],
    ['on this machine too', '', '::ffff:127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['one proxy', '1', proxy, visitor, visitor],
    ['one proxy, and a claim before it', '1', proxy, `198.51.100.1, ${visitor}`, visitor],
    ['two proxies', '2', balancer, `198.51.100.1, ${visitor}, ${proxy}`, visitor],
    ['three proxies', '3', balancer, `198.51.100.1, ${visitor}, 10.9.9.9, ${proxy}`, visitor],
    ['fewer proxies than said', '3', balancer, visitor, visitor],
    ['a proxy by its address', proxy, proxy, `198.51.100.1, ${visitor}`, visitor],
    ['proxies by their network', '10.0.0.0/16', balancer, `198.51.100.1, ${visitor}, ${proxy}`, visitor],
    ['who is not among the named ones', proxy, balancer, visitor, balancer],
    ['IPv6', 'fd00::/8', 'fd00::1', '2001:db8::5', '2001:db8::5'],
    ['no address where one should stand', '1', proxy, 'unknown', proxy],
  ])('%s', (_, setting, peer, forwarded, expected) => {
    expect(visitorAddress(peer, forwarded, trustedProxies(setting))).toBe(expected);
  });
});

describe('a signed address', () => {
  const secret = 's'.repeat(32);
  it('is believed under the same secret only', () => {
    const header = signedVisitor(secret, '203.0.113.7');
    expect(visitorOf(secret, header)).toBe('203.0.113.7');
    expect([
      visitorOf('t'.repeat(32), header),
      visitorOf(undefined, header),
      visitorOf(secret, header.replace('7;', '8;')),
      visitorOf(secret, '203.0.113.7'),
      visitorOf(secret, ''),
      visitorOf(secret, undefined),
    ]).toEqual([null, null, null, null, null, null]);
  });
});
