import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A request as it arrived at this server, as the web names it. */
export function requestOf(incoming: IncomingMessage, scheme: string): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `${scheme}://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
    ),
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

/** Sends an answer. */
export async function send(response: Response, outgoing: ServerResponse, isHead: boolean): Promise<void> {
  if (outgoing.destroyed) return response.body?.cancel(); // whoever asked has gone; nobody would hear of what breaks later
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  if (response.body === null || isHead) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}
