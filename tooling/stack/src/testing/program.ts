import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');

export interface Program {
  pid: number;
  /** Everything it wrote so far. */
  output(): string;
  /** Resolves when it has ended. */
  ended: Promise<void>;
}

/**
 * Runs one of this package's programs in a process group of its own; whatever is left of it is killed when the test has
 * finished.
 */
export function runProgram(args: readonly string[], env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString('utf8')));
  const pid = child.pid;
  if (pid === undefined) throw new Error('could not be started');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(() => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      return; // it has ended by itself
    }
  });
  return { pid, output: () => written, ended };
}

/** Waits until `isSo`, at most 30 s. @throws Error with `what` when it does not come. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(25)) if (await isSo()) return;
  throw new Error(`Waited in vain until ${what}`);
}

/** Waits until an HTTP server answers at `url`. */
export const untilAnswers = (url: string): Promise<void> =>
  until(`${url} answers`, () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
