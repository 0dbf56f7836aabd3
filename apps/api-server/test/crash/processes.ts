import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A program that can be killed and started again. */
export interface Killable {
  name: string;
  /** Ends it as it stands (SIGKILL), and waits until the system has taken it away. */
  kill(): Promise<void>;
  /** Starts it in a new process and waits until it answers, where it has an address. */
  start(): Promise<void>;
  /** Ends also the process that stands ready for the next start. */
  end(): Promise<void>;
  /** What it last wrote, for a failure's message. */
  output(): string;
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3_000 && isAlive(child); tries++, await delay(10)) {
    const isUp = await fetch(url).then(
      async (response) => (await response.body?.cancel(), response.ok),
      () => false,
    );
    if (isUp) return;
  }
  throw new Error(`${url} does not answer`);
}

async function killed(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A program by its file. Its next process is made ready while it runs. */
export function killable(name: string, file: string, env: Record<string, string>, readyUrl?: string): Killable {
  let written = '';
  const makeReady = () => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'ready.ts'), file], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (written = (written + chunk.toString('utf8')).slice(-20_000)));
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`${name} did not get ready: ${written.slice(-2_000)}`)),
    );
    const ready = Promise.race([once(child, 'message'), ended]);
    ready.catch(() => undefined); // told to who starts it
    return { child, ready };
  };
  let next = makeReady();
  let running: ChildProcess | undefined;
  return {
    name,
    output: () => written.slice(-2_000),
    async start() {
      await next.ready;
      const { child } = next;
      running = child;
      child.send('start');
      if (readyUrl) await untilAnswers(readyUrl, child);
      next = makeReady();
    },
    kill: async () => running && killed(running),
    end: async () => void (await Promise.all([running, next.child].map((child) => child && killed(child)))),
  };
}
