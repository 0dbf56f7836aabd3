import { storedSessionType } from '@suluh/domain/session';
import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import type { ProgramRow } from '../program/queries.ts';
import { becomeMember, joinArea, type Area } from './area.ts';
import { welcomeMail } from './welcome.ts';
import type { ExternalPerson } from './openId.ts';
import { emailOf } from './email.ts';
import { putOut } from './putOut.ts';
import { bringFriend, ownerHere } from '../referral/bring.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

type Account = typeof schema.userAccount.$inferSelect;

/** By whose provider somebody signs in, and to which area. */
export interface Entrance {
  area: Area;
  /** What the provider is called: the partner, or Google. */
  name: string;
  /** Domains it may speak for; null: any. */
  emailDomains: readonly string[] | null;
  /** Whether the person agrees to our documents by signing in, as they do by registering. */
  isRegistration: boolean;
  /** Of the friend whose link led here; one that nobody has is passed over. */
  referralCode?: string | null;
}

/** The way through a partner's own provider: everybody it lets in is a member. */
export const partnerEntrance = (program: ProgramRow): Entrance => ({
  area: { program, sessionType: storedSessionType(program.sessionType), admits: true },
  name: program.name,
  emailDomains: program.emailDomains,
  isRegistration: false,
});

/** Whose a sign-in elsewhere is; or the account it may be joined to, once the person has proven that it is theirs. */
export type External = { kind: 'account'; account: Account } | { kind: 'toProve'; account: Account };

/** A programme that names e-mail domains has a provider that speaks for those only. */
function speaksFor({ emailDomains }: Pick<Entrance, 'emailDomains'>, email: string): boolean {
  return emailDomains === null || emailDomains.some((domain) => email.endsWith(`@${domain.toLowerCase()}`));
}

/**
 * Joins a provider's account to one of ours, for good, and makes it a member of the area where that admits it. @throws
 * ApiError FORBIDDEN when it is joined to another one
 */
export async function joinIdentity(
  tx: Executor,
  services: Pick<Services, 'now'>,
  entrance: Entrance,
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
  await goThrough(tx, services, entrance, userId);
}

/** @returns whether the account became a member of the entrance's area */
const goThrough = (tx: Executor, services: Pick<Services, 'now'>, { area, isRegistration }: Entrance, userId: string) =>
  isRegistration ? becomeMember(tx, services, area, userId) : joinArea(tx, area, userId);

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
export async function takeOver(
  tx: Executor,
  services: Services,
  { name: partner, area }: Pick<Entrance, 'name' | 'area'>,
  account: Account,
): Promise<Account> {
  const taken = await putOut(tx, services, account.id, { isVerified: true });
  await tx.insert(schema.outbox).values({
    kind: 'accountSecured',
    payload: { to: account.email, fullname: account.fullname, partner, ...letterheadOf(area.program) },
  });
  return taken;
}

/**
 * The account of a person who signed in at a provider: the one known by issuer and subject, else a new one. One that
 * merely has the same e-mail address is never joined to it silently: an unproven one changes hands openly, a proven one
 * asks for proof, and so does any when the provider does not say whether the address is the person's.
 * @throws ApiError FORBIDDEN when the provider may not speak for the address, or knows one that is taken to be
 * unproven; NO_MEMBERSHIP for somebody new where nobody becomes a member on their own; EMAIL_UNPROVEN for who joins a
 * further area with an address nobody proved
 */
export async function accountOf(services: Services, entrance: Entrance, person: ExternalPerson): Promise<External> {
  const { outbox, userAccount } = schema;
  const email = emailOf(person.email);
  const identity = { issuer: person.issuer, subject: person.sub };
  return services.db.transaction(async (tx): Promise<External> => {
    const known = await identified(tx, person);
    if (known) {
      if ((await goThrough(tx, services, entrance, known.id)) && !known.isVerified)
        throw new ApiError('EMAIL_UNPROVEN');
      return { kind: 'account', account: known };
    }
    if (!speaksFor(entrance, email)) throw new ApiError('FORBIDDEN');
    const referrerId = entrance.referralCode ? await ownerHere(tx, entrance.area, entrance.referralCode) : null;
    const [created] = await tx
      .insert(userAccount)
      .values({
        fullname: person.name ?? email,
        email,
        programId: entrance.area.program?.id ?? null,
        isVerified: person.email_verified === true,
        consentAt: entrance.isRegistration ? services.now() : null,
        referredBy: referrerId,
      })
      .onConflictDoNothing({ target: userAccount.email })
      .returning();
    let account = created;
    if (created && !entrance.area.admits) throw new ApiError('NO_MEMBERSHIP');
    if (created && referrerId !== null)
      await bringFriend(tx, { referrerId, friendId: created.id, now: services.now() });
    if (created && entrance.isRegistration)
      await tx
        .insert(outbox)
        .values(welcomeMail(services, entrance.area, { to: email, fullname: created.fullname }, null));
    if (!account) {
      const [existing] = await tx.select().from(userAccount).where(eq(userAccount.email, email)).for('update');
      if (!existing || existing.deletedAt || person.email_verified === false) throw new ApiError('FORBIDDEN');
      const meanwhile = await identified(tx, person); // by the same person in another tab
      if (!meanwhile && (existing.isVerified || person.email_verified === null))
        return { kind: 'toProve', account: existing };
      account = meanwhile ?? (await takeOver(tx, services, entrance, existing));
    }
    await joinIdentity(tx, services, entrance, identity, account.id);
    return { kind: 'account', account };
  });
}
