import { randomBytes } from 'node:crypto';
import { PASSKEY_CHALLENGE_MS } from '@suluh/domain/staff';
import { and, eq, gt } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { digestOf } from '../auth/secret.ts';

const { staffChallenge } = schema;

/** What a passkey is asked, for one person and one purpose. */
interface Asked {
  userId: string;
  purpose: (typeof staffChallenge.$inferSelect)['purpose'];
}

/** Makes a challenge and keeps its digest. */
export async function newChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  asked: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const challengeHash = digestOf(Buffer.from(challenge).toString('base64url'));
  const expiresAt = new Date(now().getTime() + PASSKEY_CHALLENGE_MS);
  await db.insert(staffChallenge).values({ ...asked, challengeHash, expiresAt });
  return challenge;
}

/** Spends a challenge, whatever becomes of the answer: it is answered once. @returns whether it was asked for */
export async function spendChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  challenge: string,
  { userId, purpose }: Asked,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(staffChallenge)
    .where(
      and(
        eq(staffChallenge.challengeHash, digestOf(challenge)),
        eq(staffChallenge.userId, userId),
        eq(staffChallenge.purpose, purpose),
        gt(staffChallenge.expiresAt, now()),
      ),
    );
  return rowCount === 1;
}
