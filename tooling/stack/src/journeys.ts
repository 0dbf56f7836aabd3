import { byPortSetting } from '@suluh/config/faces';
import path from 'node:path';
import { rmSync, existsSync } from 'node:fs';
import { browserSettings, type Browsers } from './chromium.ts';
import { Stack, whenAskedToStop } from './launch.ts';
import { apiServices, appServices, backOfficeService, outsideServices } from './services.ts';
import { added, playwrightTally, type Counted } from './tally.ts';
import { CommandFailed, openWorkspace, root, runLogged, type Workspace } from './workspace.ts';

/** Where journeys play a push service: each screen its own. */
export const PUSH_PORTS = [4245, 4246] as const;

/** Ports and folder of the stack that journeys run against, apart from one that is running for a person. */
const journeySettings = (dataDir: string): Record<string, string> => ({
  SULUH_DATA_DIR: path.join(dataDir, 'journeys'),
  ...byPortSetting((port) => String(port + 200)),
  BACK_OFFICE_PORT: '3204',
  API_PORT: '4200',
  OIDC_PORT: '4210',
  SANDBOX_PORT: '4220',
  MIDTRANS_PORT: '4225',
  PRAKERJA_PORT: '4230',
  SMS_PORT: '4235',
  PUSH_SERVICES: PUSH_PORTS.map((port) => `http://127.0.0.1:${port}`).join(),
  POSTGRES_PORT: '5444',
  SMTP_PORT: '2526',
  MAILBOX_PORT: '8026',
  RATE_LIMIT_PER_MINUTE: '100000',
  AUTH_RATE_LIMIT_PER_MINUTE: '1000',
  LOG_LEVEL: 'warn',
});

/** What the played services remember, which is as old as the database they were called from. */
const outsideJournals = ['payment-sandbox.jsonl', 'prakerja.jsonl', 'sms.jsonl'];

/** Journeys that share the site with others, then those that change the whole of it; each pass has its report. */
const passesIn = (dataDir: string) => [
  { projects: ['desktop', 'phone'], report: path.join(dataDir, 'reports', 'journeys.json') },
  { projects: ['alone'], report: path.join(dataDir, 'reports', 'journeys-alone.json') },
];

/**
 * Starts a whole stack with fresh demo data, runs the journeys of e2e/ against it in Chromium, and stops it.
 * @param everyScreen every way on phone and desktop, or each on the one that matters.
 */
export async function runJourneys(
  outer: Workspace,
  browsers: Browsers,
  { everyScreen, args = [] }: { everyScreen: boolean; args?: readonly string[] },
): Promise<Counted> {
  const settings = journeySettings(outer.dataDir);
  const { DATABASE_URL: _own, ...inherited } = process.env;
  const workspace = openWorkspace({ ...inherited, ...settings });
  const passes = passesIn(outer.dataDir);
  for (const { report } of passes) rmSync(report, { force: true });
  const stack = await Stack.claim(workspace);
  whenAskedToStop(() => void stack.stop().then(() => process.exit(1)));
  const reasons: string[] = [];
  try {
    const api = apiServices(workspace.env);
    const apps = [...appServices(workspace.env, 'start'), backOfficeService(workspace.env, 'start')];
    await stack.assertPortsFree([...outsideServices(workspace.env), ...api, ...apps]);
    await stack.startDatabase({ fresh: true });
    for (const name of outsideJournals) rmSync(path.join(workspace.dataDir, name), { force: true });
    await stack.startServices(outsideServices(workspace.env)); // what the demo bought is paid at the sandbox
    for (const script of ['src/db/migrate.ts', 'scripts/demo/main.ts'])
      await runLogged(workspace, 'prepare', ['node', script], { folder: 'apps/api-server', env: stack.childEnv() });
    await stack.startServices(api);
    await stack.startServices(apps);
    for (const { projects, report } of passes) {
      try {
        await runLogged(
          workspace,
          'journeys',
          [
            'pnpm',
            '--filter',
            '@suluh/e2e',
            'exec',
            'playwright',
            'test',
            ...projects.map((name) => `--project=${name}`),
            '--pass-with-no-tests',
            ...args,
          ],
          {
            env: {
              ...stack.childEnv(),
              NODE_ENV: 'test',
              JOURNEY_REPORT: report,
              JOURNEY_SCREENS: everyScreen ? 'both' : 'one',
              ...browserSettings(browsers),
            },
          },
        );
      } catch (error) {
        if (!(error instanceof CommandFailed)) throw error;
        reasons.push(error.message);
      }
    }
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    reasons.push(error.message);
  } finally {
    await stack.stop();
  }
  const tallies = passes.map(({ report }) =>
    existsSync(report) ? playwrightTally(report) : { passed: 0, failed: 1, secondTries: 0 },
  );
  const tally = tallies.reduce((sum, each) => ({
    ...added(sum, each),
    secondTries: sum.secondTries + each.secondTries,
  }));
  if (reasons.length === 0) return tally;
  return {
    ...tally,
    failed: Math.max(1, tally.failed),
    reason: [...reasons, `See ${path.relative(root, workspace.logFolder)}.`].join('\n'),
  };
}
