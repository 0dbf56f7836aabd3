import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { vitestTally, type Tally } from './tally.ts';
import { CommandFailed, root, runLogged, type Workspace } from './workspace.ts';

/** A workspace package with a vitest suite. */
export interface Suite {
  name: string;
  folder: string;
}

/** Every package whose package.json has a `test` script, in the order of the workspace. */
export function vitestSuites(): Suite[] {
  const folders = ['packages', 'tooling', 'apps'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  return folders.flatMap((folder) => {
    const file = path.join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, scripts } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      scripts?: Record<string, string>;
    };
    return scripts?.test ? [{ name, folder }] : [];
  });
}

/** Arguments by which a suite leaves out what runs in a browser. */
export const withoutBrowser = ({ name }: Pick<Suite, 'name'>): string[] =>
  name === '@suluh/features' ? ['--project', 'node'] : [];

/** Runs one suite; failing tests are counted, not thrown. @returns its tally, and the log when something failed. */
export async function runSuite(
  workspace: Workspace,
  suite: Suite,
  { env = {}, args = [] }: { env?: Record<string, string>; args?: readonly string[] } = {},
): Promise<Tally & { reason?: string }> {
  const report = path.join(workspace.dataDir, 'reports', `${path.basename(suite.folder)}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  let reason: string | undefined;
  try {
    await runLogged(
      workspace,
      `test-${path.basename(suite.folder)}`,
      [
        'pnpm',
        '--dir',
        suite.folder,
        'exec',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${report}`,
        ...args,
      ],
      {
        env: { NODE_ENV: 'test', NO_COLOR: '1', ...env },
      },
    );
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    reason = error.message;
  }
  if (!existsSync(report)) return { passed: 0, failed: 1, reason: reason ?? 'no report was written' };
  const tally = vitestTally(report);
  return {
    passed: tally.passed,
    failed: reason && tally.failed === 0 ? 1 : tally.failed,
    ...(reason ? { reason } : {}),
  };
}
