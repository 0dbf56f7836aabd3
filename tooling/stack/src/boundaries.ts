import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Workspace } from './workspace.ts';

const boundaries = (workspace: Workspace) =>
  spawnSync('turbo', ['boundaries'], { cwd: root, env: workspace.childEnv, encoding: 'utf8' });

/** A file below `package` that imports a tenant must be refused. @throws Error when it is not */
function assertBites(workspace: Workspace, within: string): void {
  const wrong = path.join(root, within, 'src/boundary-fixture/index.ts');
  mkdirSync(path.dirname(wrong), { recursive: true });
  try {
    writeFileSync(wrong, "import { mainTenant } from '@suluh/tenant/main';\nexport const wrong = mainTenant;\n");
    if (boundaries(workspace).status === 0)
      throw new Error(`turbo boundaries accepted a file of ${within} that imports a tenant.`);
  } finally {
    rmSync(path.dirname(wrong), { recursive: true, force: true });
  }
}

/** A text that names a folder of packages or apps, by which a file reads what no import shows. */
const READS_ABOVE = /['"`{/,](?:packages|apps)\//;

/** Whether a source reads a package above by its path. */
export const readsAbove = (source: string): boolean =>
  source.split('\n').some((line) => !/^\s*(\*|\/[/*])/.test(line) && READS_ABOVE.test(line));

/** Files of tooling that packages and apps build on, and that read one of these; the stack starts and tests them all. */
const circlesOfTooling = (): string[] =>
  globSync('tooling/{config,gallery,openapi-types}/{src/**/*,*}.{ts,mts,mjs}', { cwd: root }).filter((file) =>
    readsAbove(readFileSync(path.join(root, file), 'utf8')),
  );

/**
 * Imports point down only (CONTRIBUTING.md), and tooling that others build on reads none of them
 * by its path. Then proves that the check bites: a file of domain or of tooling that imports a tenant must be refused.
 * @throws Error with the report.
 */
export async function assertBoundaries(workspace: Workspace): Promise<void> {
  const result = boundaries(workspace);
  if (result.status !== 0) throw new Error(`turbo boundaries:\n${result.stdout}${result.stderr}`);
  const circles = circlesOfTooling();
  if (circles.length > 0) throw new Error(`Tooling reads what is built on it: ${circles.join(', ')}`);
  for (const within of ['packages/domain', 'tooling/config']) assertBites(workspace, within);
}
