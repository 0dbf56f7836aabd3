import { and, eq, isNotNull } from 'drizzle-orm';
import { factorsOf, isGuarded } from '../../access/factors.ts';
import { requireProof } from '../../access/freshProof.ts';
import { endStaffSessions } from '../../access/staffSession.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { tellFactor } from './tell.ts';

const { staffPasskey, staffSecondFactor, userAccount } = schema;

/** A factor of somebody: the authenticator, or a passkey by its id. */
type Which = 'authenticator' | (string & {});

/** Takes it away. @returns what to tell of it; null when it is not theirs */
async function take(tx: Executor, userId: string, which: Which) {
  if (which === 'authenticator') {
    const own = and(eq(staffSecondFactor.userId, userId), isNotNull(staffSecondFactor.confirmedAt));
    const { rowCount } = await tx.delete(staffSecondFactor).where(own);
    return rowCount === 1 ? ({ news: 'authenticatorRemoved' } as const) : null;
  }
  const own = and(eq(staffPasskey.userId, userId), eq(staffPasskey.id, which));
  const [gone] = await tx.delete(staffPasskey).where(own).returning({ name: staffPasskey.name });
  return gone ? ({ news: 'passkeyRemoved', name: gone.name } as const) : null;
}

/**
 * Takes a second factor away, with every other session of its person: whoever has it in their hands may have opened one.
 * The last one stays. @throws ApiError PROOF_REQUIRED, NOT_FOUND, LAST_FACTOR
 */
export async function removeFactor(
  services: Pick<Services, 'db' | 'now'>,
  caller: { userId: string; sessionHash: Buffer; provedAt: Date | null },
  which: Which,
): Promise<void> {
  await requireProof(services, caller);
  const { userId, sessionHash } = caller;
  const at = services.now();
  await services.db.transaction(async (tx) => {
    await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('no key update');
    const told = await take(tx, userId, which);
    if (told === null) throw new ApiError('NOT_FOUND');
    if (!isGuarded(await factorsOf(tx, userId))) throw new ApiError('LAST_FACTOR');
    await endStaffSessions(tx, { userId, except: sessionHash }, at);
    await tellFactor(tx, { userId, at, ...told });
  });
}
