import { Checking } from '../checking.ts';
import { FULL } from '../everything.ts';
import { runSuite, vitestSuites } from '../suites.ts';
import { openWorkspace } from '../workspace.ts';

/** `npm run crash`: kills the API, the worker and the provider while learners buy, at full length. */
const checking = new Checking();
const workspace = openWorkspace();
const api = vitestSuites().find(({ name }) => name === '@suluh/api-server')!;
await checking.suite(`Killed ${FULL.kills} times`, () =>
  runSuite(workspace, api, { env: { CRASH_KILLS: String(FULL.kills) }, args: ['--project', 'crash'] }),
);
process.exit(checking.close());
