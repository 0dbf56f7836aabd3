import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupRefused, digestOf, STATE, type Manifest } from './manifest.ts';
import { migrationsOf } from './migrations.ts';
import { sequencesOf, tablesInOrder } from './tables.ts';

interface Options {
  databaseUrl: string;
  /** Data folder, whose stored files and keys belong to the database. */
  dataDir: string;
  /** Folder to make; it must not be there yet. */
  target: string;
  now: Date;
}

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/** Writes every table as one moment had them, by COPY, which each PostgreSQL has. */
async function copyTables(client: pg.Client, folder: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const name of await tablesInOrder(client)) {
    const file = `tables/${name}.copy.gz`;
    const rows = client.query(copyTo(`copy public.${client.escapeIdentifier(name)} to stdout`));
    await pipeline(rows, createGzip(), createWriteStream(path.join(folder, file), { mode: 0o600 }));
    tables.push({ name, rows: rows.rowCount, file });
  }
  return tables;
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Copies a file, or a folder with all it holds, of a site that goes on: what is taken away meanwhile, or takes its name
 * when it is whole, is left out.
 */
async function copyStanding(from: string, to: string): Promise<void> {
  try {
    if ((await stat(from)).isFile()) return await copyFile(from, to);
    await mkdir(to, { recursive: true, mode: 0o700 });
    for (const name of await readdir(from)) await copyStanding(path.join(from, name), path.join(to, name));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function filesOf(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files: Manifest['files'] = [];
  for (const name of names.sort())
    files.push({ path: name.split(path.sep).join('/'), sha256: await digestOf(path.join(folder, name)) });
  return files;
}

/**
 * Backs up everything that holds state: all tables of one moment, uploads and the signing keys, into a folder that only
 * its owner may read. Nothing has to be stopped. The folder is there whole or not at all.
 * @throws BackupRefused when the folder is there, or the database is empty or newer than this code
 */
export async function backUp({ databaseUrl, dataDir, target, now }: Options): Promise<Manifest> {
  if (await exists(target)) throw new BackupRefused(`${target} is there already: name another folder.`);
  const unfinished = `${target}.unfinished`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => undefined); // the statement that waits is told
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(path.join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
    await client.query('begin isolation level repeatable read read only');
    const migrations = await migrationsOf(client);
    const sequences = await sequencesOf(client);
    const tables = await copyTables(client, unfinished);
    for (const name of STATE)
      if (await exists(path.join(dataDir, name)))
        await copyStanding(path.join(dataDir, name), path.join(unfinished, name));
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      migrations,
      tables,
      sequences,
      files: await filesOf(unfinished),
    };
    await writeFile(path.join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await rename(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}
