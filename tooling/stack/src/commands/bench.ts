import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withEmptyApp } from '../bench/emptyApp.ts';
import { changesBetween, keepFigure, keepingIn, readFigures } from '../bench/figures.ts';
import { measurePages } from '../bench/pages.ts';
import { ensureChromium } from '../chromium.ts';
import { Stack, whenAskedToStop } from '../launch.ts';
import { paidCourseId, shopper } from '../benchLearner.ts';
import { checkoutLimits, isWithin, PUBLIC_LIMITS, type PageLimit } from '../pageLimits.ts';
import { weighPage } from '../pageWeight.ts';
import { Registry } from '../registry.ts';
import { Report } from '../report.ts';
import { apiServices, appServices, outsideServices } from '../services.ts';
import { openWorkspace, root, runLogged } from '../workspace.ts';

/**
 * `npm run bench`: the API beside a bare server at 1,000, 10,000 and 100,000 courses, then the weight of each group of
 * components, of the main pages, and of the pages a signed-in learner buys on, what pages cost beside empty ones, whole
 * visits, what course cards cost in scripting, and how soon pages are seen on a slow line. The figures are kept in
 * `.suluh/bench/figures.jsonl`; `npm run bench -- compare FILE` says what changed since those of FILE, beyond noise.
 * Ratios against a limit measured in the same run; absolute figures depend on the machine.
 */
const DEMO_LEARNER = { email: 'rani@suluh.example', password: 'Belajar123' };

const EMPTY_PORT = 3390;

/** Pages most people see first. */
const SEEN_PAGES = PUBLIC_LIMITS.filter(({ name }) => ['home', 'listing', 'course'].includes(name)).map(
  ({ path: address }) => address,
);

const report = new Report();
const figuresFile = path.join(root, '.suluh/bench/figures.jsonl');

if (process.argv[2] === 'compare') {
  const changes = changesBetween(readFigures(process.argv[3] ?? ''), readFigures(figuresFile));
  report.table([
    ['what changed', 'before', 'after', ''],
    ...changes.map(({ name, unit, before, after, isBetter }) => [
      name,
      `${before.toFixed(1)} ${unit}`,
      `${after.toFixed(1)} ${unit}`,
      isBetter ? 'better' : 'WORSE',
    ]),
  ]);
  process.exit(changes.some(({ isBetter }) => !isBetter) ? 1 : 0);
}

mkdirSync(path.dirname(figuresFile), { recursive: true });
rmSync(figuresFile, { force: true });
Object.assign(process.env, keepingIn(figuresFile));
/** Of the pages alone, when nothing else is to be measured. */
const isPagesAlone = process.argv[2] === 'pages';
const workspace = openWorkspace({
  ...process.env,
  COMPRESS: 'off',
  AUTH_RATE_LIMIT_PER_MINUTE: '1000',
  SULUH_DATA_DIR: '.suluh/bench',
  MAIN_PORT: '3300',
  API_PORT: '4300',
  OIDC_PORT: '4310',
  SANDBOX_PORT: '4320',
  PRAKERJA_PORT: '4330',
  SMS_PORT: '4335',
  POSTGRES_PORT: '5455',
  SMTP_PORT: '2527',
  MAILBOX_PORT: '8027',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
});

if (!isPagesAlone) {
  report.line('API beside a bare Fastify + pg server');
  const code = await new Promise<number>((resolve) => {
    const child = spawn('node', ['scripts/bench/main.ts'], {
      cwd: path.join(root, 'apps/api-server'),
      env: workspace.childEnv,
      stdio: 'inherit',
    });
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) process.exit(code);

  report.line('Component groups of packages/ui');
  const sizes = spawnSync('node', ['bench/groupSizes.ts'], {
    cwd: path.join(root, 'packages/ui'),
    env: workspace.childEnv,
    stdio: 'inherit',
  });
  if (sizes.status !== 0) process.exit(sizes.status ?? 1);
}

await report.step('Building the main app', () =>
  runLogged(workspace, 'build', ['turbo', 'run', 'build', '--filter=@suluh/main', '--output-logs=new-only'], {
    env: { NODE_ENV: 'production' },
  }),
);
const stack = await Stack.claim(workspace);
whenAskedToStop(() => void stack.stop().then(() => process.exit(1)));
let failed = false;
try {
  await stack.startDatabase({ fresh: true });
  await stack.startServices(outsideServices(workspace.env));
  for (const script of ['src/db/migrate.ts', 'scripts/demo/main.ts'])
    await runLogged(workspace, 'prepare', ['node', script], { folder: 'apps/api-server', env: stack.childEnv() });
  await stack.startServices(apiServices(workspace.env));
  await stack.startServices(appServices(workspace.env, 'start').filter(({ name }) => name === 'main'));
  const origin = `http://localhost:${workspace.env.MAIN_PORT}`;
  const rows = [['page', 'first-load JavaScript (gz)', 'limit', 'HTML', 'limit', 'HTML (gz)', 'content in HTML']];
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const weigh = async (page: PageLimit, cookie = '') => {
    const weight = await weighPage(`${origin}${page.path}`, page.content, cookie);
    failed ||= !isWithin(page, weight);
    rows.push([
      page.name,
      kilobytes(weight.scriptBytes),
      `${page.scriptKb} KB`,
      kilobytes(weight.htmlBytes),
      `${page.htmlKb} KB`,
      kilobytes(weight.gzippedHtmlBytes),
      weight.holdsContent ? 'yes' : 'no',
    ]);
    for (const [what, bytes] of [
      ['JavaScript', weight.scriptBytes],
      ['HTML', weight.htmlBytes],
    ] as const)
      keepFigure({ name: `${what} of ${page.name}`, unit: 'KB', samples: [bytes / 1024], isBetterMore: false });
  };
  for (const page of PUBLIC_LIMITS) await weigh(page);
  const { cookie, cartId } = await shopper(origin, DEMO_LEARNER, await paidCourseId(origin));
  for (const page of checkoutLimits(cartId)) await weigh(page, cookie);
  report.line();
  report.table(rows);
  const pid = new Registry(path.join(workspace.dataDir, 'run')).running('main')!;
  await withEmptyApp(
    { folder: path.join(workspace.dataDir, 'empty-app'), port: EMPTY_PORT },
    async (emptyOrigin, emptyPid) => {
      const empty = { origin: emptyOrigin, pid: emptyPid };
      failed = !(await measurePages(report, { origin, pid, keptPaths: SEEN_PAGES, empty })) || failed;
      await ensureChromium(workspace);
      const measured = (script: string, ...args: string[]) =>
        spawnSync('node', [script, ...args], {
          cwd: path.join(root, 'packages/ui'),
          env: workspace.childEnv,
          stdio: 'inherit',
        }).status === 0;
      if (!isPagesAlone) {
        report.line('\nScripting of course cards in Chromium');
        failed = !measured('bench/cardScripting.ts', `${origin}/collection-course`) || failed;
      }
      report.line('\nHow soon pages are seen');
      failed = !measured('bench/pageTimings.ts', emptyOrigin, origin, ...SEEN_PAGES) || failed;
    },
  );
} finally {
  await stack.stop();
}
process.exit(failed ? 1 : 0);
