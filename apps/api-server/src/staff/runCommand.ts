import { parseArgs } from 'node:util';
import { rowIdInAddress } from '@suluh/api/catalogue/rowId';
import { placeMissing } from '@suluh/domain/staff';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { forgetFactors } from '../access/factors.ts';
import { endStaffSessions } from '../access/staffSession.ts';
import { schema, type Database } from '../db/index.ts';
import { accountFor, mailInvitation, type GrantPlace } from '../modules/staffGrant/giveRole.ts';
import { endsLastOperator } from '../modules/staffGrant/lastOperator.ts';
import type { Settings } from '../settings.ts';

export const USAGE = `Usage: npm run staff -- list
       npm run staff -- grant EMAIL ROLE [--partner CODE | --program SLUG | --event ID | --teacher SLUG]
       npm run staff -- revoke EMAIL ROLE
       npm run staff -- invite EMAIL --role ROLE [--name NAME] [--partner CODE | --program SLUG | --event ID | --teacher SLUG]
       npm run staff -- reset EMAIL`;

/** Where a role is to hold, as it is typed; nowhere: everywhere. */
interface PlaceNamed {
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
  /** Where the back office is, for links to it. */
  settings: Pick<Settings, 'BACK_OFFICE_ORIGIN'>;
}

async function list({ db, now }: Services): Promise<Said> {
  const { event, partner, program, staffGrant, staffRolePermission, teacher, userAccount } = schema;
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
      teacher: teacher.slug,
    })
    .from(staffGrant)
    .innerJoin(userAccount, eq(userAccount.id, staffGrant.userId))
    .leftJoin(partner, eq(partner.id, staffGrant.partnerId))
    .leftJoin(program, eq(program.id, staffGrant.programId))
    .leftJoin(event, eq(event.id, staffGrant.eventId))
    .leftJoin(teacher, eq(teacher.id, staffGrant.teacherId))
    .where(sql`${staffGrant.endsAt} is null or ${staffGrant.endsAt} > ${now()}`)
    .orderBy(asc(userAccount.email), asc(staffGrant.role));
  const place = ({ partner: code, program: slug, eventId, teacher: who }: (typeof grants)[number]): string =>
    [code && `partner ${code}`, slug && `programme ${slug}`, eventId && `schedule ${eventId}`, who && `teacher ${who}`]
      .filter(Boolean)
      .join(', ') || 'everywhere';
  return done(
    ...roles.map(({ role, may }) => `role ${role}: ${may}`),
    ...(grants.length === 0 ? ['Nobody has a role.'] : []),
    ...grants.map((grant) => [grant.email, grant.role, place(grant)].join('  ')),
  );
}

/** The row a grant is limited to; null when there is none of that name. */
async function placeOf(db: Database, named: PlaceNamed): Promise<GrantPlace | null> {
  const { event, partner, program, teacher } = schema;
  if (named.partner !== undefined) {
    const [row] = await db.select({ id: partner.id }).from(partner).where(eq(partner.code, named.partner));
    return row ? { partnerId: row.id } : null;
  }
  if (named.program !== undefined) {
    const [row] = await db.select({ id: program.id }).from(program).where(eq(program.slug, named.program));
    return row ? { programId: row.id } : null;
  }
  if (named.teacher !== undefined) {
    const [row] = await db.select({ id: teacher.id }).from(teacher).where(eq(teacher.slug, named.teacher));
    return row ? { teacherId: row.id } : null;
  }
  if (named.event === undefined) return {};
  const [row] = await db.select({ id: event.id }).from(event).where(eq(event.id, named.event));
  return row ? { eventId: row.id } : null;
}

/** A role that is there, and the row it is limited to; else why not. */
async function roleOf(
  db: Database,
  named: { role: string } & PlaceNamed,
): Promise<{ place: GrantPlace } | { refusal: string }> {
  const { staffRolePermission } = schema;
  if ((await db.$count(staffRolePermission, eq(staffRolePermission.role, named.role))) === 0)
    return { refusal: `There is no role ${named.role}; list says which there are.` };
  const place = await placeOf(db, named);
  if (place && placeMissing({ role: named.role, ...place }))
    return { refusal: `The role ${named.role} is given for one place: name it.` };
  return place ? { place } : { refusal: 'There is no such partner, programme, schedule or teacher.' };
}

