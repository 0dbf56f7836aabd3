import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@suluh/config/environment';
import { courses } from './courses/courses.ts';
import { jobs } from './jobs/jobs.ts';
import { startProgress } from './progress.ts';
import { UnreadableInput } from './reader/openInput.ts';
import { regions } from './regions/regions.ts';
import { Rejections } from './rejections.ts';
import { printResult } from './printResult.ts';
import { ImportBusy, runImport } from './runImport.ts';

/** Brings a file of courses, jobs or regions into the database. Exit code 0 also when rows were rejected; 1 when the file cannot be read to its end. */
const USAGE = 'Usage: npm run import -- courses|jobs|regions FILE [--dry-run]   (FILE: .jsonl, .ndjson or .csv, each also .gz)';
const ROOT = path.resolve(import.meta.dirname, '../../../..');

function readArguments(): { kind: string; file: string; isDryRun: boolean } | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } });
    const [kind, file, ...rest] = positionals;
    return kind && file && rest.length === 0 ? { kind, file, isDryRun: values['dry-run'] } : null;
  } catch {
    return null; // an option nobody knows: the usage says which there are
  }
}

const given = readArguments();
const { DATABASE_URL, SULUH_DATA_DIR } = readEnvironment(process.env);
if (!given || !['courses', 'jobs', 'regions'].includes(given.kind)) {
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
const rejections = new Rejections(path.join(path.resolve(ROOT, SULUH_DATA_DIR), 'reports', `${given.kind}-${fileName}-${stamp}.jsonl`));
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
let progress: ReturnType<typeof startProgress> | undefined;
const options = {
  // npm runs scripts in the repository and tells in INIT_CWD where the person stands.
  file: path.resolve(process.env.INIT_CWD ?? process.cwd(), given.file),
  databaseUrl: DATABASE_URL,
  isDryRun: given.isDryRun,
  rejections,
  now,
  signal: stopping.signal,
  onProgress: (readBytes: number, sizeBytes: number) => (progress ??= startProgress(fileName, sizeBytes, megabytes)).update(readBytes),
};

try {
  const result = await (given.kind === 'courses' ? runImport(courses, options) : given.kind === 'jobs' ? runImport(jobs, options) : runImport(regions, options));
  progress?.stop();
  rejections.close();
  printResult(result, { fileName, isDryRun: given.isDryRun, rejections, seconds: (Date.now() - now.getTime()) / 1000 });
  process.exitCode = { complete: 0, stopped: 130, truncated: 1 }[result.ended];
} catch (error) {
  progress?.stop();
  rejections.close();
  if (!(error instanceof UnreadableInput || error instanceof ImportBusy)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
