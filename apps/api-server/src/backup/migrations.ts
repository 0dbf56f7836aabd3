import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { migrateDatabase, MIGRATIONS_FOLDER } from '../db/migrate.ts';
import { BackupRefused } from './manifest.ts';

interface Journal {
  entries: { tag: string; when: number }[];
}

const journal = async (): Promise<Journal> =>
  JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as Journal;

/**
 * Names of the migrations a database has, in their order. @throws BackupRefused for a database that is not ours, or
 * newer than this code
 */
export async function migrationsOf(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows: known } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!known[0]?.there) throw new BackupRefused('The database is empty: there is nothing to back up.');
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  const { entries } = await journal();
  if (!entries.some(({ when }) => when === newest))
    throw new BackupRefused('The database was migrated by a newer version of Suluh: back it up with that version.');
  return entries.filter(({ when }) => when <= newest).map(({ tag }) => tag);
}

/**
 * Gives an empty database the schema these migrations make. @throws BackupRefused when they are not the beginning of
 * ours
 */
export async function migrateTo(databaseUrl: string, tags: readonly string[]): Promise<void> {
  const whole = await journal();
  const entries = whole.entries.slice(0, tags.length);
  if (entries.length < tags.length || entries.some(({ tag }, at) => tag !== tags[at]))
    throw new BackupRefused('The backup was made by another version of Suluh, with migrations this one does not have.');
  const folder = await mkdtemp(path.join(tmpdir(), 'suluh-migrations-'));
  try {
    await mkdir(path.join(folder, 'meta'));
    await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...whole, entries }));
    for (const { tag } of entries)
      await cp(path.join(MIGRATIONS_FOLDER, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await migrateDatabase(databaseUrl, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
