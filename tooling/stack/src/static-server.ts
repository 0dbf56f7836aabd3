import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';

/** Serves one folder of built files over HTTP: `node static-server.ts FOLDER PORT`. Used for the built Storybook. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const root = path.resolve(process.argv[2] ?? '.');
const port = Number(process.argv[3]);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  let file = path.join(root, path.normalize(decodeURIComponent(pathname)));
  const found = file.startsWith(root) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (found?.isDirectory()) file = path.join(file, 'index.html');
  const stats = file.startsWith(root) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (!stats?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'content-length': stats.size, 'cache-control': 'no-cache' });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
});

server.listen(port, readEnvironment(process.env).SULUH_HOST);
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