/**
 * Gives somebody a role, with an account if they have none, and mails them how to come in: who has no password a link to
 * choose one (docs/product/staff.md#signing-in).
 */
async function invite(
  { db, now, settings }: Services,
  command: Extract<StaffCommand, { kind: 'invite' }>,
): Promise<Said> {
  const { auditLog, staffGrant } = schema;
  const { email, role } = command;
  const found = await roleOf(db, command);
  if ('refusal' in found) return refused(found.refusal);
  const isIn = await db.transaction(async (tx) => {
    const account = await accountFor(tx, { now }, { email, fullname: command.fullname });
    if (account.blockedAt !== null) return false;
    const [made] = await tx
      .insert(staffGrant)
      .values({ userId: account.id, role, ...found.place, startsAt: now() })
      .onConflictDoNothing()
      .returning();
    if (made) await tx.insert(auditLog).values({ action: 'staff.grant', subject: email, after: made });
    await tx.insert(auditLog).values({ action: 'staff.invite', subject: email, after: { role } });
    await mailInvitation(tx, { now, settings }, account, role);
    return true;
  });
  if (!isIn) return refused(`${email} is blocked; unblock the account in the back office first.`);
  return done(`${email} is ${role} now and was mailed how to come in.`);
}

/** Takes somebody's second factors and recovery codes and ends their sessions: they set up another one when they sign in. */
async function reset({ db, now }: Services, email: string): Promise<Said> {
  const { auditLog, userAccount } = schema;
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(userAccount).where(eq(userAccount.email, email));
    if (!account || !(await forgetFactors(tx, account.id))) return refused(`${email} has no second factor.`);
    await endStaffSessions(tx, { userId: account.id }, now());
    await tx.insert(auditLog).values({ action: 'staff.reset', subject: email });
    return done(`${email} sets up a second factor anew; their sessions ended.`);
  });
}

/**
 * Lists roles and who has them, gives one, takes one away, invites somebody or takes a lost second factor; what changes is
 * written to the audit trail.
 */
export async function runCommand(services: Services, command: StaffCommand): Promise<Said> {
  if (command.kind === 'list') return list(services);
  if (command.kind === 'invite') return invite(services, command);
  if (command.kind === 'reset') return reset(services, command.email);
  const { db, now } = services;
  const { auditLog, staffGrant, userAccount } = schema;
  const { email, role } = command;
  const [account] = await db
    .select({ id: userAccount.id, isVerified: userAccount.isVerified, blockedAt: userAccount.blockedAt })
    .from(userAccount)
    .where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
  if (!account) return refused(`Nobody has an account with ${email}.`);
  if (command.kind === 'revoke') {
    const taken = await db.transaction(async (tx) => {
      const held = await tx
        .select({ id: staffGrant.id })
        .from(staffGrant)
        .where(and(eq(staffGrant.userId, account.id), eq(staffGrant.role, role), isNull(staffGrant.endsAt)));
      const ids = held.map(({ id }) => id);
      if (await endsLastOperator(tx, ids, now())) return 'last';
      const ended = await tx
        .update(staffGrant)
        .set({ endsAt: now() })
        .where(and(eq(staffGrant.userId, account.id), eq(staffGrant.role, role), isNull(staffGrant.endsAt)))
        .returning();
      if (ended.length > 0)
        await tx.insert(auditLog).values(ended.map((before) => ({ action: 'staff.revoke', subject: email, before })));
      return ended.length;
    });
    if (taken === 'last') return refused(`${email} is the last ${role}; give somebody else that role first.`);
    return taken === 0 ? refused(`${email} has no role ${role}.`) : done(`${email} is no longer ${role}.`);
  }
  if (account.blockedAt !== null) return refused(`${email} is blocked; unblock the account in the back office first.`);
  if (!account.isVerified) return refused(`Nobody proved that ${email} is theirs; invite mails it a link.`);
  const found = await roleOf(db, command);
  if ('refusal' in found) return refused(found.refusal);
  const given = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(staffGrant)
      .values({ userId: account.id, role, ...found.place, startsAt: now() })
      .onConflictDoNothing()
      .returning();
    if (made) await tx.insert(auditLog).values({ action: 'staff.grant', subject: email, after: made });
    return made;
  });
  return done(given ? `${email} is ${role} now.` : `${email} was ${role} before; nothing changed.`);
}
