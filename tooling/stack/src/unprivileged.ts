import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The user PostgreSQL runs as when we are root, because it refuses to run as root: `nobody` on Linux and macOS. */
export const UNPRIVILEGED_ID = 65534;

const isRoot = () => process.getuid?.() === 0;

/** Spawn options that drop root; empty for everybody else. */
export const unprivilegedIdentity = (): { uid?: number; gid?: number } =>
  isRoot() ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

/** True when a user without rights could walk down to `target`: every ancestor has the execute bit for others. */
function isReachableByOthers(target: string): boolean {
  let folder = path.resolve(target);
  while (folder !== path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    folder = path.dirname(folder);
  }
  return true;
}

/**
 * A place outside the repository, the same for the same folder, used where the repository itself is closed to others
 * (for example below /root).
 */
const outsidePlace = (folder: string) =>
  path.join('/var/lib/suluh', createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12));

/**
 * Where the unprivileged database may keep `folder`: the folder itself, or its stand-in below /var/lib/suluh when we
 * are root and the path leads through a closed folder.
 */
export const placeForData = (folder: string): string =>
  isRoot() && !isReachableByOthers(path.dirname(path.resolve(folder))) ? outsidePlace(folder) : path.resolve(folder);

/** Path of the database programs as the unprivileged user can run them; copies them out of a closed repository once. */
export function placeForPrograms(nativeFolder: string): string {
  if (!isRoot() || isReachableByOthers(nativeFolder)) return nativeFolder;
  const copy = outsidePlace(nativeFolder);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
    cpSync(nativeFolder, partial, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', partial]);
    try {
      renameSync(partial, copy);
    } catch {
      rmSync(partial, { recursive: true, force: true }); // another start was first; its copy is the same
    }
  }
  return copy;
}

/** Gives a file to the unprivileged user when we are root. */
export function handOverFile(file: string): void {
  if (isRoot()) lchownSync(file, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
}

/** Creates `folder` and gives it, with what it holds, to the unprivileged user when we are root. */
export function handOver(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!isRoot()) return;
  const own = (target: string) => {
    lchownSync(target, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    if (statSync(target).isDirectory()) for (const name of readdirSync(target)) own(path.join(target, name));
  };
  if (statSync(folder).uid !== UNPRIVILEGED_ID) own(folder);
}
