import type { Rejections } from './rejections.ts';
import type { ImportResult } from './runImport.ts';

interface About {
  fileName: string;
  isDryRun: boolean;
  rejections: Rejections;
  seconds: number;
}

/** Whether nothing of a file could be used. */
export const isAllRejected = ({ rows }: ImportResult, rejections: Rejections): boolean =>
  rows > 0 && rejections.rows === rows;

/** Tells on standard output what came of an import. */
export function printResult(result: ImportResult, { fileName, isDryRun, rejections, seconds }: About): void {
  const { rows, inserted, updated, notes, lastLine, ended, damage } = result;
  console.log(
    `${fileName}: ${rows} rows in ${seconds.toFixed(1)} s${isDryRun ? ' (dry run: nothing was written)' : ''}`,
  );
  console.log(
    `  ${inserted} new, ${updated} changed, ${rows - inserted - updated - rejections.rows} unchanged, ${rejections.rows} rejected`,
  );
  if (rows === 0 && ended === 'complete') console.log('  The file has no rows.');
  if (isAllRejected(result, rejections)) console.log('  Every row was rejected: nothing was imported.');
  for (const [note, count] of notes) console.log(`  ${count} x ${note}`);
  if (ended === 'stopped')
    console.log(`  Stopped after line ${lastLine}. Whole batches are kept; run it again to go on.`);
  if (ended === 'truncated')
    console.log(
      `  Not read to its end: ${damage}. Whole batches up to line ${lastLine} are kept, rows after it were not taken.`,
    );
  if (rejections.rows === 0) return;
  console.log('  Rejected:');
  for (const { line, field, reason } of rejections.shown)
    console.log(`    line ${line}${field && `, ${field}`}: ${reason}`);
  console.log(`  All rejected rows: ${rejections.file}`);
}
