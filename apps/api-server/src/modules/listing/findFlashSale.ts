import { listing } from '@suluh/api/catalogue';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { sharedRoute } from '../../http/route.ts';
import { offeredIn } from '../course/listCourses.ts';
import { cardsOf } from '../course/cards.ts';

/** The flash sale that runs now and ends first. */
export const flashSaleRoute = sharedRoute(listing.flashSaleNow, async ({ query, ...where }, services) => {
  const { db, now } = services;
  const { flashSale, flashSaleCourse } = schema;
  const { program, scope } = await offeredIn(services, where, query.program);
  const owner = program ? eq(flashSale.programId, program.id) : isNull(flashSale.programId);
  const [sale] = await db
    .select()
    .from(flashSale)
    .where(and(owner, lte(flashSale.startAt, now()), gt(flashSale.endAt, now())))
    .orderBy(asc(flashSale.endAt))
    .limit(1);
  if (!sale) return { data: { title: null, startAt: null, endAt: null, courses: [] } };
  const rows = await db
    .select({ id: flashSaleCourse.courseId })
    .from(flashSaleCourse)
    .where(eq(flashSaleCourse.flashSaleId, sale.id))
    .orderBy(asc(flashSaleCourse.position), asc(flashSaleCourse.courseId))
    .limit(50);
  const { index } = services.courseCache;
  const offered = scope.of(index);
  const published = rows.flatMap(({ id }) => {
    const slot = index.slotOf(id);
    return slot !== undefined && offered.has(slot) ? id : [];
  });
  const courses = await cardsOf(services, published);
  return { data: { title: sale.title, startAt: sale.startAt.toISOString(), endAt: sale.endAt.toISOString(), courses } };
});
