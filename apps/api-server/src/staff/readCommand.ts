import { parseArgs } from 'node:util';
import { rowIdInAddress } from '@suluh/api/catalogue/rowId';
import { z } from 'zod';

export const USAGE = `Usage: npm run staff -- list
       npm run staff -- grant EMAIL ROLE [--partner CODE | --program SLUG | --event ID | --teacher SLUG]
       npm run staff -- revoke EMAIL ROLE
       npm run staff -- invite EMAIL --role ROLE [--name NAME] [--partner CODE | --program SLUG | --event ID | --teacher SLUG]
       npm run staff -- reset EMAIL`;

/** Where a role is to hold, as it is typed; nowhere: everywhere. */
export interface PlaceNamed {
  partner?: string;
  program?: string;
  event?: number;
  teacher?: string;
}

/** What operators ask of `npm run staff`. */
export type StaffCommand =
  | { kind: 'list' }
  | ({ kind: 'grant'; email: string; role: string } & PlaceNamed)
  | { kind: 'revoke'; email: string; role: string }
  | ({ kind: 'invite'; email: string; role: string; fullname?: string } & PlaceNamed)
  | { kind: 'reset'; email: string };

const who = z.object({ email: z.email().toLowerCase(), role: z.string().min(1).max(60) });
const where = z
  .object({
    partner: z.string(),
    program: z.string(),
    event: rowIdInAddress,
    teacher: z.string(),
  })
  .partial()
  .refine((named) => Object.keys(named).length <= 1);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): StaffCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        partner: { type: 'string' },
        program: { type: 'string' },
        event: { type: 'string' },
        teacher: { type: 'string' },
        role: { type: 'string' },
        name: { type: 'string' },
      },
    });
    const [kind, email, role, ...rest] = positionals;
    if (rest.length > 0) return null;
    const { role: invitedAs, name, ...named } = values;
    const places = where.parse(named);
    if (kind === 'invite' && role === undefined) {
      const fullname = z.string().trim().min(1).max(120).optional().parse(name);
      return { kind, ...who.parse({ email, role: invitedAs }), ...places, ...(fullname ? { fullname } : {}) };
    }
    if (invitedAs !== undefined || name !== undefined) return null;
    if (kind === 'grant') return { kind, ...who.parse({ email, role }), ...places };
    if (Object.keys(places).length > 0) return null;
    if (kind === 'revoke') return { kind, ...who.parse({ email, role }) };
    if (kind === 'reset' && role === undefined) return { kind, email: who.shape.email.parse(email) };
    return kind === 'list' && email === undefined ? { kind } : null;
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}
