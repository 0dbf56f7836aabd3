import { FACES } from '@suluh/config/faces';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureDatabase, startPostgres, type Postgres } from './postgres.ts';
import { freePort } from './testing/place.ts';
import { until } from './testing/program.ts';
import { root } from './workspace.ts';

/** What the units of deploy/systemd say, read as systemd reads them. */
interface Unit {
  folder: string;
  command: string[];
  env: Record<string, string>;
}

const assignments = (text: string): [string, string][] =>
  text.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Za-z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value!]];
  });

const inDeploy = (...parts: string[]) => readFileSync(path.join(root, 'deploy', ...parts), 'utf8');
const here = (text: string, instance: string) => text.replaceAll('/opt/suluh', root).replaceAll('%i', instance);

function unit(name: string, instance = ''): Unit {
  const lines = assignments(inDeploy('systemd', name));
  const one = (key: string) => here(lines.find(([each]) => each === key)![1], instance);
  return {
    folder: one('WorkingDirectory'),
    command: one('ExecStart').split(' '),
    env: Object.fromEntries(
      lines
        .filter(([key]) => key === 'EnvironmentFile')
        .flatMap(([, file]) => assignments(inDeploy('env', path.basename(file)))),
    ),
  };
}

/** What an operator fills in where the files leave a value empty. */
const FILLED: Record<string, string> = {
  TOKEN_SECRET: 't'.repeat(40),
  VISITOR_SECRET: 'v'.repeat(40),
  CLIENT_SECRET: 'c'.repeat(40),
  METRICS_TOKEN: 'm'.repeat(40),
  SMTP_URL: 'smtps://relay.example',
  MIDTRANS_SERVER_KEY: 'Mid-server-1',
  PRAKERJA_CLIENT_CODE: 'kode',
  PRAKERJA_SIGN_KEY: 'kunci',
};

let folder: string;
let postgres: Postgres;
let ports: { API_PORT: string; MAIN_PORT: string; BACK_OFFICE_PORT: string };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'suluh-deploy-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  postgres = await startPostgres({
    dataDir: path.join(folder, 'cluster'),
    port,
    logFile: path.join(folder, 'postgres.log'),
    settings: ['fsync=off'],
  });
  await ensureDatabase(postgres.url('postgres'), 'suluh');
  ports = {
    API_PORT: String(await freePort()),
    MAIN_PORT: String(await freePort()),
    BACK_OFFICE_PORT: String(await freePort()),
  };
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  output: () => string;
  code: () => number | null | undefined;
}

/** Runs a unit's command in its folder with its environment, the empty values filled in. */
function run({ folder: cwd, command, env }: Unit, change: Record<string, string | undefined> = {}): Run {
  const filled = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value !== '' ? value : name === 'DATABASE_URL' ? postgres.url('suluh') : FILLED[name]!,
    ]),
  );
  const settings = {
    ...filled,
    ...ports,
    API_ORIGIN: `http://127.0.0.1:${ports.API_PORT}`,
    SULUH_DATA_DIR: folder,
    PATH: process.env.PATH,
    ...change,
  };
  const child = spawn(command[0]!, command.slice(1), { cwd, env: settings, detached: true });
  let written = '';
  let code: number | null | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.once('exit', (exitCode) => (code = exitCode));
  onTestFinished(() => {
    if (code === undefined) process.kill(-child.pid!, 'SIGKILL');
  });
  return { output: () => written, code: () => code };
}

const ended = async (process: Run): Promise<number | null> => {
  await until('it ended', () => process.code() !== undefined);
  return process.code()!;
};

test('the migration runs as its unit says, and again', async () => {
  for (const _ of ['first', 'second']) {
    const migration = run(unit('suluh-migrate.service'));
    expect([await ended(migration), migration.output()]).toMatchObject([0, expect.any(String)]);
  }
}, 60_000);

test('API and worker run as their units say, in production', async () => {
  const [api, worker] = [run(unit('suluh-api.service')), run(unit('suluh-worker.service'))];
  await until('the API answers', async () => {
    if (api.code() !== undefined) throw new Error(api.output());
    const answer = await fetch(`http://127.0.0.1:${ports.API_PORT}/api/health`).catch(() => null);
    return answer?.status === 200;
  });
  const forged = await fetch(`http://127.0.0.1:${ports.API_PORT}/api/payment/webhook/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(forged.status).toBe(404);
  expect([worker.code(), worker.output()]).toEqual([undefined, expect.not.stringContaining('"level":60')]);
}, 60_000);

test.each([
  ['suluh-api.service', 'TOKEN_SECRET'],
  ['suluh-api.service', 'MIDTRANS_SERVER_KEY'],
  ['suluh-worker.service', 'SMTP_URL'],
  ['suluh-back-office.service', 'CLIENT_SECRET'],
])('%s does not run without %s, and says so', async (name, setting) => {
  const process = run(unit(name), { [setting]: undefined });
  expect(await ended(process)).not.toBe(0);
  expect(process.output()).toContain(setting);
});

test.each(Object.values(FACES).map(({ app }) => app))(
  'the unit of apps knows the folder of %s, and refuses to run without its own key',
  async (name) => {
    const app = unit('suluh-app@.service', name);
    expect(existsSync(path.join(app.folder, app.command[1]!))).toBe(true);
    const process = run(app, { CLIENT_SECRET: undefined });
    expect(await ended(process)).not.toBe(0);
    expect(process.output()).toContain('CLIENT_SECRET must be given');
  },
);

const isOfficeBuilt = existsSync(path.join(root, 'apps/back-office/dist/index.html'));

test.runIf(isOfficeBuilt)(
  'the back office runs as its unit says, and opens nothing without a session',
  async () => {
    const office = run(unit('suluh-back-office.service'));
    const origin = `http://localhost:${ports.BACK_OFFICE_PORT}`;
    await until('it answers', async () => {
      if (office.code() !== undefined) throw new Error(office.output());
      return (await fetch(`${origin}/health`).catch(() => null))?.status === 200;
    });
    const page = await fetch(`${origin}/course`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(await page.text()).not.toContain('{{');
    expect((await fetch(`${origin}/api/admin/course`)).status).toBe(401);
  },
  60_000,
);

const isBuilt = existsSync(path.join(root, 'apps/main/.next/BUILD_ID'));

test.runIf(isBuilt)(
  'a built app runs as its unit says',
  async () => {
    const app = run(unit('suluh-app@.service', 'main'));
    await until('the app answers', async () => {
      if (app.code() !== undefined) throw new Error(app.output());
      return (await fetch(`http://localhost:${ports.MAIN_PORT}/health`).catch(() => null))?.status === 200;
    });
  },
  60_000,
);
