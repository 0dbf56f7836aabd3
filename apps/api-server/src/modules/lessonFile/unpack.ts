import path from 'node:path';
import { PACKAGE_MOST_BYTES, PACKAGE_MOST_FILES, type PackageVersion } from '@suluh/domain/learning';
import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { isStorePath } from '../../storage/fileStore.ts';
import { PackageRefused, readManifest } from './manifest.ts';

const MANIFEST = 'imsmanifest.xml';

/** Unpacked at once, in bytes; what is larger goes alone. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** What systems leave in archives, and nobody asks for. */
const isLeftover = (name: string): boolean => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/.test(name);

/** A package that may be unpacked. */
export interface Package {
  version: PackageVersion;
  /** File it begins with, below its folder. */
  entry: string;
  bytes: number;
  /** Its files, a few at a time, by their paths below its folder. */
  files(): Generator<readonly [path: string, bytes: Uint8Array]>;
}

const unzip = (archive: Uint8Array, wanted: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> => {
  try {
    return unzipSync(archive, { filter: wanted });
  } catch {
    throw new PackageRefused('archive'); // damaged, or packed in a way nobody reads
  }
};

/**
 * Reads what an archive holds before anything is unpacked: paths that lead elsewhere, too many files and more bytes than
 * a package may have are refused by what it says of itself, and no file can become larger than it said.
 * @throws PackageRefused
 */
export function readPackage(archive: Uint8Array): Package {
  const listed: { name: string; size: number }[] = [];
  unzip(archive, ({ name, originalSize }) => {
    if (!name.endsWith('/') && !isLeftover(name)) listed.push({ name, size: originalSize });
    return false;
  });
  if (listed.length > PACKAGE_MOST_FILES) throw new PackageRefused('size');
  const bytes = listed.reduce((sum, { size }) => sum + size, 0);
  if (bytes > PACKAGE_MOST_BYTES) throw new PackageRefused('size');
  if (new Set(listed.map(({ name }) => name.toLowerCase())).size !== listed.length) throw new PackageRefused('names');
  if (!listed.every(({ name }) => isStorePath(name) && name.length <= 255)) throw new PackageRefused('names');

  const manifests = listed.filter(({ name }) => path.posix.basename(name) === MANIFEST);
  const manifest = manifests.toSorted((one, other) => one.name.length - other.name.length)[0];
  if (!manifest) throw new PackageRefused('manifest');
  const base = manifest.name.slice(0, -MANIFEST.length);
  const said = unzip(archive, ({ name }) => name === manifest.name)[manifest.name]!;
  const { version, entry } = readManifest(strFromU8(said));
  const own = listed.filter(({ name }) => name.startsWith(base));
  if (!own.some(({ name }) => name === base + entry)) throw new PackageRefused('entry');

  function* files(): Generator<readonly [string, Uint8Array]> {
    const waiting = [...own];
    while (waiting.length > 0) {
      const batch = new Map<string, number>();
      let size = 0;
      do {
        const next = waiting.shift()!;
        batch.set(next.name, next.size);
        size += next.size;
      } while (waiting.length > 0 && size + waiting[0]!.size <= BATCH_BYTES);
      for (const [name, unpacked] of Object.entries(unzip(archive, (file) => batch.has(file.name)))) {
        if (unpacked.length !== batch.get(name)) throw new PackageRefused('archive');
        yield [name.slice(base.length), unpacked];
      }
    }
  }
  return { version, entry, bytes: own.reduce((sum, each) => sum + each.size, 0), files };
}
