import { Checking } from '../checking.ts';
import { ensureChromium } from '../chromium.ts';
import { runJourneys } from '../journeys.ts';
import { openWorkspace, runLogged } from '../workspace.ts';

const SHORT = '--short';

/**
 * `npm run journeys -- [--short] [Playwright arguments]`: builds what changed and runs the journeys alone, every way on
 * phone and desktop, or with `--short` those that `npm test` goes.
 */
const args = process.argv.slice(2);
const checking = new Checking();
const workspace = openWorkspace();
const browsers = await ensureChromium(workspace);
const built = await checking.check('Builds', () =>
  runLogged(
    workspace,
    'build',
    ['turbo', 'run', 'build', '--filter=!@suluh/storybook', '--concurrency=2', '--output-logs=new-only'],
    { env: { NODE_ENV: 'production' } },
  ),
);
if (built)
  await checking.suite('Journeys in Chromium', () =>
    runJourneys(workspace, browsers, { everyScreen: !args.includes(SHORT), args: args.filter((arg) => arg !== SHORT) }),
  );
process.exit(checking.close());
