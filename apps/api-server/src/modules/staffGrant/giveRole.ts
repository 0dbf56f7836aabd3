import { OFFICE_INVITATION, OFFICE_LOGIN } from '@suluh/domain/address';
import { STAFF_INVITATION_MS } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { putOut } from '../auth/putOut.ts';
import { digestOf, newSecret } from '../auth/secret.ts';

/** The row a role is limited to. */
export type GrantPlace = Pick<
  typeof schema.staffGrant.$inferInsert,
  'partnerId' | 'programId' | 'eventId' | 'teacherId'
>;

type Account = typeof schema.userAccount.$inferSelect;

/** Clock, and where the back office is. */
interface InvitingServices {
  now: () => Date;
  settings: Pick<Services['settings'], 'BACK_OFFICE_ORIGIN'>;
}

/** The account of an address, locked; undefined if there is none. */
export async function lockedAccount(tx: Executor, email: string): Promise<Account | undefined> {
  const { userAccount } = schema;
  const [account] = await tx.select().from(userAccount).where(eq(userAccount.email, email)).for('update');
  return account;
}

/** Whether somebody can sign in to an account whose address nobody proved: who made it, with a password or elsewhere. */
async function isHeldUnproven(tx: Executor, { id, isVerified, passwordHash }: Account): Promise<boolean> {
  const { externalIdentity } = schema;
  if (isVerified) return false;
  return passwordHash !== null || (await tx.$count(externalIdentity, eq(externalIdentity.userId, id))) > 0;
}

/**
 * The account of an address for a role, made if there is none, and locked. Who made one without proving the address is
 * out: the role is of whoever reads the mails of the address (docs/product/staff.md#grants).
 */
export async function accountFor(
  tx: Executor,
  services: Pick<InvitingServices, 'now'>,
  { email, fullname }: { email: string; fullname?: string | null | undefined },
): Promise<Account> {
  const { userAccount } = schema;
  const named = fullname ?? nameIn(email);
  await tx.insert(userAccount).values({ email, fullname: named }).onConflictDoNothing();
  const account = (await lockedAccount(tx, email))!;
  if (!(await isHeldUnproven(tx, account))) return account;
  return putOut(tx, services, account.id, { fullname: named, phone: null, phoneProvenAt: null });
}

/** What somebody is called of whom an address alone is known. */
export const nameIn = (email: string): string => email.split('@', 1)[0]!;

/**
 * Mails somebody how to come in with a role: who has no password a link to choose one
 * (docs/product/staff.md#signing-in).
 */
export async function mailInvitation(
  tx: Executor,
  { now, settings }: InvitingServices,
  { id, email, fullname, passwordHash }: Account,
  role: string,
): Promise<void> {
  const { outbox, passwordReset } = schema;
  const token = newSecret();
  if (passwordHash === null)
    await tx.insert(passwordReset).values({
      tokenHash: digestOf(token),
      userId: id,
      expiresAt: new Date(now().getTime() + STAFF_INVITATION_MS),
    });
  const link = `${settings.BACK_OFFICE_ORIGIN}/${passwordHash === null ? `${OFFICE_INVITATION}?token=${token}` : OFFICE_LOGIN}`;
  await tx.insert(outbox).values({ kind: 'staffInvitation', payload: { to: email, fullname, role, link } });
}
