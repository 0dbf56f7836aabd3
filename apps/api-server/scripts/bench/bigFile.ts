import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import type pg from 'pg';
import { fileAddresses } from '../../src/storage/closedFiles.ts';
import { folderOf } from '../../src/storage/index.ts';
import { BENCH_SECRET } from './measure.ts';

const BYTES = 2 * 1024 ** 3;
const MEGABYTE = 1024 ** 2;
/** How often the server's memory is looked at while the file comes, in milliseconds. */
const LOOK_MS = 20;

/** What a file of 2 GB costs the API. */
export interface BigFile {
  seconds: number;
  /** Memory beyond that before, in megabytes; null where the system does not tell. */
  moreMegabytes: number | null;
}

/** Memory of a process in bytes, as Linux tells it. */
function memoryOf(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null; // another system
  }
}

/** Fetches and forgets. @returns bytes that came */
const fetched = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });

/** A lesson's file of 2 GB that takes no room, fetched whole once after a smaller one. */
export async function streamBigFile(
  client: pg.Client,
  { port, pid, dataDir }: { port: number; pid: number; dataDir: string },
): Promise<BigFile> {
  const folder = folderOf('closed', { SULUH_DATA_DIR: dataDir });
  mkdirSync(folder, { recursive: true });
  const { rows } = await client.query<{ asset: string; enrolment: string }>(
    'select a.id as asset, e.id as enrolment from lesson_asset a, enrolment e order by a.id, e.id limit 1',
  );
  const { asset: assetId, enrolment: enrolmentId } = rows[0]!;
  await client.query('update lesson_asset set path = $1 where id = $2', ['besar.mp4', assetId]);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const address = fileAddresses(BENCH_SECRET).sign({ assetId, enrolmentId, name: 'besar.mp4' }, inAnHour);
  const ofSize = (bytes: number): void => {
    const file = openSync(path.join(folder, 'besar.mp4'), 'w');
    ftruncateSync(file, bytes);
    closeSync(file);
  };
  const url = `http://127.0.0.1:${port}${address}`;
  ofSize(64 * MEGABYTE);
  await fetched(url);
  ofSize(BYTES);
  const before = memoryOf(pid);
  let most = before;
  const looking = setInterval(() => (most = Math.max(most ?? 0, memoryOf(pid) ?? 0)), LOOK_MS);
  const began = performance.now();
  const bytes = await fetched(url).finally(() => clearInterval(looking));
  if (bytes !== BYTES) throw new Error(`Of a file of 2 GB ${bytes} bytes came.`);
  return {
    seconds: (performance.now() - began) / 1000,
    moreMegabytes: before === null || most === null ? null : Math.round((most - before) / MEGABYTE),
  };
}
