import { placeMissing } from '@suluh/domain/staff';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { forgetFactors } from '../access/factors.ts';
import { grantHoldsAt } from '../access/grantHolds.ts';
import { endStaffSessions } from '../access/staffSession.ts';
import { schema, type Database } from '../db/index.ts';
import { accountFor, lockedAccount, mailInvitation, type GrantPlace } from '../modules/staffGrant/giveRole.ts';
import { endGrants, openGrants, writeGrant } from '../modules/staffGrant/heldGrants.ts';
import { endsLastOperator } from '../modules/staffGrant/lastOperator.ts';
import type { Settings } from '../settings.ts';
import type { PlaceNamed, StaffCommand } from './readCommand.ts';

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
    .where(grantHoldsAt(now()))
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
  const { auditLog } = schema;
  const { email, role } = command;
  const found = await roleOf(db, command);
  if ('refusal' in found) return refused(found.refusal);
  const isIn = await db.transaction(async (tx) => {
    const account = await accountFor(tx, { now }, { email, fullname: command.fullname });
    if (account.blockedAt !== null) return false;
    const at = now();
    await writeGrant(tx, { userId: account.id, role, ...found.place, endsAt: null }, { by: null, at, email });
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

/** Takes a role of somebody everywhere they have it, also where it would end by itself. */
async function revoke(
  { db, now }: Services,
  { email, role }: Extract<StaffCommand, { kind: 'revoke' }>,
  userId: string,
): Promise<Said> {
  return db.transaction(async (tx) => {
    const at = now();
    const held = await openGrants(tx, { userId, role, at });
    if (await endsLastOperator(tx, held, at))
      return refused(`${email} is the last ${role}; give somebody else that role first.`);
    await endGrants(tx, held, { by: null, at });
    return held.length === 0 ? refused(`${email} has no role ${role}.`) : done(`${email} is no longer ${role}.`);
  });
}

/** Gives a role to somebody who proved their address. */
async function grant(
  { db, now }: Services,
  command: Extract<StaffCommand, { kind: 'grant' }>,
  { isVerified, blockedAt }: Pick<typeof schema.userAccount.$inferSelect, 'isVerified' | 'blockedAt'>,
): Promise<Said> {
  const { email, role } = command;
  if (blockedAt !== null) return refused(`${email} is blocked; unblock the account in the back office first.`);
  if (!isVerified) return refused(`Nobody proved that ${email} is theirs; invite mails it a link.`);
  const found = await roleOf(db, command);
  if ('refusal' in found) return refused(found.refusal);
  const isGiven = await db.transaction(async (tx) => {
    const account = (await lockedAccount(tx, email))!;
    const wanted = { userId: account.id, role, ...found.place, endsAt: null };
    return writeGrant(tx, wanted, { by: null, at: now(), email });
  });
  return done(isGiven ? `${email} is ${role} now.` : `${email} was ${role} before; nothing changed.`);
}

/**
 * Lists roles and who has them, gives one, takes one away, invites somebody or takes a lost second factor; what changes is
 * written to the audit trail.
 */
export async function runCommand(services: Services, command: StaffCommand): Promise<Said> {
  if (command.kind === 'list') return list(services);
  if (command.kind === 'invite') return invite(services, command);
  if (command.kind === 'reset') return reset(services, command.email);
  const { userAccount } = schema;
  const { email } = command;
  const [account] = await services.db
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
  if (!account) return refused(`Nobody has an account with ${email}.`);
  return command.kind === 'revoke' ? revoke(services, command, account.id) : grant(services, command, account);
}
