import type { Plugin } from 'vite';

/** An answer of the API, to a call whose path ends so or to any, or a connection that is lost. */
export type Scripted = { status: number; body: unknown; to?: string } | 'lost';

/** A request that reached the API. */
export interface Arrived {
  method: string;
  path: string;
  body: string;
}

/** Where a test says what comes next, an array of {@link Scripted}, and reads what has come: {@link Arrived}. */
export const SCRIPT_PATH = '/scripted-answers';

/** Serves /api of the page under test over HTTP: answers in the order the test has said. */
export const scriptedApi = (): Plugin => ({
  name: 'scripted-api',
  configureServer({ middlewares }) {
    let script: Scripted[] = [];
    let arrived: Arrived[] = [];
    middlewares.use((request, response, next) => {
      const path = request.url ?? '';
      if (path !== SCRIPT_PATH && !path.startsWith('/api/')) return next();
      if (path === SCRIPT_PATH && request.method === 'GET') return response.end(JSON.stringify(arrived));
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        if (path === SCRIPT_PATH) {
          script = JSON.parse(body) as Scripted[];
          arrived = [];
          return response.end();
        }
        arrived.push({ method: request.method ?? '', path, body });
        const fits = script.findIndex((each) => each === 'lost' || path.endsWith(each.to ?? ''));
        const answer = fits === -1 ? 'lost' : (script.splice(fits, 1)[0] ?? 'lost');
        if (answer === 'lost') return request.socket.destroy();
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
  },
});
