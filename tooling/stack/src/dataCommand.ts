import { spawn } from 'node:child_process';
import path from 'node:path';
import { StartRefused } from './checks.ts';
import { ensureDatabase, startPostgres } from './postgres.ts';
import { isRunning } from './launch.ts';
import { openWorkspace, root, runLogged, type Workspace } from './workspace.ts';

async function database(workspace: Workspace): Promise<{ url: string; stop: () => Promise<void> }> {
  const { env, dataDir, logFolder } = workspace;
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined };
  const postgres = await startPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    port: env.POSTGRES_PORT,
    logFile: path.join(logFolder, 'postgres.log'),
    anyPort: true,
  });
  await ensureDatabase(postgres.url('postgres'), 'suluh');
  return { url: postgres.url('suluh'), stop: postgres.reused ? async () => undefined : () => postgres.stop() };
}

interface DataCommand {
  /** Below apps/api-server. */
  script: string;
  /** What comes before this process's own arguments. */
  args?: readonly string[];
  /** False for a script that looks after the schema itself. */
  migrates?: boolean;
  /** True for a script that changes what a running Suluh stands on. */
  alone?: boolean;
}

/**
 * Runs a script of the API server that works on the database, with this process's arguments and terminal. Uses the
 * database of a running `npm start`, or starts the embedded one for as long as it takes. Exits with the script's code.
 */
export async function runDataCommand({
  script,
  args = [],
  migrates = true,
  alone = false,
}: DataCommand): Promise<never> {
  try {
    const workspace = openWorkspace();
    if (alone && isRunning(workspace)) throw new StartRefused('Suluh is running here: stop it first with Ctrl-C.');
    const { url, stop } = await database(workspace);
    const env = { ...workspace.childEnv, DATABASE_URL: url };
    if (migrates)
      await runLogged(workspace, 'migrate', ['node', 'src/db/migrate.ts'], { folder: 'apps/api-server', env });
    const child = spawn('node', [path.join(root, 'apps/api-server', script), ...args, ...process.argv.slice(2)], {
      env,
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const code = await new Promise<number>((resolve) => child.once('exit', (exitCode) => resolve(exitCode ?? 1)));
    await stop();
    process.exit(code);
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error);
    process.exit(1);
  }
}
