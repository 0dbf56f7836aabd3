import type { Plugin } from 'vite';

/** An answer of the API, or a connection that is lost. */
export type Scripted = { status: number; body: unknown } | 'lost';

/** Where a test says what comes next: an array of {@link Scripted}. */
export const SCRIPT_PATH = '/scripted-answers';

/** Serves /api of the page under test over HTTP: answers in the order the test has said. */
export const scriptedApi = (): Plugin => ({
  name: 'scripted-api',
  configureServer({ middlewares }) {
    let script: Scripted[] = [];
    middlewares.use((request, response, next) => {
      const path = request.url ?? '';
      if (path !== SCRIPT_PATH && !path.startsWith('/api/')) return next();
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (path === SCRIPT_PATH) {
          script = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Scripted[];
          return response.end();
        }
        const answer = script.shift() ?? 'lost';
        if (answer === 'lost') return request.socket.destroy();
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
  },
});
