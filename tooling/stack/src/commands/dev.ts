import { StartRefused } from '../checks.ts';
import { Stack, whenAskedToStop } from '../launch.ts';
import { Report } from '../report.ts';
import { apiServices, appServices, backOfficeService, outsideServices, tenantApps } from '../services.ts';
import { demoTable } from './demoTable.ts';
import { CommandFailed, openWorkspace, runLogged } from '../workspace.ts';

/** `npm run dev -- [app …]`: everything with hot reload, or only the named apps. */
const report = new Report();
let stack: Stack | undefined;
let ending: Promise<void> | undefined;
const end = (code: number) => (ending ??= Promise.resolve(stack?.stop()).then(() => process.exit(code)));
whenAskedToStop(() => void end(0));

try {
  const workspace = openWorkspace({ ...process.env, NODE_ENV: 'development' });
  const asked = process.argv.slice(2);
  const office = backOfficeService(workspace.env, 'dev');
  const known = [...tenantApps(workspace.env).map((app) => app.name), office.name];
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown) throw new StartRefused(`There is no app "${unknown}": the apps are ${known.join(', ')}.`);
  stack = await Stack.claim(workspace);
  const apps = [...appServices(workspace.env, 'dev'), office].filter(
    (service) => asked.length === 0 || asked.includes(service.name),
  );
  for (const app of apps.filter(({ name }) => name !== office.name))
    await runLogged(workspace, 'static', ['node', '../../packages/ui/copyStatic.mjs', 'public/_ui'], {
      folder: app.folder,
    });
  const [api, ...rest] = apiServices(workspace.env);
  const watched = [{ ...api!, command: ['node', '--watch', 'src/main.ts'] }, ...rest];
  await stack.assertPortsFree([...outsideServices(workspace.env), ...watched, ...apps]);
  await report.step('Starting PostgreSQL', () => stack!.startDatabase());
  await report.step('Starting mailbox, sign-in, payment sandbox and Prakerja', () =>
    stack!.startServices(outsideServices(workspace.env)),
  );
  for (const script of ['src/db/migrate.ts', 'scripts/demo/main.ts']) {
    await report.step(`Running ${script}`, () =>
      runLogged(workspace, 'prepare', ['node', script], { folder: 'apps/api-server', env: stack!.childEnv() }),
    );
  }
  await report.step('Starting API and worker', () => stack!.startServices(watched));
  await report.step(`Starting ${apps.map((app) => app.name).join(', ')} with hot reload`, () =>
    stack!.startServices(apps),
  );
  report.line();
  for (const table of demoTable(workspace.env)) report.table(table);
  await stack.supervise((sentence) => report.line(sentence));
} catch (error) {
  if (!ending)
    report.line(error instanceof StartRefused || error instanceof CommandFailed ? error.message : String(error));
  await end(1);
}
