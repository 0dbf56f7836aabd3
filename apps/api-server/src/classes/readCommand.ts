import { parseArgs } from 'node:util';
import { staffSessionEntries } from '@suluh/api/catalogue';
import { rowIdInAddress } from '@suluh/api/catalogue/rowId';
import { z } from 'zod';

export const USAGE = `Usage: npm run classes -- list
       npm run classes -- doors EVENT
       npm run classes -- door EVENT HOLDER --by EMAIL
       npm run classes -- close EVENT PASS --by EMAIL
       npm run classes -- sessions COURSE COUNT --by EMAIL
       npm run classes -- hours EVENT START/END… --by EMAIL
       npm run classes -- attend EVENT SESSION LEARNER_EMAIL… --by EMAIL
       npm run classes -- absent EVENT SESSION LEARNER_EMAIL --by EMAIL
       npm run classes -- doubles EVENT
       npm run classes -- sheet EVENT SESSION FILE.pdf|FILE.csv`;

const email = z.email().toLowerCase();
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const hours = z
  .string()
  .transform((text) => text.split('/'))
  .pipe(z.tuple([instant, instant]))
  .transform(([startAt, endAt]) => ({ startAt, endAt }));

const command = z.union([
  z.tuple([z.literal('list')]),
  z.tuple([z.literal('doors'), rowIdInAddress]),
  z.tuple([z.literal('door'), rowIdInAddress, z.string().trim().min(1).max(80)]),
  z.tuple([z.literal('close'), rowIdInAddress, z.uuid()]),
  z.tuple([
    z.literal('sessions'),
    rowIdInAddress,
    z.coerce.number<string>().int().min(0).max(staffSessionEntries.MOST_SESSIONS),
  ]),
  z.tuple([z.literal('hours'), rowIdInAddress]).rest(hours),
  z.tuple([z.literal('attend'), rowIdInAddress, rowIdInAddress, email]).rest(email),
  z.tuple([z.literal('absent'), rowIdInAddress, rowIdInAddress, email]),
  z.tuple([z.literal('doubles'), rowIdInAddress]),
  z.tuple([z.literal('sheet'), rowIdInAddress, rowIdInAddress, z.string().regex(/\.(pdf|csv)$/)]),
]);

/** What organisers ask of `npm run classes`, and who asks. */
export interface ClassesCommand {
  words: z.output<typeof command>;
  by: string | null;
}

/** What is written into the audit trail, and so needs a name. */
const DEEDS: ReadonlySet<string> = new Set(['door', 'close', 'sessions', 'hours', 'attend', 'absent']);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): ClassesCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' } },
    });
    const words = command.parse(positionals);
    const isDeed = DEEDS.has(words[0]);
    return { words, by: isDeed ? email.parse(values.by) : null };
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}
