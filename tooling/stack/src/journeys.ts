import { byPortSetting } from '@suluh/config/faces';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { rmSync, existsSync } from 'node:fs';
import { browserSettings, type Browsers } from './chromium.ts';
import { Stack, whenAskedToStop } from './launch.ts';
import { apiServices, appServices, backOfficeService, outsideServices } from './services.ts';
import { QUIET_LIMIT_MS } from './suites.ts';
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

const E2E = path.join(root, 'e2e');
/** Journeys that share the site with others, then those that change the whole of it: tasks of e2e/, each with its report. */
const PASSES = ['journeys', 'journeys:alone'].map((task) => ({
  task,
  report: path.join(E2E, '.reports', `${task.replace(':', '-')}.json`),
}));

/** How e2e/ is told what to do, in words that decide whether a pass is remembered (e2e/turbo.json), and where to report. */
const passSettings = (
  browsers: Browsers,
  { everyScreen, mayRetry = false }: Pick<JourneyRun, 'everyScreen' | 'mayRetry'>,
  report: string,
): Record<string, string> => ({
  NODE_ENV: 'test',
  JOURNEY_REPORT: report,
  JOURNEY_SCREENS: everyScreen ? 'both' : 'one',
  JOURNEY_RETRIES: mayRetry ? '1' : '0',
  ...browserSettings(browsers),
});

/** What runs a pass that may be remembered. */
const remembering = (task: string): string[] =>
  `turbo run ${task} --filter=@suluh/e2e --env-mode=loose --output-logs=new-only`.split(' ');

/** What runs a pass. */
const passCommand = (
  task: string,
  { args = [], mayRemember = false }: Pick<JourneyRun, 'args' | 'mayRemember'>,
): string[] => (mayRemember ? remembering(task) : ['pnpm', '--dir', E2E, 'run', task, ...args]);

/** Whether a pass has passed before with all that it reads as it is now. */
function isRemembered({ childEnv }: Workspace, task: string, settings: Record<string, string>): boolean {
  const [program = '', ...asked] = [...remembering(task), '--dry=json'];
  const told = execFileSync(program, asked, { cwd: root, env: { ...childEnv, ...settings }, maxBuffer: 64 * 2 ** 20 });
  const { tasks } = JSON.parse(told.toString()) as { tasks: { taskId: string; cache: { status: string } }[] };
  return tasks.some(({ taskId, cache }) => taskId === `@suluh/e2e#${task}` && cache.status === 'HIT');
}

/** What both passes counted. */
function talliesOf(): Counted {
  const tallies = PASSES.map(({ report }) =>
    existsSync(report) ? playwrightTally(report) : { passed: 0, failed: 1, secondTries: 0 },
  );
  return tallies.reduce((sum, each) => ({ ...added(sum, each), secondTries: sum.secondTries + each.secondTries }));
}

/** How journeys are run. */
interface JourneyRun {
  /** Every way on phone and desktop, or each on the one that matters. */
  everyScreen: boolean;
  /** For Playwright. */
  args?: readonly string[];
  /** Whether a journey that fails is tried a second time, which `secondTries` tells. */
  mayRetry?: boolean;
  /** Whether they may be left out when all of them passed before and nothing they read has changed since. */
  mayRemember?: boolean;
}

/** Starts a whole stack with fresh demo data, runs the journeys of e2e/ against it in Chromium, and stops it. */
export async function runJourneys(
  outer: Workspace,
  browsers: Browsers,
  { everyScreen, args = [], mayRetry = false, mayRemember = false }: JourneyRun,
): Promise<Counted> {
  const settings = journeySettings(outer.dataDir);
  const { DATABASE_URL: _own, ...inherited } = process.env;
  const workspace = openWorkspace({ ...inherited, ...settings });
  for (const { report } of PASSES) rmSync(report, { force: true });
  const settingsOf = (report: string) => passSettings(browsers, { everyScreen, mayRetry }, report);
  if (mayRemember && PASSES.every(({ task, report }) => isRemembered(outer, task, settingsOf(report)))) {
    for (const { task, report } of PASSES)
      await runLogged(outer, 'journeys', remembering(task), { env: settingsOf(report) });
    return { ...talliesOf(), remembered: true };
  }
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
    for (const { task, report } of PASSES) {
      try {
        await runLogged(workspace, 'journeys', passCommand(task, { args, mayRemember }), {
          env: { ...stack.childEnv(), ...settingsOf(report) },
          ...(args.includes('--ui') ? {} : { quietLimitMs: QUIET_LIMIT_MS }),
        });
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
  const tally = talliesOf();
  if (reasons.length === 0) return tally;
  return {
    ...tally,
    failed: Math.max(1, tally.failed),
    reason: [...reasons, `See ${path.relative(root, workspace.logFolder)}.`].join('\n'),
  };
}
