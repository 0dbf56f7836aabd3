import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The app a new one is written after: small, and with everything a shop has. */
const SAMPLE = 'myindibiz';

/** What an app has beside its page files: settings, server, proxy, context and the shared routes below its path. */
const isShell = (file: string): boolean =>
  !/(^|\/)(page\.tsx|next-env\.d\.ts)$/.test(file) && !/^(node_modules|public|\.next|\.turbo)\//.test(file);

const shellOf = (apps: string): string[] =>
  globSync(['*.{ts,json}', 'app/**/*.{ts,tsx}'], { cwd: path.join(apps, SAMPLE) }).filter(isShell);

/**
 * Writes what an app needs beside its page files, when there is no such app yet. Its tenant, routes, port and origin go
 * by the same name: `koperasiTenant`, `KOPERASI_ROUTES`, `KOPERASI_PORT`. Answers what it wrote, below `apps`.
 */
export function writeShell(apps: string, name: string): string[] {
  if (existsSync(path.join(apps, name, 'package.json'))) return [];
  const named = (text: string) =>
    text.replaceAll(SAMPLE.toUpperCase(), name.toUpperCase().replaceAll('-', '_')).replaceAll(SAMPLE, name);
  return shellOf(apps).map((file) => {
    const place = path.join(name, named(file));
    mkdirSync(path.dirname(path.join(apps, place)), { recursive: true });
    writeFileSync(path.join(apps, place), named(readFileSync(path.join(apps, SAMPLE, file), 'utf8')));
    return place;
  });
}
