import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * When a process began, as the system tells it; undefined when there is no such process. A number and a beginning
 * together name one process for good, because numbers are given again.
 */
export function beginningOf(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? undefined : rest[18];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined; // no such process
  }
}

/** Sends `signal`; to a process that is gone, or a group by its number below zero, is fine. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Sends `signal` to the process and to everything it started (its process group); a group that is gone is fine. */
export const signalGroup = (pid: number, signal: NodeJS.Signals): void => send(-pid, signal);

/** Numbers of all processes and of what began each. */
function parents(): (readonly [pid: number, parent: number])[] {
  if (!existsSync('/proc/self/stat'))
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const];
      } catch {
        return []; // it has ended since
      }
    });
}

/** Ends a process and whatever it began, in groups of their own too: SIGTERM to its group, SIGKILL for what is left. */
export async function endTree(pid: number, graceMs: number): Promise<void> {
  const all = parents();
  const found = new Set([pid]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [child, parent] of all) if (found.has(parent)) found.add(child);
  }
  const beginnings = [...found].map((each) => [each, beginningOf(each)] as const);
  await endGroup(pid, graceMs);
  for (const [each, beginning] of beginnings)
    if (beginning !== undefined && beginningOf(each) === beginning) send(each, 'SIGKILL');
}

/** Ends a process group: SIGTERM first; SIGKILL for what outlives the first process of the group, or `graceMs`. */
export async function endGroup(pid: number, graceMs: number): Promise<void> {
  const beginning = beginningOf(pid);
  signalGroup(pid, 'SIGTERM');
  for (const until = Date.now() + graceMs; Date.now() < until; await delay(50)) {
    if (beginningOf(pid) !== beginning || beginning === undefined) break;
  }
  signalGroup(pid, 'SIGKILL');
}

/** The processes a start has running, on disk, so that the next start can clear away what a killed one left behind. */
export class Registry {
  readonly #folder: string;

  /** @param folder where one small file per running process is kept. */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  record(name: string, pid: number): void {
    writeFileSync(this.#file(name), JSON.stringify({ pid, beginning: beginningOf(pid) }));
  }

  forget(name: string): void {
    rmSync(this.#file(name), { force: true });
  }

  /** Number of the process recorded under `name`, if that very process still runs. */
  running(name: string): number | undefined {
    const file = this.#file(name);
    if (!existsSync(file)) return undefined;
    let entry: { pid?: number; beginning?: string };
    try {
      entry = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return undefined; // cut off while it was written: the process never came up under this record
    }
    return entry.pid && entry.beginning && beginningOf(entry.pid) === entry.beginning ? entry.pid : undefined;
  }

  /** Names of all records, running or not. */
  names(): string[] {
    return readdirSync(this.#folder).map((file) => path.basename(file, '.json'));
  }

  #file(name: string): string {
    return path.join(this.#folder, `${name}.json`);
  }
}
