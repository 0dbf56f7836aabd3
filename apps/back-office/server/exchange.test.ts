import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './exchange.ts';

function fail(controller: ReadableStreamDefaultController): void {
  try {
    controller.error(new DOMException('late', 'TimeoutError'));
  } catch {
    // nobody reads it any more
  }
}

/** An answer that breaks off after its first word, as one of the API does that takes too long. */
const breakingOff = (afterMs: number) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('satu '));
        setTimeout(() => fail(controller), afterMs);
      },
      cancel: () => undefined,
    }),
  );

let answerWith: (outgoing: ServerResponse) => Promise<unknown>;
const server = createServer((_incoming, outgoing) => void answerWith(outgoing));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const call = () =>
  request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => undefined);

test('an answer that breaks off for somebody who has gone brings the server down for nobody', async () => {
  const done = new Promise<string>((resolve) => {
    answerWith = async (outgoing) => {
      await once(outgoing, 'close');
      await send(breakingOff(50), outgoing, false);
      await delay(150);
      resolve('goes on');
    };
  });
  const gone = call();
  gone.end();
  setTimeout(() => gone.destroy(), 30);
  expect(await done).toBe('goes on'); // an error nobody hears ends this process
});

test('an answer that breaks off for somebody who waits is broken off for them', async () => {
  const refused = new Promise<string>((resolve) => {
    answerWith = (outgoing) => send(breakingOff(20), outgoing, false).catch((error: Error) => resolve(error.name));
  });
  call().end();
  expect(await refused).toBe('TimeoutError');
});
