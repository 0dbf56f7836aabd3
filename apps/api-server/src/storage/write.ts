import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names we make: 192 bits, so that nobody finds another one's file. */
const newName = (): string => randomBytes(24).toString('base64url').replace(/^[-_]/, 'a');
const OURS = /^[A-Za-z0-9][\w-]{31}\.[a-z]{3,4}$/;

/**
 * Keeps a file in `area` of the storage under a name that cannot be guessed. It is there whole or not at all. @returns
 * its path in the storage
 */
export async function storeUnderSecretName(
  folder: string,
  area: string,
  extension: string,
  bytes: Uint8Array,
): Promise<string> {
  const name = `${newName()}.${extension}`;
  const unfinished = path.join(folder, area, `.${name}`); // hidden: not served
  await mkdir(path.join(folder, area), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, path.join(folder, area, name));
  return `${area}/${name}`;
}

/** Removes a file that `storeUnderSecretName` made; any other path, such as a picture of the demo, is left alone. */
export async function removeStored(folder: string, area: string, stored: string): Promise<void> {
  const name = path.posix.basename(stored);
  if (stored === `${area}/${name}` && OURS.test(name)) await rm(path.join(folder, area, name), { force: true });
}
