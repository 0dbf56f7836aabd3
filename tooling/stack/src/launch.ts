import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BackOff } from './backOff.ts';
import { assertPortFree, assertPortsDiffer, StartRefused } from './checks.ts';
import { ensureDatabase, isAlive, startPostgres, type Postgres } from './postgres.ts';
import { beginningOf, endGroup, Registry } from './registry.ts';
import { startService, type RunningService, type ServiceDefinition } from './service.ts';
import { portSettings } from './services.ts';
import { root, type Workspace } from './workspace.ts';

const SUPERVISOR = 'supervisor';

const registryOf = ({ dataDir }: Workspace): Registry => new Registry(path.join(dataDir, 'run'));

/** Whether a start is running on this data folder. */
export const isRunning = (workspace: Workspace): boolean => registryOf(workspace).running(SUPERVISOR) !== undefined;

/** A part as it was asked for, and the process that plays it now. */
interface Part {
  definition: ServiceDefinition;
  service: RunningService;
  /** Resolves with a sentence when that process has ended, or could not be started. */
  ended: Promise<string>;
}

/** How often it is looked whether PostgreSQL lives, in milliseconds. */
const LOOK_MS = 500;

/** The running stack: what was started, in order, what is started again when it ends, and the one way to stop it. */
export class Stack {
  readonly #workspace: Workspace;
  readonly #registry: Registry;
  readonly #parts: Part[] = [];
  #postgres: Postgres | undefined;
  #stopping = false;
  databaseUrl = '';

  private constructor(workspace: Workspace, registry: Registry) {
    this.#workspace = workspace;
    this.#registry = registry;
  }

  /**
   * Clears away what a killed start left behind and takes the place of supervisor.
   * @throws StartRefused while another start is running on the same data folder, and for the settings of a production.
   */
  static async claim(workspace: Workspace): Promise<Stack> {
    if (workspace.env.SULUH_MODE === 'production')
      throw new StartRefused(
        'This starts the demo, and these settings are of a production: see README, Production, or set SULUH_MODE=demo.',
      );
    const registry = registryOf(workspace);
    const other = registry.running(SUPERVISOR);
    if (other !== undefined && other !== process.pid) {
      throw new StartRefused(
        `Suluh is already running here (process ${other}): stop it first with Ctrl-C or "kill ${other}".`,
      );
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
    this.#postgres = await this.#startPostgres();
    await ensureDatabase(this.#postgres.url('postgres'), 'suluh', options);
    this.databaseUrl = this.#postgres.url('suluh');
    return { embedded: true, reused: this.#postgres.reused };
  }

  #startPostgres(): Promise<Postgres> {
    return startPostgres({
      dataDir: path.join(this.#workspace.dataDir, 'postgres'),
      port: this.#workspace.env.POSTGRES_PORT,
      logFile: path.join(this.#workspace.logFolder, 'postgres.log'),
      settings: [
        'shared_buffers=256MB',
        'effective_cache_size=1GB',
        'random_page_cost=1.1',
        'work_mem=16MB',
        'maintenance_work_mem=256MB',
      ],
    });
  }

  /**
   * @throws StartRefused for two settings with one port, and for the first port of `definitions` that something else
   * uses.
   */
  async assertPortsFree(definitions: readonly ServiceDefinition[]): Promise<void> {
    const { env } = this.#workspace;
    const settings = portSettings(env);
    assertPortsDiffer(settings);
    const names = new Map(settings.map(([name, port]) => [port, name]));
    for (const port of definitions.flatMap((definition) => definition.ports))
      await assertPortFree(port, env.SULUH_HOST, names.get(port) ?? 'the port');
  }

  /** Starts services side by side and waits until all are ready. */
  async startServices(definitions: readonly ServiceDefinition[]): Promise<void> {
    await Promise.all(
      definitions.map(async (definition) => {
        const service = await this.#startService(definition);
        this.#parts.push({ definition, service, ended: service.ended });
      }),
    );
  }

  #startService(definition: ServiceDefinition): Promise<RunningService> {
    return startService(definition, {
      root,
      env: this.childEnv(),
      logFolder: this.#workspace.logFolder,
      registry: this.#registry,
    });
  }

  /** Environment of a child process that talks to this stack's database. */
  childEnv(): Record<string, string> {
    return {
      ...this.#workspace.childEnv,
      DATABASE_URL: this.databaseUrl,
      NODE_ENV: this.#workspace.childEnv.NODE_ENV ?? 'production',
    };
  }

  /**
   * Starts each part again that ends without being asked to, PostgreSQL too, waiting longer each time it ends soon.
   * Returns when the stack is stopped. @param say hears one sentence for each end.
   */
  async supervise(say: (sentence: string) => void): Promise<void> {
    await Promise.all([...this.#parts.map((part) => this.#keepRunning(part, say)), this.#keepPostgres(say)]);
  }

  async #keepRunning(part: Part, say: (sentence: string) => void): Promise<void> {
    const backOff = new BackOff();
    for (;;) {
      const startedAt = Date.now();
      const how = await part.ended;
      if (this.#stopping) return;
      const waitMs = backOff.next(Date.now() - startedAt);
      say(`${part.definition.name} ${how}; it is started again in ${waitMs / 1000} s.`);
      await delay(waitMs);
      if (this.#stopping) return;
      await this.#startAgain(part);
    }
  }

  /** A part that does not come up has ended too. */
  async #startAgain(part: Part): Promise<void> {
    try {
      part.service = await this.#startService(part.definition);
      part.ended = part.service.ended;
      if (this.#stopping) await part.service.stop();
    } catch (error) {
      part.ended = Promise.resolve(
        `did not come up (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`,
      );
    }
  }

  async #keepPostgres(say: (sentence: string) => void): Promise<void> {
    const backOff = new BackOff();
    for (let startedAt = Date.now(); this.#postgres && !this.#stopping; await delay(LOOK_MS)) {
      if (isAlive(this.#postgres.pid)) continue;
      const waitMs = backOff.next(Date.now() - startedAt);
      say(`PostgreSQL ended; it is started again in ${waitMs / 1000} s.`);
      await delay(waitMs);
      if (this.#stopping) return;
      startedAt = Date.now();
      this.#postgres = await this.#startPostgres().catch(
        (error: unknown) => (say(error instanceof Error ? error.message : String(error)), this.#postgres),
      );
    }
  }

  /** Stops everything, newest first in effect: apps and API together, then the database. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#parts.map(({ service }) => service.stop()));
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
