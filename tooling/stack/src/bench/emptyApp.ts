import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../workspace.ts';

const FILES = {
  'package.json': '{"type":"module","private":true}',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} }, poweredByHeader: false, compress: false };`,
  'app/layout.jsx': `export default function Layout({ children }) { return <html lang="id"><body>{children}</body></html>; }`,
  'app/page.jsx': `export default function Page() { return <main><h1>Kosong</h1></main>; }`,
  'app/drawn/page.jsx': `import { connection } from 'next/server';
export default async function Page() { await connection(); return <main><h1>Kosong</h1></main>; }`,
};
const WAIT_MS = 30_000;

/**
 * The yardstick of pages: an app of the same framework with nothing in it, its page kept at `/` and drawn per request
 * at `/drawn`, started on `port` for as long as `use` lasts. @throws Error when it cannot be built or does not answer
 */
export async function withEmptyApp<Result>(
  { folder, port }: { folder: string; port: number },
  use: (origin: string, pid: number) => Promise<Result>,
): Promise<Result> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.join(root, 'apps/main/node_modules'), path.join(folder, 'node_modules'));
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The empty app could not be built: ${built.stderr}`);
  const app = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: folder, env, stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => app.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  try {
    const isReady = () => fetch(origin).then(({ ok }) => ok, () => false); // prettier-ignore
    for (const until = Date.now() + WAIT_MS; !(await isReady()); await delay(100))
      if (Date.now() > until) throw new Error('The empty app does not answer.');
    return await use(origin, app.pid!);
  } finally {
    app.kill('SIGTERM');
    await gone;
  }
}
