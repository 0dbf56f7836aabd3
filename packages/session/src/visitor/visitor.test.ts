import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedVisitor, VISITOR_HEADER } from '@suluh/api/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleVisitor, watchVisitors } from './index.ts';

const secret = 'v'.repeat(32);

test.each([
  ['a made-up address is dropped', { 'x-forwarded-for': '198.51.100.1' }, '', '203.0.113.7'],
  ['a made-up header of ours is dropped', { [VISITOR_HEADER]: 'server;abc' }, '', '203.0.113.7'],
  ['a proxy of ours is believed', { 'x-forwarded-for': '198.51.100.1' }, '203.0.113.7', '198.51.100.1'],
  [
    'an app that forwards is believed',
    { [VISITOR_HEADER]: signedVisitor(secret, '198.51.100.2'), 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
    '',
    '198.51.100.2',
  ],
])('%s', (_, headers, trustedProxies, address) => {
  const arrived = { headers: { ...headers } as Record<string, string> };
  settleVisitor(arrived, '203.0.113.7', { trustedProxies, secret });
  expect(arrived.headers).toEqual({ 'x-forwarded-for': address, [VISITOR_HEADER]: signedVisitor(secret, address) });
});

test('without a secret nothing is signed', () => {
  const arrived = { headers: { [VISITOR_HEADER]: 'server;abc' } as Record<string, string> };
  settleVisitor(arrived, '203.0.113.7', { trustedProxies: '', secret: undefined });
  expect(arrived.headers).toEqual({ 'x-forwarded-for': '203.0.113.7' });
});

const seen: unknown[] = [];
const server = createServer(
  (message, response) => void (seen.push(message.headers['x-forwarded-for']), response.end()),
);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test('every request of the process is settled before it is handled', async () => {
  watchVisitors({ trustedProxies: '', secret });
  await new Promise((resolve) =>
    request(
      {
        port: (server.address() as AddressInfo).port,
        host: '127.0.0.1',
        headers: { 'x-forwarded-for': '198.51.100.1' },
      },
      resolve,
    ).end(),
  );
  expect(seen).toEqual(['127.0.0.1']);
});
