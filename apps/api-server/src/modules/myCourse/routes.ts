import { learner as entries, type myCourseItem } from '@suluh/api/catalogue';
import { and, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { courseIs } from '../course/queries.ts';
import { cardsOf } from '../course/cards.ts';
import { toEvent } from '../course/readEvents.ts';
import { programOf } from '../program/queries.ts';

type Item = z.input<typeof myCourseItem>;
type EnrolmentRow = typeof schema.enrolment.$inferSelect;
type EventRow = typeof schema.event.$inferSelect;

async function itemsOf(
  services: Services,
  rows: readonly { enrolment: EnrolmentRow; event: EventRow | null }[],
): Promise<Item[]> {
  const cards = await cardsOf(
    services,
    rows.map(({ enrolment }) => enrolment.courseId),
  );
  const now = services.now();
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap(({ enrolment, event }): Item[] => {
    const card = cardOf.get(enrolment.courseId);
    if (!card) return [];
    return [
      {
        ...card,
        owned: true,
        courseId: card.id,
        courseFullname: card.fullname,
        classStatus: event && event.seatsLeft === 0 ? 'full' : 'open',
        progressPercent: enrolment.progressPercent,
        enrolledAt: enrolment.createdAt.toISOString(),
        orderId: enrolment.orderId,
        event: event ? toEvent(event, now) : null,
      },
    ];
  });
}

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

/** Courses the learner owns (docs/product/my-course.md). */
export const myCourseRoutes = [
  route(entries.myCourses, async ({ query, caller, programHeader }, services) => {
    const { userId } = learner(caller);
    const { enrolment, event, course, partner, courseProgram, orders } = schema;
    const program = await programOf(services, query.program, programHeader);
    const condition = and(
      eq(enrolment.userId, userId),
      query.status === 'active'
        ? isNull(enrolment.completedAt)
        : query.status === 'finished'
          ? isNotNull(enrolment.completedAt)
          : undefined,
      typeCondition(query.type),
      // also what was bought there and is no longer offered
      program
        ? sql`(exists(select from ${courseProgram} where ${courseProgram.courseId} = ${enrolment.courseId} and ${courseProgram.programId} = ${program.id}) or exists(select from ${orders} where ${orders.id} = ${enrolment.orderId} and ${orders.programId} = ${program.id}))`
        : undefined,
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
    return {
      data: await itemsOf(services, rows),
      meta: { page: query.page, limit: query.limit, totalData: total[0]?.total ?? 0 },
    };
  }),

  route(entries.myCourse, async ({ params, caller }, services) => {
    const { userId } = learner(caller);
    const { enrolment, event, course, orders } = schema;
    const [row] = await services.db
      .select({ enrolment, event, course, productCode: orders.productCode })
      .from(enrolment)
      .innerJoin(course, eq(course.id, enrolment.courseId))
      .innerJoin(orders, eq(orders.id, enrolment.orderId))
      .leftJoin(event, eq(event.id, enrolment.eventId))
      .where(and(eq(enrolment.userId, userId), courseIs(params.id)));
    const [item] = row ? await itemsOf(services, [row]) : [];
    if (!row || !item) throw new ApiError('NOT_FOUND');
    return {
      data: {
        ...item,
        allowAccess: row.enrolment.allowAccess,
        paymentMethod: { productCode: row.productCode ?? '' },
        voucherCode: row.enrolment.voucherCode,
        externalUrl: row.course.externalUrl,
        url_lp: row.course.urlLp,
      },
    };
  }),
];
