import { eq } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { partner, staffGrant, userAccount } from '../../../src/db/schema/index.ts';
import { hashPassword } from '../../../src/modules/auth/password.ts';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import { staffPeople } from '../data/staff.ts';

/** Somebody for each role of the back office; an address that somebody has already is left alone. */
export async function insertStaff(db: Executor, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { role, partner: code, ...person } of staffPeople) {
    const [account] = await db
      .insert(userAccount)
      .values({ ...person, passwordHash, isVerified: true, consentAt: now })
      .onConflictDoNothing()
      .returning({ id: userAccount.id });
    if (!account) continue;
    const [place] =
      code === null ? [] : await db.select({ id: partner.id }).from(partner).where(eq(partner.code, code));
    if (code !== null && !place) throw new Error(`There is no partner ${code} for ${person.email}.`);
    await db.insert(staffGrant).values({ userId: account.id, role, partnerId: place?.id ?? null });
  }
}
