import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { LENGTH_HEADER } from '@suluh/domain/file';
import { tellLength } from './toldLength.ts';

/** Asks a server that lets its answers say how long they are. */
async function ask(draw: (response: ServerResponse) => void, method = 'GET'): Promise<Response> {
  const server = createServer((_request, response) => {
    tellLength(response);
    draw(response);
  }).listen(0);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method,
    headers: { connection: 'close' },
  });
  server.close();
  return answer;
}
const part = (response: ServerResponse) => {
  response.statusCode = 206;
  response.setHeader(LENGTH_HEADER, '4');
  response.setHeader('content-range', 'bytes 0-3/9');
  response.write('pa');
  response.end('rt');
};

test('an answer in pieces says how long it is, where its route told', async () => {
  const answer = await ask(part);
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([206, '4', 'part']);
  expect([answer.headers.get(LENGTH_HEADER), answer.headers.get('transfer-encoding')]).toEqual([null, null]);
  expect(answer.headers.get('content-range')).toBe('bytes 0-3/9');
});

test('one that nobody reads says it too', async () => {
  expect(
    (await ask((response) => response.setHeader(LENGTH_HEADER, '4') && response.end(), 'HEAD')).headers.get(
      'content-length',
    ),
  ).toBe('4');
});

test('one that breaks off is not taken for whole', async () => {
  const answer = await ask((response) => {
    response.setHeader(LENGTH_HEADER, '4');
    response.write('pa', () => response.destroy());
  });
  await expect(answer.text()).rejects.toThrow();
});
