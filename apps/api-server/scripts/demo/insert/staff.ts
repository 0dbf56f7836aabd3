import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { event, partner, program, staffGrant, teacher, userAccount } from '../../../src/db/schema/index.ts';
import { hashPassword } from '../../../src/modules/auth/password.ts';
import type { GrantPlace } from '../../../src/modules/staffGrant/giveRole.ts';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import { staffPeople, type DemoPlace } from '../data/staff.ts';

/** The row a role of the demo is limited to. @throws when there is none */
async function placeOf(db: Executor, place: DemoPlace): Promise<GrantPlace> {
  const [table, condition, field] =
    'partner' in place
      ? ([partner, eq(partner.code, place.partner), 'partnerId'] as const)
      : 'program' in place
        ? ([program, eq(program.slug, place.program), 'programId'] as const)
        : 'teacher' in place
          ? ([teacher, eq(teacher.slug, place.teacher), 'teacherId'] as const)
          : ([event, eq(event.venue, place.venue), 'eventId'] as const);
  const [row] = await db.select({ id: table.id }).from(table).where(condition).orderBy(desc(table.id)).limit(1);
  if (!row) throw new Error(`Nothing of the demo is found by ${JSON.stringify(place)}.`);
  return { [field]: row.id };
}

/** Somebody for each role of the back office; an address that somebody has already is left alone. */
export async function insertStaff(db: Executor, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { role, place, ...person } of staffPeople) {
    const [account] = await db
      .insert(userAccount)
      .values({ ...person, passwordHash, isVerified: true, consentAt: now })
      .onConflictDoNothing()
      .returning({ id: userAccount.id });
    if (!account) continue;
    const where = place === null ? {} : await placeOf(db, place);
    await db.insert(staffGrant).values({ userId: account.id, role, ...where });
  }
}
