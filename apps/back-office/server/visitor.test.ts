import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorOf, VISITOR_HEADER } from '@suluh/api/visitor';
import { handleStaffRequest } from '@suluh/session/staff';
import { startUpstream, type UpstreamServer } from '@suluh/session/testing';
import { watchVisitors } from '@suluh/session/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOf, send } from './exchange.ts';

const secret = 'v'.repeat(32);
let api: UpstreamServer;
const server = createServer((incoming, outgoing) => {
  void handleStaffRequest(requestOf(incoming, 'http'), api.upstream).then((answer) => send(answer, outgoing, false));
});
beforeAll(async () => {
  watchVisitors({ trustedProxies: '1', secret });
  api = await startUpstream();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await api.close();
});

/** Signs in through the back office's server, as its front hands the request on. */
const signIn = (forwardedFor: string) =>
  new Promise<void>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/staff/session',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': forwardedFor,
          [VISITOR_HEADER]: 'server;made up',
        },
      },
      (answer) => answer.resume().on('end', resolve),
    );
    call.on('error', reject).end('{}');
  });

test('the API is told each visitor by their own address, whatever they write themselves', async () => {
  await signIn('203.0.113.7');
  await signIn('198.51.100.1, 203.0.113.8');
  const told = api.arrived.map(({ headers }) => visitorOf(secret, headers[VISITOR_HEADER]));
  expect(told).toEqual(['203.0.113.7', '203.0.113.8']);
});
