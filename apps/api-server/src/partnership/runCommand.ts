import { parseArgs } from 'node:util';
import { rowIdInAddress } from '@suluh/api/catalogue/rowId';
import { partnershipReasonSchema } from '@suluh/domain/validation';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { schema } from '../db/index.ts';
import { decideApplication } from '../modules/partnership/decide.ts';
import type { Services } from '../services.ts';

export const USAGE = `Usage: npm run partnership -- list
       npm run partnership -- show ID
       npm run partnership -- accept ID --by EMAIL
       npm run partnership -- refuse ID --by EMAIL --reason "10 to 300 letters, which the applicant is mailed"`;

/** What staff ask of `npm run partnership`. */
export type PartnershipCommand =
  | { kind: 'list' }
  | { kind: 'show'; id: number }
  | { kind: 'accept'; id: number; by: string }
  | { kind: 'refuse'; id: number; by: string; reason: string };

const command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list') }),
  z.strictObject({ kind: z.literal('show'), id: rowIdInAddress }),
  z.strictObject({ kind: z.literal('accept'), id: rowIdInAddress, by: z.email().toLowerCase() }),
  z.strictObject({
    kind: z.literal('refuse'),
    id: rowIdInAddress,
    by: z.email().toLowerCase(),
    reason: partnershipReasonSchema,
  }),
]);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): PartnershipCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' } },
    });
    const [kind, given, ...rest] = positionals;
    if (rest.length > 0) return null;
    return command.parse({ kind, ...(given === undefined ? {} : { id: given }), ...values });
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

/** Most lines of the list. */
const MOST = 100;

type CommandServices = Pick<Services, 'db' | 'files'>;

async function linesOf(
  { db, files: { closed } }: CommandServices,
  asked: PartnershipCommand,
): Promise<string[] | null> {
  const { partnershipApplication: application } = schema;
  if (asked.kind === 'list') {
    const rows = await db.select().from(application).orderBy(desc(application.id)).limit(MOST);
    return rows.map((row) => [row.id, row.createdAt.toISOString(), row.status, row.type, row.name].join('  '));
  }
  if (asked.kind === 'show') {
    const [row] = await db.select().from(application).where(eq(application.id, asked.id));
    if (!row) return null;
    const files = row.files.map((file) => closed.whereIs(file));
    return [
      `${row.status}  ${row.type}  ${row.name}`,
      row.phone,
      row.website,
      row.fields.join(', '),
      row.profile,
      ...files,
    ];
  }
  const { status, reason } =
    asked.kind === 'accept'
      ? { status: 'accepted' as const, reason: '' }
      : { status: 'refused' as const, reason: asked.reason };
  const isDone = await db.transaction(async (tx) => {
    const [by] = await tx
      .select({ id: schema.userAccount.id })
      .from(schema.userAccount)
      .where(eq(schema.userAccount.email, asked.by));
    return by !== undefined && (await decideApplication(tx, { id: asked.id, status, reason, by: by.id })) !== null;
  });
  return isDone ? [`Application ${asked.id} is ${status}; its applicant is mailed.`] : null;
}

/** Does what is asked: lines for the terminal and the exit code. */
export async function runCommand(
  services: CommandServices,
  asked: PartnershipCommand,
): Promise<{ lines: string[]; exitCode: 0 | 1 }> {
  const lines = await linesOf(services, asked);
  return lines
    ? { lines, exitCode: 0 }
    : { lines: ['There is no such application that waits, or nobody with that address.'], exitCode: 1 };
}
