import path from 'node:path';
import { rmSync, existsSync } from 'node:fs';
import { Stack, whenAskedToStop } from './launch.ts';
import { apiServices, appServices, outsideServices } from './services.ts';
import { playwrightTally, type Tally } from './tally.ts';
import { CommandFailed, openWorkspace, root, runLogged, type Workspace } from './workspace.ts';

/** Ports and folder of the stack that journeys run against, apart from one that is running for a person. */
const journeySettings = (dataDir: string): Record<string, string> => ({
  SULUH_DATA_DIR: path.join(dataDir, 'journeys'),
  MAIN_PORT: '3200',
  INTERNSHIP_PORT: '3201',
  MYINDIBIZ_PORT: '3202',
  PROGRAM_PORT: '3203',
  API_PORT: '4200',
  OIDC_PORT: '4210',
  SANDBOX_PORT: '4220',
  MIDTRANS_PORT: '4225',
  PRAKERJA_PORT: '4230',
  POSTGRES_PORT: '5444',
  SMTP_PORT: '2526',
  MAILBOX_PORT: '8026',
  RATE_LIMIT_PER_MINUTE: '100000',
  AUTH_RATE_LIMIT_PER_MINUTE: '1000',
  LOG_LEVEL: 'warn',
});

/** What the payment services remember, which is as old as the database they were called from. */
const outsideJournals = ['payment-sandbox.jsonl', 'prakerja.jsonl'];

/**
 * Starts a whole stack with fresh demo data, runs the journeys of e2e/ against it in Chromium, and stops it.
 * @param chromium path of the browser, or undefined for Playwright's own.
 */
export async function runJourneys(outer: Workspace, chromium: string | undefined, args: readonly string[] = []): Promise<Tally & { reason?: string; secondTries?: number }> {
  const settings = journeySettings(outer.dataDir);
  const { DATABASE_URL: _own, ...inherited } = process.env;
  const workspace = openWorkspace({ ...inherited, ...settings });
  const report = path.join(outer.dataDir, 'reports', 'journeys.json');
  rmSync(report, { force: true });
  const stack = await Stack.claim(workspace);
  whenAskedToStop(() => void stack.stop().then(() => process.exit(1)));
  let reason: string | undefined;
  try {
    const api = apiServices(workspace.env);
    const apps = appServices(workspace.env, 'start');
    await stack.assertPortsFree([...outsideServices(workspace.env), ...api, ...apps]);
    await stack.startDatabase({ fresh: true });
    for (const name of outsideJournals) rmSync(path.join(workspace.dataDir, name), { force: true });
    for (const script of ['src/db/migrate.ts', 'src/demo/main.ts']) await runLogged(workspace, 'prepare', ['node', script], { folder: 'apps/api-server', env: stack.childEnv() });
    await stack.startServices([...outsideServices(workspace.env), ...api]);
    await stack.startServices(apps);
    await runLogged(workspace, 'journeys', ['pnpm', '--filter', '@suluh/e2e', 'exec', 'playwright', 'test', ...args], {
      env: { ...stack.childEnv(), NODE_ENV: 'test', JOURNEY_REPORT: report, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    reason = error.message;
  } finally {
    await stack.stop();
  }
  if (!existsSync(report)) return { passed: 0, failed: 1, reason: reason ?? 'no report was written' };
  const tally = playwrightTally(report);
  return { passed: tally.passed, failed: reason && tally.failed === 0 ? 1 : tally.failed, secondTries: tally.secondTries, ...(reason ? { reason: `${reason}\nSee ${path.relative(root, workspace.logFolder)}.` } : {}) };
}
