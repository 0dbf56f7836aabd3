import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../../../../..');

/** A program that can be killed and started again. */
export interface Killable {
  name: string;
  kill(): Promise<void>;
  /** Starts it and waits until it answers, where it has an address. */
  start(): Promise<void>;
  /** What it last wrote, for a failure's message. */
  output(): string;
}

async function untilAnswers(url: string, isAlive: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_200 && isAlive(); tries++, await delay(25)) {
    const isUp = await fetch(url).then(
      async (response) => (await response.body?.cancel(), response.status < 500),
      () => false,
    );
    if (isUp) return;
  }
  throw new Error(`${url} does not answer`);
}

/** One of the repository's programs, such as `apps/api-server/src/main.ts`. */
export function killable(name: string, file: string, env: Record<string, string>, readyUrl?: string): Killable {
  let child: ChildProcess | undefined;
  let written = '';
  return {
    name,
    output: () => written.slice(-2_000),
    async start() {
      const started = spawn(process.execPath, [path.join(root, file)], { cwd: path.join(root, path.dirname(file), '..'), env: { PATH: process.env.PATH ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => (written = (written + chunk.toString('utf8')).slice(-20_000)));
      child = started;
      if (readyUrl) await untilAnswers(readyUrl, () => started.exitCode === null && started.signalCode === null);
    },
    async kill() {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      if (child?.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
    },
  };
}
