import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { sendFile } from './missingFile.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function ask(draw: (response: ServerResponse) => void, method = 'GET'): Promise<Response> {
  const server = createServer((_request, response) => {
    sendFile(response);
    draw(response);
  }).listen(0);
  closing.push(() => server.close());
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method,
    headers: { connection: 'close' },
  });
}
const html = { 'content-type': 'text/html; charset=utf-8' };
const PAGE = '<html>tidak ada, ~tanda~</html>'.repeat(9);

test.each<[string, (response: ServerResponse) => void]>([
  ['at once', (response) => response.writeHead(404, html).end(PAGE)],
  [
    'by the status alone',
    (response) => {
      response.statusCode = 404;
      response.setHeaders(new Map(Object.entries(html))).end(PAGE);
    },
  ],
  [
    'in parts',
    (response) => {
      response.writeHead(404, html);
      response.write(PAGE);
      response.end();
    },
  ],
  ['compressed', (response) => response.writeHead(404, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(PAGE))],
])('a file that is not there is told in a word, where a page of it is drawn %s', async (_, draw) => {
  const answer = await ask(draw);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found\n',
  ]);
});

test('who asks for its headers gets no body', async () => {
  const answer = await ask((response) => response.writeHead(404, html).end(PAGE), 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test.each<[string, number, Record<string, string>]>([
  ['a file', 200, { 'content-type': 'image/png' }],
  ['a page', 200, html],
  ['a refusal of the API', 404, { 'content-type': 'application/json' }],
])('%s passes', async (_, status, headers) => {
  const answer = await ask((response) => {
    response.writeHead(status, headers);
    response.write('isi ');
    response.end('utuh');
  });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    status,
    headers['content-type'],
    'isi utuh',
  ]);
});
