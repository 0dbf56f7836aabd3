import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { asideTexts } from './asideTexts.ts';
import { sendLean } from './drawnPage.ts';
import type { DrawnAnswer } from './wholeNotFound.ts';

const CSS = '.a{color:red}'.repeat(30);
const texts = asideTexts();
const SIGN = texts.signOf('sc-1', CSS);
const PAGE = `<body><style>${SIGN}</style><script>self.__next_f.push([1,"${SIGN}"])</script></body>`;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Draw = (response: ServerResponse, request: IncomingMessage) => void;

const sameAgain = (drawn: DrawnAnswer) => Promise.resolve(drawn);

/** Asks a server whose answers are let out lean. */
async function ask(
  draw: Draw,
  { isCompressing = true, method = 'GET', accept = 'gzip', whole = sameAgain } = {},
): Promise<Response> {
  const listen: RequestListener = (request, response) => {
    sendLean({ request, response, isCompressing, texts, whole, onError: vi.fn<() => void>() });
    draw(response, request);
  };
  const server = createServer(listen).listen(0);
  closing.push(() => server.close());
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method,
    headers: { 'accept-encoding': accept, connection: 'close' },
    redirect: 'manual',
  });
}
const html = (response: ServerResponse) => response.setHeader('content-type', 'text/html; charset=utf-8');
const drawPage: Draw = (response) => {
  html(response).flushHeaders();
  response.write(PAGE.slice(0, 50));
  response.write(Buffer.from(PAGE.slice(50, 90)), () => response.end(PAGE.slice(90)));
};

test('a page comes whole, its stylesheets once, compressed', async () => {
  const answer = await ask(drawPage);
  const text = await answer.text();
  expect(text.split('color:red')).toHaveLength(31);
  expect(text).toContain('__t(0)');
  expect([...answer.headers]).toEqual(expect.arrayContaining([['content-encoding', 'gzip'], ['vary', 'accept-encoding']])); // prettier-ignore
});

test.each([
  ['a front compresses', { isCompressing: false }],
  ['the browser takes none', { accept: 'identity' }],
  ['the browser refuses it', { accept: 'gzip;q=0' }],
])('a page is sent as it is read when %s', async (_, how) => {
  const answer = await ask(drawPage, how);
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(Number(answer.headers.get('content-length'))).toBe((await answer.text()).length);
});

test('the app is asked for a page that is not compressed', async () => {
  const answer = await ask((response, { headers }) => html(response).end(String(headers['accept-encoding'])));
  expect(await answer.text()).toBe('undefined');
});

test('the data of a page comes with its texts', async () => {
  const answer = await ask((response) => {
    response.setHeader('content-type', 'text/x-component').write(`0:["${SIGN.slice(0, 5)}`);
    response.end(`${SIGN.slice(5)}"]`);
  });
  expect(await answer.text()).toBe(`0:["${CSS}"]`);
});

test('what is no page passes as it comes', async () => {
  const answer = await ask((response) => {
    response.setHeader('content-type', 'text/css').write('satu ');
    response.end('dua');
  });
  expect(await answer.text()).toBe('satu dua');
});

test('a page that is compressed already, as that of another app, passes', async () => {
  const answer = await ask((response) => {
    html(response).setHeader('content-encoding', 'identity');
    response.end(PAGE);
  });
  expect(await answer.text()).toBe(PAGE);
});

test('status and headers that come in one go are kept', async () => {
  const answer = await ask((response) => {
    response.writeHead(404, { 'content-type': 'text/html', 'x-page': 'ya' });
    response.end(PAGE);
  });
  expect([answer.status, answer.headers.get('x-page'), answer.headers.get('content-encoding')]).toEqual([404, 'ya', 'gzip']); // prettier-ignore
  expect(await answer.text()).toContain('__t(0)');
});

test('HEAD and redirects have no body', async () => {
  const head = await ask((response) => html(response).end(), { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const moved = await ask((response) => response.writeHead(308, { location: 'http://127.0.0.1:9/' }).end());
  expect(moved.status).toBe(308);
});

test('another page may stand in the place of the one that was drawn, with its own status and texts', async () => {
  const whole = (drawn: DrawnAnswer) => Promise.resolve({ ...drawn, status: 404, body: Buffer.from(PAGE) });
  const answer = await ask((response) => html(response).end('<html>'), { whole });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, 'gzip']);
  expect(await answer.text()).toContain('color:red');
});

test('the data of a page is never another page', async () => {
  const whole = vi.fn<typeof sameAgain>(sameAgain);
  await ask((response) => response.setHeader('content-type', 'text/x-component').end('0:[]'), { whole });
  expect(whole).not.toHaveBeenCalled();
});
