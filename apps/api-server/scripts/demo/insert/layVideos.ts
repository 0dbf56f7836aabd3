import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { news, VIDEO_FOLDER } from '../data/news.ts';

const RECORDINGS = path.join(import.meta.dirname, '../lessons');

/** Puts the recordings that videos of the blog show into the open part of the storage. */
export async function layVideos(storage: string): Promise<void> {
  await mkdir(path.join(storage, VIDEO_FOLDER), { recursive: true });
  for (const { recording } of news)
    if (recording) await copyFile(path.join(RECORDINGS, recording), path.join(storage, VIDEO_FOLDER, recording));
}
