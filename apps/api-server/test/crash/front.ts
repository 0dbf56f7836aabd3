import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in front of several processes: hands each call to the next of them, and names who called. */
export interface Front {
  url: string;
  close(): Promise<void>;
}

/**
 * A front as one is run before the API: it takes the caller's address from the connection, here from `x-caller`, and
 * leaves out whatever the caller claims of it.
 * @param ports of the processes on this machine, in turns
 */
export async function startFront(ports: readonly number[]): Promise<Front> {
  let turn = 0;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const server = http.createServer((request, response) => {
    const { 'x-caller': caller, 'x-forwarded-for': _claimed, ...headers } = request.headers;
    const sent = http.request(
      {
        host: '127.0.0.1',
        port: ports[turn++ % ports.length],
        method: request.method,
        path: request.url,
        headers: { ...headers, 'x-forwarded-for': String(caller ?? '192.0.2.1') },
        agent,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    sent.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
