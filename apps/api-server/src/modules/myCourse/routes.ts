import { learningEntries as entries } from '@suluh/api/catalogue';
import { and, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ownedCourse, ownedIn, ownedOn } from '../learning/queries.ts';
import { readLearning } from '../learning/readLearning.ts';
import { dataUsedOf } from '../../storage/dataUse.ts';
import { programOf } from '../program/queries.ts';
import { itemsOf, offeredItems } from './items.ts';
import { offersOf } from './offers.ts';
import { myCoursesVoided } from './voided.ts';

function typeCondition(type: 'all' | 'online' | 'offline' | 'internal' | 'partner'): SQL | undefined {
  const { course, partner } = schema;
  switch (type) {
    case 'offline':
      return eq(course.typeCode, 'd');
    case 'online':
      return ne(course.typeCode, 'd');
    case 'internal':
      return eq(partner.isInternal, true);
    case 'partner':
      return eq(partner.isInternal, false);
    case 'all':
      return undefined;
  }
}

/** Takes an owned course off the list, or puts it back; it stays owned. */
async function hide(
  call: { params: { id: string }; caller: Caller; programHeader: string | null },
  services: Services,
  hiddenAt: Date | null,
) {
  const { enrolment } = schema;
  const owned = await ownedCourse(services, call, call.params.id);
  await services.db.update(enrolment).set({ hiddenAt }).where(eq(enrolment.id, owned.enrolment.id));
  return { data: { success: true } };
}

/** Courses the learner owns, and what a programme offers beside them (docs/product/my-course.md). */
export const myCourseRoutes = [
  route(entries.myCourses, async ({ query, caller, programHeader }, services) => {
    const who = learner(caller);
    const { userId } = who;
    const { enrolment, event, course, partner } = schema;
    const program = await programOf(services, query.program, programHeader);
    const condition = and(
      eq(enrolment.userId, userId),
      query.status === 'active'
        ? isNull(enrolment.completedAt)
        : query.status === 'finished'
          ? isNotNull(enrolment.completedAt)
          : undefined,
      typeCondition(query.type),
      isNull(enrolment.hiddenAt),
      ownedOn(program),
      ownedIn(who),
    );
    const [rows, total] = await Promise.all([
      services.db
        .select({ enrolment, event })
        .from(enrolment)
        .innerJoin(course, eq(course.id, enrolment.courseId))
        .innerJoin(partner, eq(partner.id, course.partnerId))
        .leftJoin(event, eq(event.id, enrolment.eventId))
        .where(condition)
        .orderBy(desc(enrolment.createdAt), desc(enrolment.id))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      services.db
        .select({ total: sql<number>`count(*)::int` })
        .from(enrolment)
        .innerJoin(course, eq(course.id, enrolment.courseId))
        .innerJoin(partner, eq(partner.id, course.partnerId))
        .where(condition),
    ]);
    const owned = total[0]?.total ?? 0;
    const { offers, total: offered } =
      program && query.status === 'all'
        ? await offersOf(
            services,
            { userId, program, kinds: typeCondition(query.type) },
            { offset: Math.max(0, (query.page - 1) * query.limit - owned), limit: query.limit - rows.length },
          )
        : { offers: [], total: 0 };
    const [items, toTakeUp] = await Promise.all([itemsOf(services, rows), offeredItems(services, offers)]);
    return {
      data: [...items, ...toTakeUp],
      meta: { page: query.page, limit: query.limit, totalData: owned + offered },
    };
  }),

  route(entries.myCourse, async (call, services) => {
    const owned = await ownedCourse(services, call, call.params.id);
    const [[item], learning, dataUsedBytes] = await Promise.all([
      itemsOf(services, [owned]),
      readLearning(services, owned),
      dataUsedOf(services, owned.enrolment.id),
    ]);
    if (!item) throw new ApiError('NOT_FOUND');
    const { enrolment, course, productCode } = owned;
    return {
      data: {
        ...item,
        enrolmentId: enrolment.id,
        allowAccess: enrolment.allowAccess,
        paymentMethod: { productCode: productCode ?? '' },
        voucherCode: enrolment.voucherCode,
        externalUrl: course.externalUrl,
        url_lp: course.urlLp,
        certificateKind: course.certificate as 'competence' | 'completion' | null,
        dataUsedBytes,
        learning,
      },
    };
  }),

  myCoursesVoided,
  route(entries.myCourseHide, (call, services) => hide(call, services, services.now())),
  route(entries.myCourseShow, (call, services) => hide(call, services, null)),
];
