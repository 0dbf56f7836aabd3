import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request of an outside service we play, body read. */
export interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What is answered: JSON, a page, or the way to another page. */
export type Told = { status: number; json: unknown } | { status: number; html: string } | { seeOther: string };

/** A server that runs. */
export interface Running {
  port: number;
  url: string;
  close(): Promise<void>;
}

const LIMIT_BYTES = 256 * 1024;

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT_BYTES) throw new Error('body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, told: Told): void {
  if ('seeOther' in told) response.writeHead(303, { location: told.seeOther }).end();
  else if ('html' in told)
    response
      .writeHead(told.status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; form-action *",
      })
      .end(told.html);
  else
    response
      .writeHead(told.status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(told.json));
}

/** Serves `answer` on a port (0: a free one) until closed. What it throws is 500, in words. */
export async function serve(
  options: { port: number; host: string },
  answer: (asked: Asked) => Promise<Told> | Told,
): Promise<Running> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      try {
        const url = URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/unreadable');
        send(
          response,
          await answer({ method: request.method ?? 'GET', url, headers: request.headers, body: await read(request) }),
        );
      } catch (error) {
        send(response, { status: 500, json: { error: error instanceof Error ? error.message : String(error) } });
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${options.host}:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** JSON of a body; undefined for what is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
