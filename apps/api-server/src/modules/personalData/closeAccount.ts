import { profileEntries as entries } from '@suluh/api/catalogue';
import { erasureAt } from '@suluh/domain/personal-data';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { assertOwner } from '../auth/owner.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import { programById, type ProgramRow } from '../program/queries.ts';
import { closeOnce } from './closing.ts';

type Account = typeof schema.userAccount.$inferSelect;

/**
 * DELETE /api/profile/me: closes the account and ends its logins; it is erased a week later
 * (docs/product/personal-data.md#closing). Closing it twice changes nothing.
 */
export const closeAccount = route(entries.close, async ({ caller, body }, services) => {
  const who = learner(caller);
  const { userAccount } = schema;
  const isOwn = and(eq(userAccount.id, who.userId), isNull(userAccount.deletedAt));
  const [account] = await services.db.select().from(userAccount).where(isOwn);
  if (!account) throw new ApiError('TOKEN_EXPIRED');
  await assertOwner(services, account, who, body.password);
  const at = services.now();
  await services.db.transaction(async (tx) => {
    const letterhead = letterheadOf(await programById({ db: tx }, who.programId));
    await closeOnce(tx, services, account, { at, keepsCertificates: body.certificates === 'keep', letterhead });
  });
  return { data: { erasedAt: erasureAt(at).toISOString() } };
});

/** Opens an account again that its owner closed and comes back to, on a programme's site or ours. */
export async function openAgain(
  tx: Executor,
  { now }: Pick<Services, 'now'>,
  { id, email: to, fullname }: Pick<Account, 'id' | 'email' | 'fullname'>,
  program: ProgramRow | null,
): Promise<void> {
  const { outbox, userAccount } = schema;
  await tx.update(userAccount).set({ closingAt: null, updatedAt: now() }).where(eq(userAccount.id, id));
  await tx.insert(outbox).values({ kind: 'accountReopened', payload: { to, fullname, ...letterheadOf(program) } });
}
