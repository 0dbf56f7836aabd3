import { parseArgs } from 'node:util';
import { z } from 'zod';

/** What staff ask of `npm run refunds`. */
export type RefundCommand =
  | { kind: 'list' }
  | { kind: 'approve'; which: string; by: string }
  | { kind: 'refuse'; which: string; by: string; refusal: string };

export const USAGE = `Usage: npm run refunds -- list
       npm run refunds -- approve ORDER_OR_ID --by EMAIL
       npm run refunds -- refuse ORDER_OR_ID --by EMAIL --reason "what the learner reads"`;

const decision = z.object({ which: z.string().min(1), by: z.email() });
const refusal = decision.extend({ refusal: z.string().trim().min(1).max(500) });

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): RefundCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' } },
    });
    const [kind, which, ...rest] = positionals;
    if (rest.length > 0) return null;
    if (kind === 'list') return which === undefined ? { kind } : null;
    if (kind === 'approve' && values.reason === undefined) return { kind, ...decision.parse({ which, by: values.by }) };
    if (kind === 'refuse') return { kind, ...refusal.parse({ which, by: values.by, refusal: values.reason }) };
    return null;
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}
