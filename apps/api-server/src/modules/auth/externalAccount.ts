import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import type { ProgramRow } from '../program/queries.ts';
import type { ExternalPerson } from './openId.ts';
import { emailOf } from './email.ts';
import { endLogins } from './session.ts';

type Account = typeof schema.userAccount.$inferSelect;

/** Whose a partner's sign-in is; or the account it may be joined to, once the person has proven that it is theirs. */
export type External = { kind: 'account'; account: Account } | { kind: 'toProve'; account: Account };

/** A programme that names e-mail domains has a provider that speaks for those only. */
function speaksFor({ emailDomains }: Pick<ProgramRow, 'emailDomains'>, email: string): boolean {
  return emailDomains === null || emailDomains.some((domain) => email.endsWith(`@${domain.toLowerCase()}`));
}

/**
 * Joins a provider's account to one of ours, for good, and makes it a member of the programme. @throws ApiError
 * FORBIDDEN when it is joined to another one
 */
export async function joinIdentity(
  tx: Executor,
  program: ProgramRow,
  { issuer, subject }: { issuer: string; subject: string },
  userId: string,
): Promise<void> {
  const { externalIdentity } = schema;
  await tx.insert(externalIdentity).values({ issuer, subject, userId }).onConflictDoNothing();
  const [joined] = await tx
    .select({ userId: externalIdentity.userId })
    .from(externalIdentity)
    .where(and(eq(externalIdentity.issuer, issuer), eq(externalIdentity.subject, subject)));
  if (joined?.userId !== userId) throw new ApiError('FORBIDDEN');
  await joinProgram(tx, program, userId);
}

const joinProgram = (tx: Executor, program: ProgramRow, userId: string) =>
  tx
    .insert(schema.membership)
    .values({ userId, sessionType: program.sessionType, programId: program.id })
    .onConflictDoNothing();

async function identified(tx: Executor, { issuer, sub }: ExternalPerson): Promise<Account | undefined> {
  const { externalIdentity, userAccount } = schema;
  const ofPerson = and(eq(externalIdentity.issuer, issuer), eq(externalIdentity.subject, sub));
  const [row] = await tx
    .select({ account: userAccount })
    .from(externalIdentity)
    .innerJoin(userAccount, eq(userAccount.id, externalIdentity.userId))
    .where(ofPerson);
  return row?.account;
}

/**
 * An account whose maker never proved its address goes to the person whose provider did: who made it is out, with
 * password, logins, links, codes and other providers' accounts; the owner of the address is told.
 */
async function takeOver(
  tx: Executor,
  services: Services,
  program: ProgramRow,
  account: Account,
  person: ExternalPerson,
): Promise<Account> {
  const { externalIdentity, oneTimeCode, outbox, userAccount } = schema;
  const at = services.now();
  await tx.delete(externalIdentity).where(eq(externalIdentity.userId, account.id));
  await tx
    .update(oneTimeCode)
    .set({ usedAt: at })
    .where(and(eq(oneTimeCode.target, account.id), isNull(oneTimeCode.usedAt)));
  await endLogins(tx, services, account.id);
  const [taken] = await tx
    .update(userAccount)
    .set({ passwordHash: null, isVerified: true, updatedAt: at })
    .where(eq(userAccount.id, account.id))
    .returning();
  await tx.insert(outbox).values({
    kind: 'accountSecured',
    payload: { to: account.email, fullname: person.name ?? account.email, partner: program.name },
  });
  return taken!;
}

/**
 * The account of a person who signed in at a provider: the one known by issuer and subject, else a new one. One that
 * merely has the same e-mail address is never joined to it silently: an unproven one changes hands openly, a proven one
 * asks for proof.
 * @throws ApiError FORBIDDEN when the provider may not speak for the address, or has not verified one that is taken
 */
export async function accountOf(services: Services, program: ProgramRow, person: ExternalPerson): Promise<External> {
  const { userAccount } = schema;
  const email = emailOf(person.email);
  const identity = { issuer: person.issuer, subject: person.sub };
  return services.db.transaction(async (tx): Promise<External> => {
    const known = await identified(tx, person);
    if (known) {
      await joinProgram(tx, program, known.id);
      return { kind: 'account', account: known };
    }
    if (!speaksFor(program, email)) throw new ApiError('FORBIDDEN');
    const [created] = await tx
      .insert(userAccount)
      .values({ fullname: person.name ?? email, email, programId: program.id, isVerified: person.email_verified })
      .onConflictDoNothing({ target: userAccount.email })
      .returning();
    let account = created;
    if (!account) {
      const [existing] = await tx.select().from(userAccount).where(eq(userAccount.email, email)).for('update');
      if (!existing || existing.deletedAt || !person.email_verified) throw new ApiError('FORBIDDEN');
      const meanwhile = await identified(tx, person); // by the same person in another tab
      if (!meanwhile && existing.isVerified) return { kind: 'toProve', account: existing };
      account = meanwhile ?? (await takeOver(tx, services, program, existing, person));
    }
    await joinIdentity(tx, program, identity, account.id);
    return { kind: 'account', account };
  });
}
