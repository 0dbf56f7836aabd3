import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Upstream } from '../proxy/upstream.ts';

/** One request as it arrived at the API. */
export interface Arrived {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  /** Sent as JSON; without it the answer has no body. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Wait before answering. */
  delayMs?: number;
}

/** A real HTTP server in the API's place: records what arrives and answers what the test says. */
export interface UpstreamServer {
  upstream: Upstream;
  arrived: Arrived[];
  /** Arrived requests of one path, without query. */
  to(path: string): Arrived[];
  answer(reply: (request: Arrived) => Reply): void;
  close(): Promise<void>;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** Starts the server on a free port of this machine; until told otherwise it answers 200 with an empty envelope. */
export async function startUpstream(): Promise<UpstreamServer> {
  let reply: (request: Arrived) => Reply = () => ({ status: 200, body: { success: true, data: null } });
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const record: Arrived = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    arrived.push(record);
    const { status, body, headers, delayMs } = reply(record);
    const send = () =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(body === undefined ? undefined : JSON.stringify(body));
    if (delayMs === undefined) send();
    else setTimeout(send, delayMs);
  });
  const port = await listening(server);
  return {
    upstream: { apiOrigin: `http://127.0.0.1:${port}`, clientId: 'suluh-web', clientSecret: 'rahasia' },
    arrived,
    to: (path) => arrived.filter(({ url }) => url.split('?')[0] === path),
    answer: (next) => (reply = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Where nobody listens: a server's port after it was closed. */
export async function deadUpstream(): Promise<Upstream> {
  const server = await startUpstream();
  await server.close();
  return server.upstream;
}
