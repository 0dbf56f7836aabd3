import { cp } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';
import { assertDemo } from '@suluh/config/production';
import { eq } from 'drizzle-orm';
import { connect } from '../../src/db/connection.ts';
import type { Executor } from '../../src/db/executor.ts';
import { setting } from '../../src/db/schema/index.ts';
import { layPictures } from './insert/art.ts';
import { layVideos } from './insert/layVideos.ts';
import { layInStore } from './insert/layInStore.ts';
import { insertAttending } from './insert/attending.ts';
import { payOrders } from './insert/attempts.ts';
import { insertBundles } from './insert/bundles.ts';
import { insertCompanies } from './insert/companies.ts';
import { insertLandings } from './insert/landings.ts';
import { findCourses, insertCourses } from './insert/courses.ts';
import { insertHistories } from './insert/histories.ts';
import { CLOSED_FOLDER, layLessonFiles } from './insert/lessonFiles.ts';
import { insertInternship } from './insert/internship.ts';
import { insertLessons } from './insert/lessons.ts';
import { insertOwnDates, insertRegions, insertSavedFilter } from './insert/ownThings.ts';
import { upsertPayments } from './insert/payments.ts';
import { insertPeople } from './insert/people.ts';
import { insertPrakerja } from './insert/prakerja.ts';
import { insertReviews } from './insert/reviews.ts';
import { insertSeller } from './insert/seller.ts';
import { insertSignatures, laySignatures } from './insert/signatures.ts';
import { insertSite } from './insert/site.ts';
import { insertStaff } from './insert/staff.ts';
import { insertTeacherRoles } from './insert/teachers.ts';
import { insertVouchers } from './insert/vouchers.ts';
import { insertWallet } from './insert/wallets.ts';
import { paymentServices } from '../../src/modules/payment/provider/providers.ts';
import { ProviderUnavailable } from '../../src/provider/callProvider.ts';
import { filesOf, folderOf } from '../../src/storage/index.ts';

/**
 * Fills the demo data once, in one transaction, and the lessons once, also where the rest was filled before there were
 * any. What the demo people bought and learned where it is not there yet; ways to pay, pictures and files at each start.
 */
const DONE = 'demo';
const LESSONS_DONE = 'demo-lessons';
const ATTENDING_DONE = 'demo-attending';
const PRAKERJA_DONE = 'demo-prakerja';
const VOUCHERS_DONE = 'demo-vouchers';
const STAFF_DONE = 'demo-staff-places';
const TEACHERS_DONE = 'demo-teachers';
const SIGNATURES_DONE = 'demo-signatures';
const COMPANIES_DONE = 'demo-companies';
const BUNDLES_DONE = 'demo-bundles';
const LANDINGS_DONE = 'demo-landings';
const OWN_THINGS_DONE = 'demo-own-things';
const WALLET_DONE = 'demo-wallet';
const INTERNSHIP_DONE = 'demo-internship';

const env = readEnvironment(process.env);
assertDemo('Demo data, with people whose password is known,', env);
const { DATABASE_URL, OIDC_ORIGIN, PROGRAM_ORIGIN, S3_BUCKET_URL } = env;
if (!DATABASE_URL) throw new Error('DATABASE_URL is needed to fill the demo data.');
const { db, close } = connect(DATABASE_URL, 1);
const [storage, closed] = [folderOf('open', env), folderOf('closed', env)];
await cp(path.join(import.meta.dirname, 'pictures'), storage, { recursive: true });
await layPictures(storage);
await layVideos(storage);
await layLessonFiles(closed);
const files = filesOf(env);
const signed = await laySignatures(files.closed);
if (S3_BUCKET_URL !== undefined) {
  await layInStore(storage, files.open);
  await layInStore(path.join(closed, CLOSED_FOLDER), files.closed, CLOSED_FOLDER);
}

/** Whether this has not been done yet; from then on it has. */
async function isFirst(tx: Executor, key: string, now: Date): Promise<boolean> {
  const marked = await tx
    .insert(setting)
    .values({ key, value: { at: now.toISOString() } })
    .onConflictDoNothing({ target: setting.key })
    .returning({ key: setting.key });
  return marked.length > 0;
}

const now = new Date();

/** Where the sandbox takes the money: without it nothing that was bought can be given back until the next start. */
async function payWhatWasBought(): Promise<void> {
  const provider = paymentServices(env, () => now).providers.get('sandbox');
  if (env.PAYMENT_GATEWAY !== 'sandbox' || !provider) return;
  try {
    await payOrders(db, { provider, sandboxUrl: `http://127.0.0.1:${env.SANDBOX_PORT}`, now });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    console.log(`Demo orders have no payments yet: ${error.message}`);
  }
}

try {
  const isFilled = await db.transaction(async (tx) => {
    await upsertPayments(tx);
    await insertSeller(tx, now);
    if (!(await isFirst(tx, DONE, now))) return false;
    const courses = await insertCourses(tx, now);
    await insertReviews(tx, courses, now);
    await insertSite(tx, courses, now);
    await insertPeople(tx, courses, { oidc: OIDC_ORIGIN, programHost: new URL(PROGRAM_ORIGIN).hostname });
    return true;
  });
  const courses = await findCourses(db);
  await db.transaction(async (tx) => {
    if (await isFirst(tx, LESSONS_DONE, now)) await insertLessons(tx, courses, now);
  });
  if (await db.transaction((tx) => isFirst(tx, VOUCHERS_DONE, now))) await insertVouchers(db, courses, now);
  await db.transaction(async (tx) => {
    if (await isFirst(tx, COMPANIES_DONE, now)) await insertCompanies(tx);
  });
  await db.transaction(async (tx) => {
    if (await isFirst(tx, LANDINGS_DONE, now)) await insertLandings(tx, now);
    if (await isFirst(tx, BUNDLES_DONE, now)) await insertBundles(tx);
  });
  await db.transaction(async (tx) => {
    if (!(await isFirst(tx, OWN_THINGS_DONE, now))) return;
    await insertRegions(tx);
    await insertSavedFilter(tx, now);
    await insertOwnDates(tx, now);
  });
  await db.transaction(async (tx) => {
    if (await isFirst(tx, WALLET_DONE, now)) await insertWallet(tx, now);
    if (await isFirst(tx, TEACHERS_DONE, now)) await insertTeacherRoles(tx);
    if (await isFirst(tx, SIGNATURES_DONE, now)) await insertSignatures(tx, signed); // before certificates are given
  });
  await insertHistories(db, courses, now);
  if (await isFirst(db, INTERNSHIP_DONE, now)) await insertInternship(db, courses, now);
  if (await isFirst(db, ATTENDING_DONE, now)) await insertAttending(db, courses, now);
  await db.transaction(async (tx) => {
    if (await isFirst(tx, STAFF_DONE, now)) await insertStaff(tx, now); // the door is of a class of today
  });
  if (await isFirst(db, PRAKERJA_DONE, now)) await insertPrakerja(db, courses, now);
  await payWhatWasBought();
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, DONE));
  console.log(isFilled ? 'Demo data filled.' : `Demo data was filled before: ${JSON.stringify(row?.value)}`);
} finally {
  await close();
}
