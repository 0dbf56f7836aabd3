import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@suluh/config/environment';
import { importers } from './kinds.ts';
import { startProgress } from '../progress.ts';
import { ENCODINGS, type Encoding } from '../../src/tableFile/encoding.ts';
import { UnreadableInput } from '../../src/tableFile/openInput.ts';
import { Rejections } from './rejections.ts';
import { isAllRejected, printResult } from './printResult.ts';
import { ImportBusy } from './runImport.ts';

/**
 * Brings a file into the database. Exit code 0 also when some rows were rejected; 1 when all were, or the file cannot
 * be read to its end.
 */
const USAGE = `Usage: npm run import -- KIND FILE [--dry-run] [--encoding NAME] [--platform NAME]

KIND  courses, jobs, internships, articles
      regions (provinces, regencies and cities), then districts
      reviews of courses imported before, each naming its course by the last part of its address on its platform
FILE  JSON Lines (.jsonl, .ndjson) or CSV with a header (.csv, .tsv, .txt; commas, semicolons or tabs), each also with .gz
      UTF-8 or UTF-16

--dry-run   only tries, and writes nothing
--encoding  ${ENCODINGS.join(', ')}: needed for windows-1252 (ANSI) only
--platform  for reviews: the platform of those that have no column platform

Not imported: reviews of apps and products, which are of no course, and word lists, which search does not use.`;
const ROOT = path.resolve(import.meta.dirname, '../../../..');

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  encoding: { type: 'string' },
  platform: { type: 'string' },
} as const;

interface Arguments {
  kind: string;
  run: ReturnType<typeof importers>[string];
  file: string;
  isDryRun: boolean;
  encoding?: Encoding | undefined;
}

function readArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const [kind = '', file, ...rest] = positionals;
    const { 'dry-run': isDryRun, platform } = values;
    const encoding = ENCODINGS.find((known) => known === values.encoding?.toLowerCase());
    const all = importers(platform);
    const run = Object.hasOwn(all, kind) ? all[kind] : undefined;
    const isUnderstood =
      run &&
      file &&
      rest.length === 0 &&
      (values.encoding === undefined || encoding) &&
      (platform === undefined || kind === 'reviews');
    return isUnderstood ? { kind, run, file, isDryRun, encoding } : null;
  } catch {
    return null; // an option nobody knows: the usage says which there are
  }
}

const given = readArguments();
const { DATABASE_URL, SULUH_DATA_DIR } = readEnvironment(process.env);
if (!given) {
  console.error(USAGE);
  process.exit(2);
}
if (!DATABASE_URL) {
  console.error('DATABASE_URL is needed to import.');
  process.exit(2);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const now = new Date();
const fileName = path.basename(given.file);
const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
const rejections = new Rejections(
  path.join(path.resolve(ROOT, SULUH_DATA_DIR), 'reports', `${given.kind}-${fileName}-${stamp}.jsonl`),
);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
let progress: ReturnType<typeof startProgress> | undefined;
const options = {
  // npm runs scripts in the repository and tells in INIT_CWD where the person stands.
  file: path.resolve(process.env.INIT_CWD ?? process.cwd(), given.file),
  databaseUrl: DATABASE_URL,
  isDryRun: given.isDryRun,
  encoding: given.encoding,
  rejections,
  now,
  signal: stopping.signal,
  onProgress: (readBytes: number, sizeBytes: number) =>
    (progress ??= startProgress(fileName, sizeBytes, megabytes)).update(readBytes),
};

try {
  const result = await given.run(options);
  progress?.stop();
  rejections.close();
  printResult(result, { fileName, isDryRun: given.isDryRun, rejections, seconds: (Date.now() - now.getTime()) / 1000 });
  process.exitCode =
    result.ended === 'complete' && isAllRejected(result, rejections)
      ? 1
      : { complete: 0, stopped: 130, truncated: 1 }[result.ended];
} catch (error) {
  progress?.stop();
  rejections.close();
  if (!(error instanceof UnreadableInput || error instanceof ImportBusy)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
