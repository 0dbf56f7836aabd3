import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { backUp } from './backUp.ts';
import { restore } from './restore.ts';
import { tablesInOrder } from './tables.ts';

let test: TestApp;
let empty: TestDatabase;
let folder: string;
const place = (...parts: string[]) => path.join(folder, ...parts);
const urlOf = (pool: pg.Pool) => String(pool.options.connectionString);

/** Every row of every table, as text, in an order of its own. */
async function everything(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const name of await tablesInOrder(client))
      found[name] = (
        await client.query<{ row: string }>(`select t::text as row from public."${name}" t order by 1`)
      ).rows.map(({ row }) => row);
    return found;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'suluh-backup-'));
  mkdirSync(place('data/storage/user'), { recursive: true });
  writeFileSync(place('data/storage/user/foto.webp'), 'a photo');
  mkdirSync(place('data/closed/submission'), { recursive: true });
  writeFileSync(place('data/closed/submission/tugas.pdf'), 'handed in');
  writeFileSync(place('data/token-secret'), 'a key', { mode: 0o600 });
  mkdirSync(place('data/logs'));
  writeFileSync(place('data/logs/api.log'), 'no state');
  test = await startTestApp();
  empty = await cloneDatabase();
});
afterAll(async () => {
  await test?.stop();
  await empty?.close();
  rmSync(folder, { recursive: true, force: true });
});

const make = (name: string) =>
  backUp({
    databaseUrl: urlOf(test.services.pool),
    dataDir: place('data'),
    target: place(name),
    now: new Date('2026-11-22T01:00:00Z'),
  });
const bring = (name: string, isReplacing: boolean) =>
  restore({ databaseUrl: empty.url, dataDir: place('other'), source: place(name), isReplacing });

describe('a backup', () => {
  it('restored elsewhere is the same in every row, goes on counting where it was, and brings uploads and keys', async () => {
    await test.services.pool.query(
      `insert into user_account (email, fullname, password_hash) values ('cadangan@contoh.example', $1, 'x')`,
      ['Tanda "kutip"\t\\n dan baris\nbaru'],
    );
    await test.services.pool.query(
      `insert into outbox (kind, payload, sent_at) values ('welcome', '{}', null), ('welcome', '{}', now())`,
    );
    await make('first');
    const before = await everything(urlOf(test.services.pool));
    await bring('first', true);
    expect(await everything(empty.url)).toEqual(before);
    expect(Object.values(before).flat().length).toBeGreaterThan(50);
    expect([
      readFileSync(place('other/storage/user/foto.webp'), 'utf8'),
      readFileSync(place('other/closed/submission/tugas.pdf'), 'utf8'),
      readFileSync(place('other/token-secret'), 'utf8'),
    ]).toEqual(['a photo', 'handed in', 'a key']);
    const places = 'select o.id from pgboss.job j join outbox o on j.id = mail_job(o.id) order by 1';
    const waiting = 'select id from outbox where sent_at is null and failed_at is null order by 1';
    expect((await empty.pool.query(places)).rows).toEqual((await empty.pool.query(waiting)).rows);
    expect((await empty.pool.query(places)).rowCount).toBeGreaterThan(0);
    const insert = `insert into outbox (kind, payload) values ('welcome', '{}') returning id`;
    const next = (await test.services.pool.query<{ id: string }>(insert)).rows[0]!.id;
    expect((await empty.pool.query<{ id: string }>(insert)).rows[0]!.id).toBe(next);
  });

  it('lets triggers and constraints work again afterwards', async () => {
    await expect(
      empty.pool.query('insert into wishlist (user_id, course_id) values (gen_random_uuid(), 1)'),
    ).rejects.toThrow(/foreign key/);
    const { rows: before } = await empty.pool.query<{ card: { fullname: string } }>(
      'select card from course_search limit 1',
    );
    await empty.pool.query(`update course set fullname = 'Nama Baru' where fullname = $1`, [before[0]!.card.fullname]);
    expect((await empty.pool.query(`select 1 from course_search where card->>'fullname' = 'Nama Baru'`)).rowCount).toBe(
      1,
    );
  });

  it('is for its owner alone, and nothing but state', async () => {
    const manifest = await make('private');
    expect(statSync(place('private')).mode & 0o077).toBe(0);
    expect(manifest.files.map(({ path: name }) => name)).not.toContain('logs/api.log');
  });

  it('is not made over another', async () => {
    await expect(make('private')).rejects.toThrow('is there already');
  });

  it('is made of a site that goes on, while files are taken away and others take their names', async () => {
    const passing = Array.from({ length: 2_000 }, (_, at) => place('data/closed', `.berkas-${at}.webp`));
    for (const file of passing) writeFileSync(file, 'on its way');
    const making = make('going-on');
    await expect.poll(() => existsSync(place('going-on.unfinished/closed')), { interval: 1 }).toBe(true);
    for (const file of passing.reverse()) rmSync(file);
    const { files } = await making;
    expect(files.map(({ path: name }) => name)).toContain('closed/submission/tugas.pdf');
  });

  it('that is damaged, or cut short, changes nothing', async () => {
    const before = await everything(empty.url);
    await make('damaged');
    writeFileSync(place('damaged/tables/course.copy.gz'), 'x');
    await expect(bring('damaged', true)).rejects.toThrow('tables/course.copy.gz has changed');
    rmSync(place('damaged/tables/course.copy.gz'));
    await expect(bring('damaged', true)).rejects.toThrow('tables/course.copy.gz is missing');
    rmSync(place('damaged/manifest.json'));
    await expect(bring('damaged', true)).rejects.toThrow('no manifest.json');
    expect(await everything(empty.url)).toEqual(before);
  });

  it('is not restored over anything unless told to', async () => {
    await expect(bring('first', false)).rejects.toThrow('--replace');
  });
});
