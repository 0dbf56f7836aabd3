import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';
import { siteOrigins } from '@suluh/config/origins';
import { assertFitFor } from '@suluh/config/production';
import { handleStaffRequest } from '@suluh/session/staff';
import { watchVisitors } from '@suluh/session/visitor';
import { requestOf, send } from './exchange.ts';
import { pageAge, PAGE_AGE_PATH } from './pageAge.ts';
import { fileResponse, pageResponse, readPages, type BuiltPages } from './pages.ts';

/**
 * The server of the back office: its pages, and the API for them from the same origin, so that no token reaches a script
 * (tooling/decisions/0043). `--dev` makes the pages anew as they change.
 */
const env = readEnvironment(process.env);
assertFitFor('backOffice', env);
const folder = path.resolve(import.meta.dirname, '..');
const scheme = new URL(env.BACK_OFFICE_ORIGIN).protocol.slice(0, -1);
const origins = { storageUrl: env.STORAGE_URL, siteOrigin: siteOrigins(env).main };
const upstream = {
  apiOrigin: env.API_ORIGIN,
  clientId: env.CLIENT_ID,
  clientSecret: env.CLIENT_SECRET,
  visitorSecret: env.VISITOR_SECRET,
};
watchVisitors({ trustedProxies: env.TRUSTED_PROXIES, secret: env.VISITOR_SECRET });

const isDev = process.argv.includes('--dev');
const vite = isDev
  ? await (await import('vite')).createServer({ root: folder, appType: 'custom', server: { middlewareMode: true } })
  : null;
const built: BuiltPages | null = isDev ? null : await readPages(path.join(folder, 'dist'));

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/health') return new Response('ok');
  if (pathname === PAGE_AGE_PATH) return pageAge(request, origins.siteOrigin);
  if (pathname.startsWith('/api/')) return handleStaffRequest(request, upstream);
  const file = built?.files.get(pathname);
  if (file) return fileResponse(file, request.headers.get('accept-encoding'));
  if (pathname.startsWith('/assets/')) return new Response('Not found', { status: 404 });
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
  if (built) return pageResponse(built.page, origins);
  const page = await vite!.transformIndexHtml(pathname, await readFile(path.join(folder, 'index.html'), 'utf8'));
  const response = pageResponse(page, origins);
  response.headers.delete('content-security-policy'); // hot reload writes scripts of its own
  return response;
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    await send(await answer(requestOf(incoming, scheme)), outgoing, incoming.method === 'HEAD');
  } catch (error) {
    if (outgoing.destroyed) return; // whoever asked has gone
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
}

const server = createServer((incoming, outgoing) => {
  if (vite && !/^\/(?:api|site)\//.test(incoming.url ?? ''))
    vite.middlewares(incoming, outgoing, () => void serve(incoming, outgoing));
  else void serve(incoming, outgoing);
});
// Browsers name the local host so; 127.0.0.1 alone would not answer those that take the other address first.
server.listen(env.BACK_OFFICE_PORT, env.SULUH_HOST === '127.0.0.1' ? 'localhost' : env.SULUH_HOST);

const SHUTDOWN_MS = 4_000;
function stop(): void {
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
