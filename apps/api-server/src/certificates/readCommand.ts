import { parseArgs } from 'node:util';
import { z } from 'zod';
import { certificateNameSchema } from '@suluh/domain/validation';

/** What staff ask of `npm run certificates`. */
export type CertificateCommand = { number: string; by: string; reason: string } & (
  | { kind: 'revoke' }
  | { kind: 'reissue'; fullname: string | null }
);

export const USAGE = `Usage: npm run certificates -- revoke NUMBER --by EMAIL --reason "…"
       npm run certificates -- reissue NUMBER --by EMAIL --reason "…" [--name "the name it shall bear"]

Whoever checks a revoked certificate reads the reason.`;

const order = z.object({ number: z.string().min(1), by: z.email(), reason: z.string().trim().min(1).max(500) });
const name = certificateNameSchema.shape.fullname.optional();

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): CertificateCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' }, name: { type: 'string' } },
    });
    const [kind, number, ...rest] = positionals;
    if (rest.length > 0) return null;
    const asked = order.parse({ number, by: values.by, reason: values.reason });
    if (kind === 'revoke' && values.name === undefined) return { kind, ...asked };
    if (kind === 'reissue') return { kind, ...asked, fullname: name.parse(values.name) ?? null };
    return null;
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}
