import { assertBoundaries } from './boundaries.ts';
import { Checking } from './checking.ts';
import { StartRefused } from './checks.ts';
import { browserSettings, ensureChromium, type Browsers } from './chromium.ts';
import { assertGeneratedFresh } from './generated.ts';
import { runJourneys } from './journeys.ts';
import { runSuite, vitestSuites, type Suite } from './suites.ts';
import { openWorkspace, runLogged, type Workspace } from './workspace.ts';

/** How much of what takes long is done. */
export interface Length {
  /** How often the API is killed. */
  kills: number;
  /** Mutants of the rules, spread over all of them; all of them when not given. */
  mutants?: number;
  /** Whether each story is looked at in all ten looks, or in one light and one dark. */
  everyLook: boolean;
  /** Whether journeys go every way on phone and desktop, or each on the screen that matters (e2e/playwright.config.ts). */
  everyScreen: boolean;
}

/** What `npm test` does: nothing left out but repetitions. */
export const SHORT: Length = { kills: 10, mutants: 24, everyLook: false, everyScreen: false };
/** What `npm run test:all` does. */
export const FULL: Length = { kills: 100, everyLook: true, everyScreen: true };

/** Suites that measure time or fill the machine by themselves: each runs alone. */
const ALONE = new Set(['@suluh/api-server', '@suluh/stack', '@suluh/storybook']);

const command = (line: string) => line.split(' ');

/** Types, layout, lint, and nothing left over (knip.jsonc): the same in every run. */
export async function checkSources(checking: Checking, workspace: Workspace): Promise<void> {
  await checking.check('Types', () =>
    runLogged(
      workspace,
      'typecheck',
      command('turbo run typecheck --concurrency=2 --output-logs=errors-only --continue'),
    ),
  );
  await checking.check('Layout', () => runLogged(workspace, 'layout', ['oxfmt', '--check']));
  await checking.check('Lint', () => runLogged(workspace, 'lint', ['oxlint', '--deny-warnings']));
  await checking.check('Nothing unused', () => runLogged(workspace, 'unused', ['knip']));
  await checking.check('Nothing only tests use', () =>
    runLogged(workspace, 'unused-in-production', ['knip', '--production', '--config', 'knip.production.jsonc']),
  );
}

/** A suite of one package. */
const runOne = (checking: Checking, workspace: Workspace, suite: Suite, env: Record<string, string>) =>
  checking.suite(`Tests of ${suite.name}`, () =>
    runSuite(workspace, suite, { env, args: suite.name === '@suluh/domain' ? ['--coverage'] : [], mayRemember: true }),
  );

/** Takes one step after another from a list that others may take from too, until nothing is left. */
async function workOff(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) await step();
}

/**
 * Everything, from nothing, and ends the process with the result; the last line is `N passed, N failed`. What needs one
 * processor runs beside other such work, what needs both or measures time runs alone.
 */
export async function checkEverything({ kills, mutants, everyLook, everyScreen }: Length): Promise<never> {
  const checking = new Checking();
  try {
    const workspace = openWorkspace();
    let browsers: Browsers = { whole: undefined, shell: undefined };
    const hasBrowser = await checking.check('Chromium is there, or is installed', async () => {
      browsers = await ensureChromium(workspace);
    });
    // Both write into the folders that all others read.
    await checking.check('Generated files are fresh', () => assertGeneratedFresh(workspace));
    await checking.check('Boundaries, and that they bite', () => assertBoundaries(workspace));
    const env = {
      CRASH_KILLS: String(kills),
      STORY_LOOKS: everyLook ? 'every' : 'two',
      ...browserSettings(browsers),
    };
    const suites = vitestSuites().filter(({ name }) => hasBrowser || name !== '@suluh/storybook');
    let built = false;
    const steps = [
      ...suites.filter(({ name }) => !ALONE.has(name)).map((suite) => () => runOne(checking, workspace, suite, env)),
      () =>
        checking.check('Tests of @suluh/domain notice changed rules', () =>
          runLogged(workspace, 'mutation', [
            ...command('turbo run mutation --filter=@suluh/domain --output-logs=new-only'),
            ...(mutants ? ['--', '--sample', String(mutants)] : []),
          ]),
        ),
    ];
    const checkAndBuild = async () => {
      await checkSources(checking, workspace);
      built = await checking.check('Builds', () =>
        runLogged(workspace, 'build', command('turbo run build --concurrency=2 --output-logs=new-only'), {
          env: { NODE_ENV: 'production' },
        }),
      );
    };
    await Promise.all([checkAndBuild().then(() => workOff(steps)), workOff(steps)]);
    for (const suite of suites) if (ALONE.has(suite.name)) await runOne(checking, workspace, suite, env);
    if (built && hasBrowser)
      await checking.suite('Journeys in Chromium, phone and desktop', () =>
        runJourneys(workspace, browsers, { everyScreen, mayRetry: true, mayRemember: true }),
      );
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    checking.report.line(error.message);
    process.exit(1);
  }
  process.exit(checking.close());
}
