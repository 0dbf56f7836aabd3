import { STAFF_INVITATION_MS } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { digestOf, newSecret } from '../auth/secret.ts';

/** The row a role is limited to. */
export type GrantPlace = Pick<typeof schema.staffGrant.$inferInsert, 'partnerId' | 'programId' | 'eventId'>;

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

/** The account of an address, made if there is none, and locked. */
export async function accountFor(tx: Executor, email: string, fullname?: string): Promise<Account> {
  const { userAccount } = schema;
  await tx
    .insert(userAccount)
    .values({ email, fullname: fullname ?? email.split('@', 1)[0]! })
    .onConflictDoNothing();
  return (await lockedAccount(tx, email))!;
}

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
  const link = `${settings.BACK_OFFICE_ORIGIN}/${passwordHash === null ? `undangan?token=${token}` : 'login'}`;
  await tx.insert(outbox).values({ kind: 'staffInvitation', payload: { to: email, fullname, role, link } });
}
