import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { vitestTally, type Counted } from './tally.ts';
import { CommandFailed, CommandHung, root, runLogged, type Workspace } from './workspace.ts';

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

/**
 * Suites that take minutes: one that passed is not run again while nothing has changed that it reads (`test` in the
 * turbo.json of its package). The others take seconds, and some of them read the whole repository.
 */
export const REMEMBERED = new Set(['@suluh/api-server', '@suluh/features', '@suluh/storybook']);
/** Below the suite's folder. */
const REPORT = '.vitest/report.json';

/** What runs a suite: turbo, which remembers, or pnpm. Arguments for vitest follow. */
const runnerOf = ({ name, folder }: Suite, isRemembered: boolean): string[] =>
  isRemembered
    ? ['turbo', 'run', 'test', `--filter=${name}`, '--env-mode=loose', '--output-logs=new-only', '--']
    : ['pnpm', '--dir', folder, 'exec', 'vitest', 'run'];

/** How a suite is run. */
export interface Run {
  env?: Record<string, string>;
  /** For vitest. */
  args?: readonly string[];
  /** Whether it may be left out when it passed before and nothing it reads has changed since. */
  mayRemember?: boolean;
}

/** No test takes as long, and each file of tests says when it is done: what is silent for so long hangs. */
export const QUIET_LIMIT_MS = 240_000;

/**
 * Runs one suite; failing tests are counted, not thrown. One that hangs, as a browser may on a machine with too much to do,
 * is ended and begun once more, and `hung` tells where it stood.
 */
export async function runSuite(workspace: Workspace, suite: Suite, run: Run = {}): Promise<Counted> {
  const first = await runOnce(workspace, suite, run);
  return first.hung ? { ...(await runOnce(workspace, suite, run)), hung: first.hung } : first;
}

async function runOnce(
  workspace: Workspace,
  suite: Suite,
  { env = {}, args = [], mayRemember = false }: Run,
): Promise<Counted> {
  const report = path.join(root, suite.folder, REPORT);
  rmSync(report, { force: true });
  const beganAtMs = Date.now();
  let reason: string | undefined;
  let hung: string | undefined;
  try {
    await runLogged(
      workspace,
      `test-${path.basename(suite.folder)}`,
      [
        ...runnerOf(suite, mayRemember && REMEMBERED.has(suite.name)),
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${REPORT}`,
        ...args,
      ],
      {
        env: { NODE_ENV: 'test', NO_COLOR: '1', ...env },
        quietLimitMs: QUIET_LIMIT_MS,
      },
    );
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    reason = error.message;
    if (error instanceof CommandHung) hung = error.message;
  }
  if (!existsSync(report))
    return { passed: 0, failed: 1, reason: reason ?? 'no report was written', ...(hung ? { hung } : {}) };
  const { startedAtMs, ...tally } = vitestTally(report);
  if (hung) reason = undefined; // every test was done and told; only the program did not end by itself
  return {
    passed: tally.passed,
    failed: reason && tally.failed === 0 ? 1 : tally.failed,
    ...(reason ? { reason } : {}),
    ...(startedAtMs < beganAtMs ? { remembered: true } : {}),
  };
}
