import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Workspace } from './workspace.ts';

const boundaries = (workspace: Workspace) =>
  spawnSync('turbo', ['boundaries'], { cwd: root, env: workspace.childEnv, encoding: 'utf8' });

/**
 * Imports point down only (architecture: "Imports point down only"). Then proves that the check bites: a file of domain
 * that imports the API server must be refused.
 * @throws Error with the report.
 */
export async function assertBoundaries(workspace: Workspace): Promise<void> {
  const result = boundaries(workspace);
  if (result.status !== 0) throw new Error(`turbo boundaries:\n${result.stdout}${result.stderr}`);
  const wrong = path.join(root, 'packages/domain/src/boundary-fixture/index.ts');
  mkdirSync(path.dirname(wrong), { recursive: true });
  try {
    writeFileSync(wrong, "import { mainTenant } from '@suluh/tenant/main';\nexport const wrong = mainTenant;\n");
    if (boundaries(workspace).status === 0)
      throw new Error('turbo boundaries accepted a domain file that imports a tenant.');
  } finally {
    rmSync(path.dirname(wrong), { recursive: true, force: true });
  }
}
