import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isStorePath, type FileStore } from '../../../src/storage/fileStore.ts';

/** Puts every file of a folder into a store, below `area`, that is not there with as many bytes. */
export async function layInStore(folder: string, store: FileStore, area = ''): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.posix.join(area, path.relative(folder, file).split(path.sep).join('/'));
    if (!isStorePath(name)) continue; // hidden: what was drawn by which recipe
    const content = await openAsBlob(file);
    if ((await store.find(name))?.bytes !== content.size) await store.put(name, content);
  }
}
