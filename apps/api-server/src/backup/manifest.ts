import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** What of the data folder is state: uploads, files of lessons and work handed in, and the keys that sign. Logs and reports are not. */
export const STATE = ['storage', 'closed', 'token-secret', 'visitor-secret'] as const;

/** One file of a backup, by its path in the folder. */
const fileEntry = z.object({ path: z.string(), sha256: z.string().length(64) });

/** What a backup holds. `manifest.json` is written last: a folder without it is no backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations the database had, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Rows per table, in an order in which each table comes after those it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), file: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.array(fileEntry),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A folder cannot be made, or read, as a backup. `message` is one sentence a person can act on. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** SHA-256 of a file, in hexadecimal. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The manifest of a backup whose files are all there and as they were written. @throws BackupRefused */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new BackupRefused(`${folder} is no backup: it has no manifest.json.`);
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new BackupRefused(`${folder}/manifest.json cannot be read as a backup of this version.`);
  for (const { path: name, sha256 } of read.data.files) {
    const found = await digestOf(path.join(folder, name)).catch(() => null);
    if (found !== sha256)
      throw new BackupRefused(`${folder} is damaged: ${name} ${found === null ? 'is missing' : 'has changed'}.`);
  }
  return read.data;
}
