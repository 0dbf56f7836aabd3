import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isStorePath, type FileStore } from './fileStore.ts';
import { slicesOf } from './slices.ts';

/** Files in a folder. What is being written is hidden beside its place until it is whole. */
export function diskStore(folder: string): FileStore {
  const placeOf = (name: string): string => path.join(folder, ...name.split('/'));
  return {
    async put(name, content) {
      if (!isStorePath(name)) throw new Error(`${name} names no file of a store`);
      const place = placeOf(name);
      const unfinished = path.join(path.dirname(place), `.${path.basename(place)}.${randomBytes(6).toString('hex')}`);
      await mkdir(path.dirname(place), { recursive: true });
      try {
        const source = content instanceof Blob ? slicesOf(content) : [content];
        await pipeline(Readable.from(source, { objectMode: false }), createWriteStream(unfinished));
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async find(name) {
      if (!isStorePath(name)) return null;
      const place = placeOf(name);
      const facts = await stat(place).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return null;
        throw error;
      });
      if (!facts?.isFile()) return null;
      return {
        bytes: facts.size,
        etag: `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`,
        modifiedAt: facts.mtime,
        read: async (range) => createReadStream(place, range ? { start: range.from, end: range.to } : {}),
      };
    },
    whereIs: placeOf,
    async remove(name) {
      if (isStorePath(name)) await rm(placeOf(name), { force: true });
    },
  };
}
