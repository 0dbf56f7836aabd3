import { parseArgs } from 'node:util';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { schema, type Database } from '../db/index.ts';

export const USAGE = `Usage: npm run staff -- list
       npm run staff -- grant EMAIL ROLE [--partner CODE | --program SLUG | --event ID]
       npm run staff -- revoke EMAIL ROLE`;

/** What operators ask of `npm run staff`. */
export type StaffCommand =
  | { kind: 'list' }
  | { kind: 'grant'; email: string; role: string; partner?: string; program?: string; event?: number }
  | { kind: 'revoke'; email: string; role: string };

const who = z.object({ email: z.email().toLowerCase(), role: z.string().min(1).max(60) });
const where = z
  .object({ partner: z.string(), program: z.string(), event: z.coerce.number().int().min(1).max(2_147_483_647) })
  .partial()
  .refine((named) => Object.keys(named).length <= 1);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): StaffCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { partner: { type: 'string' }, program: { type: 'string' }, event: { type: 'string' } },
    });
    const [kind, email, role, ...rest] = positionals;
    if (rest.length > 0) return null;
    const places = where.parse({ ...values });
    if (kind === 'grant') return { kind, ...who.parse({ email, role }), ...places };
    if (Object.keys(places).length > 0) return null;
    if (kind === 'revoke') return { kind, ...who.parse({ email, role }) };
    return kind === 'list' && email === undefined ? { kind } : null;
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

/** What a command comes to: lines for the terminal and the exit code. */
interface Said {
  lines: string[];
  exitCode: 0 | 1;
}

const done = (...lines: string[]): Said => ({ lines, exitCode: 0 });
const refused = (...lines: string[]): Said => ({ lines, exitCode: 1 });

interface Services {
  db: Database;
  now: () => Date;
}

async function list({ db, now }: Services): Promise<Said> {
  const { event, partner, program, staffGrant, staffRolePermission, userAccount } = schema;
  const roles = await db
    .select({
      role: staffRolePermission.role,
      may: sql<string>`string_agg(${staffRolePermission.permission}, ', ' order by ${staffRolePermission.permission})`,
    })
    .from(staffRolePermission)
    .groupBy(staffRolePermission.role)
    .orderBy(asc(staffRolePermission.role));
  const grants = await db
    .select({
      email: userAccount.email,
      role: staffGrant.role,
      partner: partner.code,
      program: program.slug,
      eventId: event.id,
    })
    .from(staffGrant)
    .innerJoin(userAccount, eq(userAccount.id, staffGrant.userId))
    .leftJoin(partner, eq(partner.id, staffGrant.partnerId))
    .leftJoin(program, eq(program.id, staffGrant.programId))
    .leftJoin(event, eq(event.id, staffGrant.eventId))
    .where(sql`${staffGrant.endsAt} is null or ${staffGrant.endsAt} > ${now()}`)
    .orderBy(asc(userAccount.email), asc(staffGrant.role));
  const place = ({ partner: code, program: slug, eventId }: (typeof grants)[number]): string =>
    [code && `partner ${code}`, slug && `programme ${slug}`, eventId && `schedule ${eventId}`]
      .filter(Boolean)
      .join(', ') || 'everywhere';
  return done(
    ...roles.map(({ role, may }) => `role ${role}: ${may}`),
    ...(grants.length === 0 ? ['Nobody has a role.'] : []),
    ...grants.map((grant) => [grant.email, grant.role, place(grant)].join('  ')),
  );
}

type Place = Pick<typeof schema.staffGrant.$inferInsert, 'partnerId' | 'programId' | 'eventId'>;

/** The row a grant is limited to; null when there is none of that name. */
async function placeOf(db: Database, named: Extract<StaffCommand, { kind: 'grant' }>): Promise<Place | null> {
  const { event, partner, program } = schema;
  if (named.partner !== undefined) {
    const [row] = await db.select({ id: partner.id }).from(partner).where(eq(partner.code, named.partner));
    return row ? { partnerId: row.id } : null;
  }
  if (named.program !== undefined) {
    const [row] = await db.select({ id: program.id }).from(program).where(eq(program.slug, named.program));
    return row ? { programId: row.id } : null;
  }
  if (named.event === undefined) return {};
  const [row] = await db.select({ id: event.id }).from(event).where(eq(event.id, named.event));
  return row ? { eventId: row.id } : null;
}

/** Lists roles and who has them, gives one, or takes one away; both are written to the audit trail. */
export async function runCommand(services: Services, command: StaffCommand): Promise<Said> {
  if (command.kind === 'list') return list(services);
  const { db, now } = services;
  const { auditLog, staffGrant, staffRolePermission, userAccount } = schema;
  const { email, role } = command;
  const [account] = await db
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
  if (!account) return refused(`Nobody has an account with ${email}.`);
  if (command.kind === 'revoke') {
    const taken = await db.transaction(async (tx) => {
      const ended = await tx
        .update(staffGrant)
        .set({ endsAt: now() })
        .where(and(eq(staffGrant.userId, account.id), eq(staffGrant.role, role), isNull(staffGrant.endsAt)))
        .returning();
      if (ended.length > 0)
        await tx.insert(auditLog).values(ended.map((before) => ({ action: 'staff.revoke', subject: email, before })));
      return ended.length;
    });
    return taken === 0 ? refused(`${email} has no role ${role}.`) : done(`${email} is no longer ${role}.`);
  }
  if ((await db.$count(staffRolePermission, eq(staffRolePermission.role, role))) === 0)
    return refused(`There is no role ${role}; list says which there are.`);
  const place = await placeOf(db, command);
  if (!place) return refused('There is no such partner, programme or schedule.');
  const given = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(staffGrant)
      .values({ userId: account.id, role, ...place, startsAt: now() })
      .onConflictDoNothing()
      .returning();
    if (made) await tx.insert(auditLog).values({ action: 'staff.grant', subject: email, after: made });
    return made;
  });
  return done(given ? `${email} is ${role} now.` : `${email} was ${role} before; nothing changed.`);
}
