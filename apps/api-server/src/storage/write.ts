import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FileStore } from './fileStore.ts';

/** Names we make: 192 bits, so that nobody finds another one's file. */
const newName = (): string => randomBytes(24).toString('base64url').replace(/^[-_]/, 'a');
const OURS = /^[A-Za-z0-9][\w-]{31}\.[a-z]{3,4}$/;

/**
 * Keeps a file in `area` of a store under a name that cannot be guessed. It is there whole or not at all. @returns its
 * path in the store
 */
export async function storeUnderSecretName(
  store: FileStore,
  area: string,
  extension: string,
  content: Uint8Array | Blob,
): Promise<string> {
  const stored = `${area}/${newName()}.${extension}`;
  await store.put(stored, content);
  return stored;
}

/** Removes a file that `storeUnderSecretName` made; any other path, such as a picture of the demo, is left alone. */
export async function removeStored(store: FileStore, area: string, stored: string): Promise<void> {
  const name = path.posix.basename(stored);
  if (stored === `${area}/${name}` && OURS.test(name)) await store.remove(stored);
}
