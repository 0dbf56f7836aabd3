import path from 'node:path';
import { assertDiskSpace, StartRefused } from '../checks.ts';
import { Stack, whenAskedToStop } from '../launch.ts';
import { Report } from '../report.ts';
import { apiServices, appServices, backOfficeService, outsideServices, storybookService } from '../services.ts';
import { demoTable } from './demoTable.ts';
import { CommandFailed, openWorkspace, root, runLogged } from '../workspace.ts';

/** `npm start`: builds, starts everything in its order, prints where it is, and waits to be stopped. */
const report = new Report();
let stack: Stack | undefined;
let ending: Promise<void> | undefined;

const end = (code: number): Promise<void> => {
  ending ??= (async () => {
    if (stack) report.line('\nStopping …');
    await stack?.stop();
    process.exit(code);
  })();
  return ending;
};
whenAskedToStop(() => void end(0));

try {
  const workspace = openWorkspace();
  assertDiskSpace(root, 500 * 2 ** 20);
  stack = await Stack.claim(workspace);
  const services = {
    outside: outsideServices(workspace.env),
    api: apiServices(workspace.env),
    apps: [
      ...appServices(workspace.env, 'start'),
      backOfficeService(workspace.env, 'start'),
      storybookService(workspace.env),
    ],
  };
  await stack.assertPortsFree(Object.values(services).flat());

  report.line(`Suluh starts. Long output goes to ${path.relative(process.cwd(), workspace.logFolder)}.`);
  await report.step('Building apps and Storybook', () =>
    runLogged(workspace, 'build', ['turbo', 'run', 'build', '--concurrency=2', '--output-logs=new-only'], {
      env: { NODE_ENV: 'production' },
    }),
  );
  await report.step('Starting PostgreSQL', () => stack!.startDatabase());
  await report.step('Migrating the database', () =>
    runLogged(workspace, 'migrate', ['node', 'src/db/migrate.ts'], {
      folder: 'apps/api-server',
      env: stack!.childEnv(),
    }),
  );
  await report.step('Starting mailbox, sign-in, payment sandbox and Prakerja', () =>
    stack!.startServices(services.outside),
  );
  await report.step('Filling demo data (once)', () =>
    runLogged(workspace, 'demo', ['node', 'scripts/demo/main.ts'], {
      folder: 'apps/api-server',
      env: stack!.childEnv(),
    }),
  );
  await report.step('Starting API and worker', () => stack!.startServices(services.api));
  await report.step('Starting four apps, back office and Storybook', () => stack!.startServices(services.apps));

  report.line();
  for (const table of demoTable(workspace.env)) {
    report.table(table);
    report.line();
  }
  report.line('Suluh is running. Ctrl-C stops everything.');
  await stack.supervise((sentence) =>
    report.line(`${new Date().toISOString()} ${sentence} See ${path.relative(process.cwd(), workspace.logFolder)}.`),
  );
} catch (error) {
  if (!ending) {
    const expected = error instanceof StartRefused || error instanceof CommandFailed;
    report.line(
      `\n${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
  await end(1);
}
