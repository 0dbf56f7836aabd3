import { createReadStream, statSync, type Stats } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';

/** Serves one folder of built files over HTTP: `node staticServer.ts FOLDER PORT`. Used for the built Storybook. */
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

/** File and its facts for a request path; undefined for a path that is broken, leads outside or names nothing. */
function fileAt(requestPath: string): { file: string; stats: Stats } | undefined {
  try {
    const { pathname } = new URL(requestPath, 'http://localhost');
    let file = path.join(root, path.normalize(decodeURIComponent(pathname)));
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) file = path.join(file, 'index.html');
    if (!file.startsWith(`${root}${path.sep}`)) return undefined;
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined; // an address or an escape that cannot be read
  }
}

const server = createServer((request, response) => {
  const found = fileAt(request.url ?? '/');
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const { file, stats } = found;
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': stats.size,
    'cache-control': 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
});

server.listen(port, readEnvironment(process.env).SULUH_HOST);
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
