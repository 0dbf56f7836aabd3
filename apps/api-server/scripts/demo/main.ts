import { cp } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';
import { eq } from 'drizzle-orm';
import { connect } from '../../src/db/connection.ts';
import { setting } from '../../src/db/schema/index.ts';
import { insertCertificates } from './insert/certificates.ts';
import { insertCourses } from './insert/courses.ts';
import { people } from './data/people.ts';
import { insertOrders } from './insert/orders.ts';
import { upsertPayments } from './insert/payments.ts';
import { insertPeople } from './insert/people.ts';
import { insertReviews } from './insert/reviews.ts';
import { insertSite } from './insert/site.ts';
import { storageFolder } from '../../src/storage/index.ts';

/**
 * Fills the demo data once, in one transaction, and then the first learner's orders and certificates; ways to pay and
 * pictures also where the rest was filled before.
 */
const DONE = 'demo';

const { DATABASE_URL, OIDC_ORIGIN, PROGRAM_ORIGIN, SULUH_DATA_DIR } = readEnvironment(process.env);
if (!DATABASE_URL) throw new Error('DATABASE_URL is needed to fill the demo data.');
const { db, close } = connect(DATABASE_URL, 1);
await cp(path.join(import.meta.dirname, 'pictures'), storageFolder({ SULUH_DATA_DIR }), { recursive: true });
try {
  const filled = await db.transaction(async (tx) => {
    await upsertPayments(tx);
    const marked = await tx
      .insert(setting)
      .values({ key: DONE, value: { at: new Date().toISOString() } })
      .onConflictDoNothing({ target: setting.key })
      .returning({ key: setting.key });
    if (marked.length === 0) return null;
    const now = new Date();
    const courses = await insertCourses(tx, now);
    await insertReviews(tx, courses, now);
    await insertSite(tx, courses, now);
    const accounts = await insertPeople(tx, courses, {
      oidc: OIDC_ORIGIN,
      programHost: new URL(PROGRAM_ORIGIN).hostname,
    });
    return { courses, learnerId: accounts.get(people[0].email)!, now };
  });
  if (filled) {
    await insertOrders(db, filled.courses, filled.learnerId, filled.now);
    await insertCertificates(db, filled.courses, filled.learnerId, filled.now);
  }
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, DONE));
  console.log(filled ? 'Demo data filled.' : `Demo data was filled before: ${JSON.stringify(row?.value)}`);
} finally {
  await close();
}
