import { voucherEntries as entries } from '@suluh/api/catalogue';
import { and, asc, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner, staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { cardsOf } from '../course/cards.ts';
import { makeBatch } from './batches.ts';
import { findVoucher, offeredTo, opensCourse, voucherElsewhere } from './findVoucher.ts';
import { own } from './ownVouchers.ts';
import { redeem } from './redeem.ts';
import { staffBatchRoutes } from './staffBatches.ts';

/** How many courses a code offers to choose from. */
const MOST_COURSES = 50;

const check = route(entries.redeemCheck, async ({ body, caller }, services) => {
  const who = learner(caller);
  const found = await findVoucher(services, who.userId, body.code);
  const { course } = schema;
  const rows = await services.db
    .select({ id: course.id })
    .from(course)
    .where(and(opensCourse(found), offeredTo(who)))
    .orderBy(asc(course.fullname), asc(course.id))
    .limit(MOST_COURSES);
  if (rows.length === 0 && (await services.db.$count(course, opensCourse(found))) > 0) throw voucherElsewhere();
  const courses = await cardsOf(
    services,
    rows.map(({ id }) => id),
  );
  const isOurs = found.kind === 'ours';
  return {
    data: {
      expiresAt: isOurs ? (found.batch.expiresAt?.toISOString() ?? null) : null,
      eventId: isOurs ? null : found.eventId,
      courses,
    },
  };
});

const ofCourse = route(entries.voucherOfCourse, async ({ params, caller }, { db }) => {
  const { enrolment } = schema;
  const [row] = await db
    .select({ voucherCode: enrolment.voucherCode })
    .from(enrolment)
    .where(and(eq(enrolment.userId, learner(caller).userId), eq(enrolment.courseId, params.courseId)));
  if (!row?.voucherCode) throw new ApiError('NOT_FOUND');
  return { data: { voucherCode: row.voucherCode } };
});

const make = route(entries.voucherBatchMake, async ({ body, caller }, services) => ({
  data: await makeBatch(services, body, staff(caller).userId),
}));

/** Vouchers: codes given by providers, codes that open courses, and their batches (R15). */
export const voucherRoutes = [check, redeem, own, ofCourse, make, ...staffBatchRoutes];
