import { parseArgs } from 'node:util';
import { voucherEntries } from '@suluh/api/catalogue';
import { z } from 'zod';
import type { Database } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { publishedCourseId } from '../modules/course/queries.ts';
import { makeBatch } from '../modules/voucher/batches.ts';

export const USAGE = `Usage: npm run voucher -- redeem COURSE COUNT [--until INSTANT] [--quota N]
       npm run voucher -- given COURSE CODE…`;

/** What operators ask of `npm run voucher`; the course is named by id or slug. */
export type VoucherCommand =
  | { kind: 'redeem'; course: string; count: number; until: string | null; quota: number | null }
  | { kind: 'given'; course: string; codes: string[] };

const options = z.object({
  until: z.iso.datetime({ offset: true }).optional(),
  quota: z.coerce.number().int().min(1).optional(),
});
const amount = z.coerce.number().int().min(1).max(10_000);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): VoucherCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { until: { type: 'string' }, quota: { type: 'string' } },
    });
    const [kind, course, ...rest] = positionals;
    if (!course || rest.length === 0) return null;
    const { until = null, quota = null } = options.parse({ ...values });
    if (kind === 'redeem' && rest.length === 1) return { kind, course, count: amount.parse(rest[0]), until, quota };
    return kind === 'given' && until === null && quota === null ? { kind, course, codes: rest } : null;
  } catch {
    return null; // an option nobody knows, or one that is no number: the usage says which there are
  }
}

/** Makes the batch and names its codes, or says why it cannot be made. */
export async function runCommand(
  services: { db: Database; now: () => Date },
  command: VoucherCommand,
): Promise<{ lines: string[]; exitCode: 0 | 1 }> {
  try {
    const courseId = await publishedCourseId(services.db, command.course);
    const wanted = voucherEntries.newVoucherBatch.parse({
      name: `npm run voucher ${command.course}`,
      courseId,
      ...(command.kind === 'redeem'
        ? { kind: 'redeem', count: command.count, expiresAt: command.until, quota: command.quota }
        : { kind: 'given', codes: command.codes }),
    });
    const { id, codes, given } = await makeBatch(services, wanted, null);
    if (command.kind === 'redeem') return { lines: [`Batch ${id}:`, ...codes], exitCode: 0 };
    return { lines: [`Batch ${id}: ${codes.length} codes, ${given} of them given to who waited.`], exitCode: 0 };
  } catch (error) {
    if (error instanceof ApiError) return { lines: [error.status], exitCode: 1 };
    throw error;
  }
}
