import type { Readable } from 'node:stream';

/** Part of a file: first and last byte, both included. */
export interface ByteRange {
  from: number;
  to: number;
}

/** What is known of a file that lies there. */
export interface StoredFile {
  bytes: number;
  /** Changes when the file does; with its quotes. */
  etag: string;
  modifiedAt: Date;
  /** The file, or a part of it, as it is read: never whole in memory. */
  read(range?: ByteRange): Promise<Readable>;
}

/**
 * Where files lie: a folder, or a part of a bucket that speaks S3. Paths are relative, with slashes; one that has a
 * hidden or an empty part, or leads outside, names nothing.
 */
export interface FileStore {
  /** Keeps a file, whole or not at all, in place of what had its path. @throws Error when it cannot be written */
  put(path: string, content: Uint8Array | Blob): Promise<void>;
  /** A file by its path; null for one that is not there. @throws Error when nobody can tell */
  find(path: string): Promise<StoredFile | null>;
  /** Where an operator finds a file: its place on the disk, or its address in the bucket. */
  whereIs(path: string): string;
  /** Takes a file away; one that is not there is no matter. */
  remove(path: string): Promise<void>;
}

/** What everybody may fetch, and what is given out by addresses that expire or to owners alone. */
export interface Files {
  open: FileStore;
  closed: FileStore;
}

/** Whether a path names a file of a store. */
export const isStorePath = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((part) => part !== '' && !part.startsWith('.'));

/** A small file, whole; null for one that is not there. */
export async function readWhole(store: FileStore, path: string): Promise<Buffer | null> {
  const found = await store.find(path);
  return found && Buffer.concat(await (await found.read()).toArray());
}
