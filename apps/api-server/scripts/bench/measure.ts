import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';

/** Signs the tokens of the bench. */
export const BENCH_SECRET = 'a secret for measuring, not for serving';

/** Of our own apps. */
export const authorization = `Basic ${Buffer.from('suluh-web:suluh-web-public').toString('base64')}`;

/** Figures of one load: requests per second and 99th percentile in milliseconds. */
export interface Figures {
  perSecond: number;
  p99Ms: number;
  failures: number;
}

/**
 * Runs a script of this package as a server on `port`, waits until it answers on `readyPath`, and stops it after `use`.
 */
export async function withServer<T>(
  script: string,
  options: { port: number; databaseUrl: string; readyPath: string; dataDir?: string },
  use: (pid: number) => Promise<T>,
): Promise<T> {
  const env = {
    ...process.env,
    DATABASE_URL: options.databaseUrl,
    API_PORT: String(options.port),
    TOKEN_SECRET: BENCH_SECRET,
    RATE_LIMIT_PER_MINUTE: '100000000',
    LOG_LEVEL: 'warn',
    ...(options.dataDir ? { SULUH_DATA_DIR: options.dataDir } : {}),
  };
  const server: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, '../..', script)], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  try {
    const isReady = () =>
      fetch(`http://127.0.0.1:${options.port}${options.readyPath}`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let waits = 0; !(await isReady()); waits++) {
      if (waits > 600 || server.exitCode !== null) throw new Error(`${script} does not answer.`);
      await delay(100);
    }
    return await use(server.pid!);
  } finally {
    server.kill('SIGTERM');
    await gone;
  }
}

/** Asks for these paths in turn with 8 connections for `seconds`, after a warm-up of a second. */
export async function load(port: number, paths: readonly string[], seconds: number): Promise<Figures> {
  const headers = { authorization };
  const options = {
    url: `http://127.0.0.1:${port}`,
    connections: 8,
    requests: paths.map((at) => ({ method: 'GET' as const, path: at, headers })),
  };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  return {
    perSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}
