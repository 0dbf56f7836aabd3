import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** An answer of the API, or a connection that is lost; `late` by so many milliseconds. */
export type Scripted = { status: number; body: unknown; lateMs?: number; headers?: Record<string, string> } | 'lost';

/** What a page asked of the API. */
export interface Asked {
  method: string;
  /** Path and query, readable. */
  url: string;
  path: string;
  /** An object of a JSON body, else text; null for none. */
  body: unknown;
  headers: Record<string, string>;
}

/** Where a test says what comes next for a page (PUT), and reads what it asked (GET). */
export const SCRIPT_PATH = '/scripted-answers';

/**
 * Answers by method and path, such as 'POST /api/cart'. The last of a list is said again for as long as it is asked;
 * what no list knows is a lost connection. A key such as '* /answer' is for every call whose path ends so, '*' for every
 * call; the answers of these are each said once, and then the connection is lost.
 */
export type Script = Readonly<Record<string, readonly Scripted[]>>;

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/**
 * What becomes of an answer that could not be given. A page that goes while it sends is nobody's fault, and any other is
 * told to who asked: an error handed on would lie over the page as Vite's own notice, where no later test can press anything.
 */
const failed =
  (request: IncomingMessage, response: ServerResponse) =>
  (error: unknown): void => {
    if (!request.complete || response.headersSent) return;
    json(response, 500, { success: false, code: 500, status: 'INTERNAL', message: String(error) });
  };

/** Serves /api of the page under test over HTTP: answers as the test has said. One page at a time. */
export const scriptedApi = (): Plugin => ({
  name: 'scripted-api',
  configureServer({ middlewares }) {
    let answers = new Map<string, Scripted[]>();
    let asked: Asked[] = [];

    function prepare(script: Script): void {
      answers = new Map(Object.entries(script).map(([call, list]) => [call, [...list]]));
      asked = [];
    }
    const anyTo = (path: string): Scripted[] | undefined =>
      [...answers].find(
        ([call, list]) => call.startsWith('* ') && path.endsWith(call.slice(2)) && list.length > 0,
      )?.[1] ?? answers.get('*');
    async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const [method, url] = [request.method ?? '', decodeURIComponent(request.url ?? '')];
      const path = url.split('?')[0] ?? '';
      const body = await textOf(request);
      const headers = request.headers as Record<string, string>;
      asked.push({
        method,
        url,
        path,
        body: headers['content-type']?.includes('json') ? (JSON.parse(body) as unknown) : body || null,
        headers,
      });
      const list = answers.get(`${method} ${path}`);
      const next = (list ? (list.length > 1 ? list.shift() : list[0]) : anyTo(path)?.shift()) ?? 'lost';
      if (next === 'lost') return void request.socket.end('?'); // no HTTP: merely cut, a browser would ask again by itself
      if (next.lateMs) await new Promise((resolve) => setTimeout(resolve, next.lateMs));
      json(response, next.status, next.body, next.headers);
    }
    middlewares.use((request, response, next) => {
      const path = request.url ?? '';
      if (path.startsWith('/api/')) void answer(request, response).catch(failed(request, response));
      else if (path !== SCRIPT_PATH) next();
      else if (request.method === 'GET') json(response, 200, asked);
      else
        void textOf(request)
          .then((text) => {
            prepare(JSON.parse(text) as Script);
            json(response, 200, null);
          })
          .catch(failed(request, response));
    });
  },
});
