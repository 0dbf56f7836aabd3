import { assertBoundaries } from '../boundaries.ts';
import { StartRefused } from '../checks.ts';
import { Checking } from '../checking.ts';
import { ensureChromium } from '../chromium.ts';
import { assertGeneratedFresh } from '../generated.ts';
import { runJourneys } from '../journeys.ts';
import { runSuite, vitestSuites } from '../suites.ts';
import { openWorkspace, runLogged } from '../workspace.ts';

/** `npm test`: everything, from nothing. Last line: `N passed, N failed`. */
const checking = new Checking();
try {
  const workspace = openWorkspace();
  let chromium: string | undefined;
  const hasBrowser = await checking.check('Chromium is there, or is installed', async () => {
    chromium = await ensureChromium(workspace);
  });
  await checking.check('Generated files are fresh', () => assertGeneratedFresh(workspace));
  await checking.check('Types', () =>
    runLogged(workspace, 'typecheck', [
      'turbo',
      'run',
      'typecheck',
      '--concurrency=2',
      '--output-logs=errors-only',
      '--continue',
    ]),
  );
  await checking.check('Layout', () => runLogged(workspace, 'layout', ['oxfmt', '--check']));
  await checking.check('Lint', () => runLogged(workspace, 'lint', ['oxlint', '--deny-warnings']));
  await checking.check('Boundaries, and that they bite', () => assertBoundaries(workspace));
  for (const suite of vitestSuites()) {
    if (suite.name === '@suluh/storybook' && !hasBrowser) continue;
    await checking.suite(`Tests of ${suite.name}`, () =>
      runSuite(workspace, suite, chromium ? { CHROMIUM_PATH: chromium } : {}),
    );
  }
  const built = await checking.check('Builds', () =>
    runLogged(workspace, 'build', ['turbo', 'run', 'build', '--concurrency=2', '--output-logs=new-only'], {
      env: { NODE_ENV: 'production' },
    }),
  );
  if (built && hasBrowser)
    await checking.suite('Journeys in Chromium, phone and desktop', () => runJourneys(workspace, chromium));
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  checking.report.line(error.message);
  process.exit(1);
}
process.exit(checking.close());
