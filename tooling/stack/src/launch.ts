import path from 'node:path';
import { assertPortFree, assertPortsDiffer, StartRefused } from './checks.ts';
import { ensureDatabase, startPostgres, type Postgres } from './postgres.ts';
import { beginningOf, endGroup, Registry } from './registry.ts';
import { startService, type RunningService, type ServiceDefinition } from './service.ts';
import { portSettings } from './services.ts';
import { root, type Workspace } from './workspace.ts';

const SUPERVISOR = 'supervisor';

/** The running stack: what was started, in order, and the one way to stop it. */
export class Stack {
  readonly #workspace: Workspace;
  readonly #registry: Registry;
  readonly #services: RunningService[] = [];
  #postgres: Postgres | undefined;
  #stopping = false;
  databaseUrl = '';

  private constructor(workspace: Workspace, registry: Registry) {
    this.#workspace = workspace;
    this.#registry = registry;
  }

  /**
   * Clears away what a killed start left behind and takes the place of supervisor.
   * @throws StartRefused while another start is running on the same data folder.
   */
  static async claim(workspace: Workspace): Promise<Stack> {
    const registry = new Registry(path.join(workspace.dataDir, 'run'));
    const other = registry.running(SUPERVISOR);
    if (other !== undefined && other !== process.pid) {
      throw new StartRefused(`Suluh is already running here (process ${other}): stop it first with Ctrl-C or "kill ${other}".`);
    }
    for (const name of registry.names()) {
      const left = registry.running(name);
      if (left !== undefined && left !== process.pid) await endGroup(left, 3000);
      registry.forget(name);
    }
    registry.record(SUPERVISOR, process.pid);
    return new Stack(workspace, registry);
  }

  /**
   * Starts the embedded PostgreSQL and its database `suluh`, or uses DATABASE_URL.
   * @param options.fresh drops what an earlier run left in the embedded database.
   */
  async startDatabase(options: { fresh?: boolean } = {}): Promise<{ embedded: boolean; reused: boolean }> {
    const { env } = this.#workspace;
    if (env.DATABASE_URL) {
      this.databaseUrl = env.DATABASE_URL;
      return { embedded: false, reused: true };
    }
    this.#postgres = await startPostgres({
      dataDir: path.join(this.#workspace.dataDir, 'postgres'),
      port: env.POSTGRES_PORT,
      logFile: path.join(this.#workspace.logFolder, 'postgres.log'),
      settings: ['shared_buffers=256MB', 'effective_cache_size=1GB', 'random_page_cost=1.1', 'work_mem=16MB', 'maintenance_work_mem=256MB'],
    });
    await ensureDatabase(this.#postgres.url('postgres'), 'suluh', options);
    this.databaseUrl = this.#postgres.url('suluh');
    return { embedded: true, reused: this.#postgres.reused };
  }

  /** @throws StartRefused for two settings with one port, and for the first port of `definitions` that something else uses. */
  async assertPortsFree(definitions: readonly ServiceDefinition[]): Promise<void> {
    const { env } = this.#workspace;
    const settings = portSettings(env);
    assertPortsDiffer(settings);
    const names = new Map(settings.map(([name, port]) => [port, name]));
    for (const port of definitions.flatMap((definition) => definition.ports)) await assertPortFree(port, env.SULUH_HOST, names.get(port) ?? 'the port');
  }

  /** Starts services side by side and waits until all are ready. */
  async startServices(definitions: readonly ServiceDefinition[]): Promise<void> {
    await Promise.all(
      definitions.map(async (definition) => {
        const service = await startService(definition, { root, env: this.childEnv(), logFolder: this.#workspace.logFolder, registry: this.#registry });
        this.#services.push(service);
      }),
    );
  }

  /** Environment of a child process that talks to this stack's database. */
  childEnv(): Record<string, string> {
    return { ...this.#workspace.childEnv, DATABASE_URL: this.databaseUrl, NODE_ENV: this.#workspace.childEnv.NODE_ENV ?? 'production' };
  }

  /** Resolves with a sentence when a service ends that nobody asked to end. */
  async unexpectedEnd(): Promise<string> {
    const how = await Promise.race(this.#services.map(async (service) => `${service.name} ${await service.ended}`));
    if (this.#stopping) return new Promise(() => undefined);
    return how;
  }

  /** Stops everything, newest first in effect: apps and API together, then the database. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#services.map((service) => service.stop()));
    await this.#postgres?.stop();
    this.#registry.forget(SUPERVISOR);
  }
}

/** Runs `onEnd` when this process is asked to stop or its parent is gone, so that no orphan keeps serving. */
export function whenAskedToStop(onEnd: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onEnd);
  const parent = process.ppid;
  const parentBeginning = beginningOf(parent);
  setInterval(() => {
    if (process.ppid !== parent || beginningOf(parent) !== parentBeginning) onEnd();
  }, 500).unref();
}
