import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureDatabase, startPostgres, type Postgres } from './postgres.ts';
import { beginningOf } from './registry.ts';
import { freePort } from './testing/place.ts';
import { runProgram, until } from './testing/program.ts';

let folder: string;
let dataDir: string;
let port: number;
const running: Postgres[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'suluh-postgres-'));
  chmodSync(folder, 0o755); // the server runs as a user without rights when we are root
  dataDir = path.join(folder, 'cluster');
  port = await freePort();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isGone = (pid: number): boolean => beginningOf(pid) === undefined;
const pidFile = () => path.join(dataDir, 'postmaster.pid');

async function start(at = port, anyPort = false): Promise<Postgres> {
  const server = await startPostgres({
    dataDir,
    port: at,
    anyPort,
    logFile: path.join(folder, 'postgres.log'),
    settings: ['fsync=off'],
  });
  running.push(server);
  return server;
}

async function valueOf(server: Postgres, database: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url(database) });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  test('that runs is left running by a command that was told another port, and used where it is', async () => {
    const running = await start();
    const asked = await start(await freePort(), true);
    expect([asked.reused, asked.pid, asked.url('postgres')]).toEqual([true, running.pid, running.url('postgres')]);
    expect(await valueOf(asked, 'postgres', 'select 1')).toBe(1);
  });

  test('takes nobody without the password, and the role it gives is no superuser', async () => {
    const server = await start();
    const withoutPassword = new URL(server.url('postgres'));
    expect(withoutPassword.password).not.toBe('');
    withoutPassword.password = '';
    const client = new pg.Client({ connectionString: withoutPassword.href });
    await expect(client.connect()).rejects.toThrow(/password/);
    const isSuperuser = 'select rolsuper from pg_roles where rolname = current_user';
    expect(await valueOf(server, 'postgres', isSuperuser)).toBe(false);
    await expect(valueOf(server, 'postgres', "select pg_read_file('postmaster.pid')")).rejects.toThrow(/denied/);
  });

  test('starts on an empty folder, is stopped, and finds what was kept', async () => {
    const first = await start();
    expect(first.reused).toBe(false);
    await ensureDatabase(first.url('postgres'), 'suluh');
    await valueOf(first, 'suluh', 'create table kept as select 42 as answer');
    await ensureDatabase(first.url('postgres'), 'suluh');
    await first.stop();
    expect(isGone(first.pid)).toBe(true);
    const second = await start();
    expect([second.reused, await valueOf(second, 'suluh', 'select answer from kept')]).toEqual([false, 42]);
    await ensureDatabase(second.url('postgres'), 'suluh', { fresh: true });
    expect(await valueOf(second, 'suluh', "select to_regclass('kept')")).toBeNull();
  });

  test('a server whose parent was killed is taken over, and stopped by the one who took it', async () => {
    const script = `import { startPostgres } from './postgres.ts'; const { pid } = await startPostgres(${JSON.stringify({ dataDir, port, settings: ['fsync=off'] })}); console.log('up ' + pid); setInterval(() => {}, 1000);`;
    const parent = runProgram(['--input-type=module-typescript', '-e', script]);
    await until('the server is up', () => /up \d+/.test(parent.output()));
    process.kill(parent.pid, 'SIGKILL');
    await parent.ended;
    const server = await start();
    expect([server.reused, server.pid]).toEqual([true, Number(/up (\d+)/.exec(parent.output())?.[1])]);
    expect(await valueOf(server, 'postgres', 'select 1')).toBe(1);
    await server.stop();
    expect(isGone(server.pid)).toBe(true);
  });

  test('a server left on another port is stopped first', async () => {
    const left = await start();
    const moved = await start(await freePort());
    expect([moved.reused, isGone(left.pid)]).toEqual([false, true]);
    expect(await valueOf(moved, 'postgres', 'show data_directory')).toBe(dataDir);
  });

  test('a stale postmaster.pid that names somebody else does not stop the start, nor harm them', async () => {
    const server = await start();
    const stale = readFileSync(pidFile(), 'utf8').split('\n');
    await server.stop();
    writeFileSync(pidFile(), [process.pid, ...stale.slice(1)].join('\n'));
    const next = await start();
    expect([next.reused, next.pid === process.pid]).toEqual([false, false]);
    expect(await valueOf(next, 'postgres', 'select 1')).toBe(1);
  });

  test('a port that another server holds is told with the end of the log', async () => {
    const server = await start();
    const other = path.join(folder, 'other');
    await expect(startPostgres({ dataDir: other, port, logFile: path.join(folder, 'other.log') })).rejects.toThrow(
      new RegExp(`PostgreSQL did not start on port ${port}`),
    );
    expect(await valueOf(server, 'postgres', 'show data_directory')).toBe(dataDir);
  });
});
