import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, runLogged, type Workspace } from './workspace.ts';

/** Committed files that a script makes: the script, and where its output lies. */
const GENERATED = [
  {
    name: 'API document, types and auth marks',
    command: ['pnpm', '--filter', '@suluh/api', 'generate'],
    outputs: ['packages/api/openapi.json', 'packages/api/src/generated'],
  },
  {
    name: 'database migrations',
    command: ['pnpm', '--filter', '@suluh/api-server', 'exec', 'drizzle-kit', 'generate', '--name', 'missing'],
    outputs: ['apps/api-server/drizzle'],
  },
  {
    name: 'static files of the design system',
    command: ['pnpm', '--filter', '@suluh/ui', 'exec', 'node', 'buildStatic.ts'],
    outputs: ['packages/ui/static'],
  },
] as const;

function filesBelow(target: string): string[] {
  if (!existsSync(target)) return [];
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesBelow(path.join(target, name)));
}

const fingerprint = (outputs: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of outputs.flatMap((output) => filesBelow(path.join(root, output))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * Makes every generated file again and compares.
 * @throws Error naming what was not fresh; the fresh files are left in place.
 */
export async function assertGeneratedFresh(workspace: Workspace): Promise<void> {
  const stale: string[] = [];
  for (const { name, command, outputs } of GENERATED) {
    const before = fingerprint(outputs);
    await runLogged(workspace, 'generate', command);
    if (fingerprint(outputs) !== before) stale.push(name);
  }
  if (stale.length > 0) throw new Error(`Not fresh: ${stale.join(', ')}. They were generated again: commit them.`);
}
