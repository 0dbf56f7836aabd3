import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@suluh/config/environment';
import { backUp } from './backUp.ts';
import { BackupRefused, type Manifest } from './manifest.ts';
import { restore } from './restore.ts';

/** `backup [FOLDER]` and `restore FOLDER [--replace]`. Exit code 1 with one sentence when it was refused. */
const USAGE = 'Usage: npm run backup -- [FOLDER]   or   npm run restore -- FOLDER [--replace]';
const ROOT = path.resolve(import.meta.dirname, '../../../..');

const now = new Date();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [deed, given, ...rest] = positionals;
const { DATABASE_URL, SULUH_DATA_DIR, S3_BUCKET_URL } = readEnvironment(process.env);
if (!DATABASE_URL || rest.length > 0 || (deed !== 'backup' && !(deed === 'restore' && given))) {
  console.error(USAGE);
  process.exit(2);
}

const dataDir = path.resolve(ROOT, SULUH_DATA_DIR);
// npm runs scripts in the repository and tells in INIT_CWD where the person stands.
const folderOf = (name: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
const told = ({ tables, files, madeAt }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.length - tables.length} files, of ${madeAt}`;

try {
  if (deed === 'backup') {
    const target = given ? folderOf(given) : path.join(dataDir, 'backups', now.toISOString().replaceAll(':', '-'));
    const manifest = await backUp({ databaseUrl: DATABASE_URL, dataDir, target, now });
    console.log(`Backed up ${told(manifest)}: ${target}`);
    if (S3_BUCKET_URL) console.log(`Files lie in ${S3_BUCKET_URL}: the bucket keeps its own copies.`);
  } else {
    const manifest = await restore({
      databaseUrl: DATABASE_URL,
      dataDir,
      source: folderOf(given!),
      isReplacing: values.replace,
    });
    console.log(`Restored ${told(manifest)}. Start Suluh again with npm start.`);
  }
} catch (error) {
  if (!(error instanceof BackupRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
