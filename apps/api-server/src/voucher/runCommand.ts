import { parseArgs } from 'node:util';
import { voucherEntries } from '@suluh/api/catalogue';
import { refusedField } from '@suluh/i18n-id/refusedField';
import { z } from 'zod';
import type { Database } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { publishedCourseId } from '../modules/course/queries.ts';
import { makeBatch } from '../modules/voucher/batches.ts';

export const USAGE = `Usage: npm run voucher -- redeem COURSE|any COUNT [--partner ID] [--program ID] [--from INSTANT] [--until INSTANT] [--quota N]
       npm run voucher -- given COURSE CODE…`;

/** Stands for no course: the codes open those of a partner, of a programme, or of both. */
const ANY = 'any';

/** What a batch of redeem codes is bound by beside its course. */
interface Bounds {
  partner: number | null;
  program: number | null;
  from: string | null;
  until: string | null;
  quota: number | null;
}

/** What operators ask of `npm run voucher`; the course is named by id or slug. */
export type VoucherCommand =
  | ({ kind: 'redeem'; course: string; count: number } & Bounds)
  | { kind: 'given'; course: string; codes: string[] };

const whole = z.coerce.number<string>().int().min(1).optional();
const instant = z.iso.datetime({ offset: true }).optional();
const options = z
  .object({ partner: whole, program: whole, from: instant, until: instant, quota: whole })
  .transform(({ partner = null, program = null, from = null, until = null, quota = null }): Bounds => ({
    partner,
    program,
    from,
    until,
    quota,
  }));
const text = { type: 'string' } as const;
const amount = z.coerce.number().int().min(1).max(10_000);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): VoucherCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { partner: text, program: text, from: text, until: text, quota: text },
    });
    const [kind, course, ...rest] = positionals;
    if (!course || rest.length === 0) return null;
    const bounds = options.parse({ ...values });
    const isBound = bounds.partner !== null || bounds.program !== null;
    if (kind === 'redeem' && rest.length === 1 && (course !== ANY || isBound))
      return { kind, course, count: amount.parse(rest[0]), ...bounds };
    return kind === 'given' && Object.keys(values).length === 0 ? { kind, course, codes: rest } : null;
  } catch {
    return null; // an option nobody knows, or one that is no number: the usage says which there are
  }
}

/** That a batch is not made, and what of it is wrong. */
const refused = (status: string, errors: readonly { field: string; message: string }[] = []) => ({
  lines: [status, ...errors.map(({ field, message }) => `${field}: ${message}`)],
  exitCode: 1 as const,
});

/** Makes the batch and names its codes, or says why it cannot be made. */
export async function runCommand(
  services: { db: Database; now: () => Date },
  command: VoucherCommand,
): Promise<{ lines: string[]; exitCode: 0 | 1 }> {
  try {
    const courseId = command.course === ANY ? null : await publishedCourseId(services.db, command.course);
    const wanted = voucherEntries.newVoucherBatch.parse({
      name: `npm run voucher ${command.course}`,
      courseId,
      ...(command.kind === 'redeem'
        ? {
            kind: 'redeem',
            count: command.count,
            partnerId: command.partner,
            programId: command.program,
            startsAt: command.from,
            expiresAt: command.until,
            quota: command.quota,
          }
        : { kind: 'given', codes: command.codes }),
    });
    const { id, codes, given } = await makeBatch(services, wanted, null);
    if (command.kind === 'redeem') return { lines: [`Batch ${id}:`, ...codes], exitCode: 0 };
    return { lines: [`Batch ${id}: ${codes.length} codes, ${given} of them given to who waited.`], exitCode: 0 };
  } catch (error) {
    if (error instanceof ApiError) return refused(error.status, error.detail.errors);
    if (error instanceof z.ZodError)
      return refused(
        'BAD_REQUEST',
        error.issues.map((issue) => ({ field: issue.path.join('.'), message: refusedField(issue) })),
      );
    throw error;
  }
}
