import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that is removed when the test has finished. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'suluh-stack-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lies below the ports that systems hand out by themselves (from 32,768 on Linux, 49,152 elsewhere). */
const PORTS = { from: 20_000, to: 32_768 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A TCP port of this machine that is free. The system gives it to nobody who asks for any port, so it is still free when a
 * program that takes seconds to start listens at it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}
