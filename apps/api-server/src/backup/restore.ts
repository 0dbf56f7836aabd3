import { createReadStream } from 'node:fs';
import { cp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase } from '../db/migrate.ts';
import { BackupRefused, STATE, verifiedManifest, type Manifest } from './manifest.ts';
import { migrateTo } from './migrations.ts';

interface Options {
  databaseUrl: string;
  dataDir: string;
  /** Folder a backup was made in. */
  source: string;
  /** Removes what the database and the data folder hold now; without it both must be empty. */
  isReplacing: boolean;
}

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/**
 * Empties the database of everything ours. @throws BackupRefused when there is something and nobody said to replace it
 */
async function makeEmpty(client: pg.Client, isReplacing: boolean): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  if (rows[0]!.count > 0 && !isReplacing)
    throw new BackupRefused('The database is not empty. Add --replace to remove what is in it.');
  await client.query(
    'drop schema if exists drizzle cascade; drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
  );
}

/**
 * Fills the tables; triggers stay silent, because what they would write is in the backup too. All of it is there
 * afterwards, or nothing.
 */
async function fillTables(client: pg.Client, source: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('begin');
  for (const { name } of [...tables].reverse())
    await client.query(`delete from public.${client.escapeIdentifier(name)}`); // rows a migration made
  for (const { name, rows, file } of tables) {
    const table = `public.${client.escapeIdentifier(name)}`;
    await client.query(`alter table ${table} disable trigger user`);
    const copy = client.query(copyFrom(`copy ${table} from stdin`));
    await pipeline(createReadStream(path.join(source, file)), createGunzip(), copy);
    if (copy.rowCount !== rows) throw new BackupRefused(`Table ${name} has ${copy.rowCount} rows in place of ${rows}.`);
    await client.query(`alter table ${table} enable trigger user`);
  }
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public."${name}"`, lastValue, isCalled]);
  await client.query('commit');
}

/**
 * Puts files of the backup in the place of the data folder's; what stood there stays beside them until all are in
 * place.
 */
async function placeFiles(source: string, dataDir: string): Promise<void> {
  for (const name of STATE) {
    if (!(await exists(path.join(source, name)))) continue;
    const [place, before] = [path.join(dataDir, name), path.join(dataDir, `${name}.before-restore`)];
    await rm(before, { recursive: true, force: true });
    if (await exists(place)) await rename(place, before);
    await cp(path.join(source, name), place, { recursive: true });
    await rm(before, { recursive: true, force: true });
  }
}

/**
 * Restores a backup: checks it, gives the database the schema it was made with, fills it, and brings it to the newest
 * schema; then the files. Nothing may run on the database meanwhile.
 * @throws BackupRefused before anything is changed, when the backup is damaged or there is something it would overwrite
 */
export async function restore({ databaseUrl, dataDir, source, isReplacing }: Options): Promise<Manifest> {
  const manifest = await verifiedManifest(source);
  if (!isReplacing && (await exists(path.join(dataDir, 'storage/user'))))
    throw new BackupRefused(`${dataDir} holds uploads. Add --replace to remove them.`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await makeEmpty(client, isReplacing);
    await migrateTo(databaseUrl, manifest.migrations);
    await fillTables(client, source, manifest);
  } finally {
    await client.end();
  }
  await migrateDatabase(databaseUrl);
  await placeFiles(source, dataDir);
  return manifest;
}
