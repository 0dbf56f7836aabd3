import { Checking } from '../checking.ts';
import { ensureChromium } from '../chromium.ts';
import { runJourneys } from '../journeys.ts';
import { openWorkspace, runLogged } from '../workspace.ts';

/** `npm run journeys -- [Playwright arguments]`: builds what changed and runs the journeys alone. */
const checking = new Checking();
const workspace = openWorkspace();
const chromium = await ensureChromium(workspace);
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
    runJourneys(workspace, chromium, { everyScreen: true, args: process.argv.slice(2) }),
  );
process.exit(checking.close());
