import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withSecretsOf, type Secret } from '@suluh/config/production';
import { endGroup, type Registry } from './registry.ts';

/** One long-running program of the stack. */
export interface ServiceDefinition {
  name: string;
  /** Working folder, relative to the repository. */
  folder: string;
  /** Program and arguments; `node` is the pinned Node.js. */
  command: readonly string[];
  /** Answers below 500 here once the service is ready. Without it the service counts as ready when it has started. */
  readyUrl?: string;
  /** Ports it listens on, checked before the start. */
  ports: readonly number[];
  /** Secrets it is handed. */
  secrets: readonly Secret[];
}

export interface RunningService {
  name: string;
  pid: number;
  /** Resolves with a sentence when the process ends, whoever ended it. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

/** Opens a log for appending; one that has grown past 20 MB starts anew. */
export function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  const handle = openSync(file, 'a', 0o600);
  chmodSync(file, 0o600); // of an earlier start too: a log tells who was here
  if (statSync(file).size > LOG_LIMIT_BYTES) truncateSync(file, 0);
  return handle;
}

/** Last lines of a log, for an error message. */
export function tailOf(file: string, lines = 5): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false; // not listening yet; the caller has the deadline
  }
}

/**
 * Starts a service in a process group of its own, output to `<logFolder>/<name>.log`, and waits until it is ready.
 * @throws Error with the end of its log when it ends early or is not ready within `timeoutMs`.
 */
export async function startService(
  definition: ServiceDefinition,
  options: { root: string; env: Record<string, string>; logFolder: string; registry: Registry; timeoutMs?: number },
): Promise<RunningService> {
  const logFile = path.join(options.logFolder, `${definition.name}.log`);
  const log = openLog(logFile);
  const [program = 'node', ...args] = definition.command;
  const child = spawn(program, args, {
    cwd: path.join(options.root, definition.folder),
    env: withSecretsOf(options.env, definition.secrets),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${definition.name} could not be started: ${await ended}`);
  options.registry.record(definition.name, pid);
  let early: string | undefined;
  void ended.then((how) => (early = how));
  const stop = async () => {
    await endGroup(pid, 7000);
    options.registry.forget(definition.name);
  };
  if (definition.readyUrl) {
    const until = Date.now() + (options.timeoutMs ?? 60_000);
    while (!(await answers(definition.readyUrl))) {
      if (early !== undefined || Date.now() > until) {
        await stop();
        throw new Error(
          `${definition.name} ${early ?? 'did not become ready'}. End of ${logFile}:\n${tailOf(logFile)}`,
        );
      }
      await delay(100);
    }
  }
  return { name: definition.name, pid, ended, stop };
}
