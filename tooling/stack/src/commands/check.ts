import { assertBoundaries } from '../boundaries.ts';
import { Checking } from '../checking.ts';
import { checkSources } from '../everything.ts';
import { runSuite, vitestSuites, withoutBrowser } from '../suites.ts';
import { openWorkspace } from '../workspace.ts';

/** `npm run check`: types, lint, boundaries and the tests that need no database and no browser. */
const SLOW = new Set(['@suluh/api-server', '@suluh/storybook']);

const checking = new Checking();
const workspace = openWorkspace();
await checkSources(checking, workspace);
await checking.check('Boundaries, and that they bite', () => assertBoundaries(workspace));
for (const suite of vitestSuites())
  if (!SLOW.has(suite.name))
    await checking.suite(`Tests of ${suite.name}`, () => runSuite(workspace, suite, { args: withoutBrowser(suite) }));
process.exit(checking.close());
