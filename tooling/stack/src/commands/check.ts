import { assertBoundaries } from '../boundaries.ts';
import { Checking } from '../checking.ts';
import { runSuite, vitestSuites } from '../suites.ts';
import { openWorkspace, runLogged } from '../workspace.ts';

/** `npm run check`: types, lint, boundaries and the tests that need no database and no browser. */
const SLOW = new Set(['@suluh/api-server', '@suluh/storybook']);

const checking = new Checking();
const workspace = openWorkspace();
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
for (const suite of vitestSuites())
  if (!SLOW.has(suite.name)) await checking.suite(`Tests of ${suite.name}`, () => runSuite(workspace, suite));
process.exit(checking.close());
