import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Kinds of files the storage gives out; what else lies there is nobody's to fetch. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

export interface StoredFile {
  file: string;
  type: string;
  sizeBytes: number;
  /** Changes when the file does. */
  etag: string;
}

/**
 * A picture of the storage by its path; null for one that is not there, is hidden, is no picture or leads outside of
 * `folder`.
 */
export async function storedFile(folder: string, requestPath: string): Promise<StoredFile | null> {
  const type = TYPES[path.extname(requestPath).toLowerCase()];
  const parts = requestPath.split(/[\\/]/);
  if (type === undefined || requestPath.includes('\0') || parts.some((part) => part === '' || part.startsWith('.')))
    return null;
  const file = path.join(folder, ...parts);
  const facts = await stat(file).catch(() => null);
  return facts?.isFile()
    ? {
        file,
        type,
        sizeBytes: facts.size,
        etag: `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`,
      }
    : null;
}
