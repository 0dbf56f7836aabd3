import type { myCourseItem } from '@suluh/api/catalogue';
import { percentDone } from '@suluh/domain/learning';
import { isChoiceOpen, organiserChange } from '@suluh/domain/ticket';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { runNamed, schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { cardsOf } from '../course/cards.ts';
import { toEvent } from '../course/readEvents.ts';
import { isDatedByPrakerja } from '../order/isDatedByPrakerja.ts';
import { isRefundable } from '../order/isRefundable.ts';
import type { EnrolmentRow } from '../learning/queries.ts';

type Item = z.input<typeof myCourseItem>;

/** An owned course as answers carry it. */
type OwnedItem = Item & { enrolledAt: string; orderId: string };

type EventRow = typeof schema.event.$inferSelect;

/** How many of the lessons that count are done, by the rule of `counted`, for several enrolments at once. */
const COUNTS = {
  name: 'my-course-counts',
  text: `select e.id, count(*)::int as total, count(p.done_at)::int as done
    from enrolment e join section s on s.course_id = e.course_id join lesson l on l.section_id = s.id
      left join lesson_progress p on p.enrolment_id = e.id and p.lesson_id = l.id
    where e.id = any($1::uuid[]) and l.is_required and l.retired_at is null and l.published_at <= least($2, coalesce(e.completed_at, $2))
    group by e.id`,
};

async function factsOf({ db, now }: Services, ids: readonly string[]) {
  const { certificate, enrolment, orders, ticket } = schema;
  const [counts, certificates, tickets, bought] = await Promise.all([
    runNamed<{ id: string; total: number; done: number }>(db, COUNTS, [ids, now()]),
    db
      .select({ id: certificate.id, enrolmentId: certificate.enrolmentId, revokedAt: certificate.revokedAt })
      .from(certificate)
      .where(and(inArray(certificate.enrolmentId, [...ids]), isNull(certificate.replacedAt))),
    db
      .select({ enrolmentId: ticket.enrolmentId, takenAt: ticket.createdAt })
      .from(ticket)
      .where(and(inArray(ticket.enrolmentId, [...ids]), isNull(ticket.voidedAt), gt(ticket.generation, 1))),
    db
      .select({ id: enrolment.id, isDatedByPrakerja: isDatedByPrakerja(), isRefundable: isRefundable() })
      .from(enrolment)
      .innerJoin(orders, eq(orders.id, enrolment.orderId))
      .where(inArray(enrolment.id, [...ids])),
  ]);
  const orderOf = new Map(bought.map((row) => [row.id, row]));
  const takenAt = new Map(tickets.map((row) => [row.enrolmentId, row.takenAt]));
  const countOf = new Map(counts.map((row) => [row.id, row]));
  const certificateOf = new Map(
    certificates.filter(({ revokedAt }) => revokedAt === null).map((row) => [row.enrolmentId, row.id]),
  );
  const revokedOf = new Set(certificates.map(({ enrolmentId }) => enrolmentId));
  return (id: string) => ({
    done: countOf.get(id)?.done ?? 0,
    total: countOf.get(id)?.total ?? 0,
    certificateId: certificateOf.get(id) ?? null,
    isCertificateRevoked: revokedOf.has(id) && !certificateOf.has(id),
    takenAt: takenAt.get(id) ?? null,
    isRefundable: orderOf.get(id)?.isRefundable ?? false,
    isDatedByPrakerja: orderOf.get(id)?.isDatedByPrakerja ?? false,
  });
}

/** What the organiser did to a class, as long as its learner may choose because of it. */
function openChange(event: EventRow, heldSince: Date, now: Date) {
  const change = organiserChange(event, heldSince);
  return isChoiceOpen({ change, startAt: event.startAt, hasAttended: false, now }) ? change : null;
}

/** Owned courses as cards, with how far their learner is, in the order given. */
export async function itemsOf(
  services: Services,
  rows: readonly { enrolment: EnrolmentRow; event: EventRow | null }[],
): Promise<OwnedItem[]> {
  if (rows.length === 0) return [];
  const [cards, facts] = await Promise.all([
    cardsOf(
      services,
      rows.map(({ enrolment }) => enrolment.courseId),
    ),
    factsOf(
      services,
      rows.map(({ enrolment }) => enrolment.id),
    ),
  ]);
  const now = services.now();
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap(({ enrolment, event }): OwnedItem[] => {
    const card = cardOf.get(enrolment.courseId);
    if (!card) return [];
    const { done, total, takenAt, ...rest } = facts(enrolment.id);
    return [
      {
        ...card,
        owned: true,
        courseId: card.id,
        courseFullname: card.fullname,
        classStatus: event && event.seatsLeft === 0 ? 'full' : 'open',
        progressPercent: enrolment.completedAt ? 100 : percentDone(done, total),
        doneLessons: done,
        totalLessons: total,
        completedAt: enrolment.completedAt?.toISOString() ?? null,
        enrolledAt: enrolment.createdAt.toISOString(),
        orderId: enrolment.orderId,
        ...rest,
        change: event && openChange(event, takenAt ?? enrolment.createdAt, now),
        event: event ? toEvent(event, now) : null,
      },
    ];
  });
}

/** A course that can be had, and whether a seat is left in any of its classes to come. */
export interface Offer {
  id: number;
  isFull: boolean;
}

/** Courses the learner does not own, as cards with nothing learned, in the order given. */
export async function offeredItems(services: Services, offers: readonly Offer[]): Promise<Item[]> {
  if (offers.length === 0) return [];
  const cards = await cardsOf(
    services,
    offers.map(({ id }) => id),
  );
  const isFull = new Map(offers.map((offer) => [offer.id, offer.isFull]));
  return cards.map((card) => ({
    ...card,
    owned: false,
    courseId: card.id,
    courseFullname: card.fullname,
    classStatus: isFull.get(card.id) ? 'full' : 'open',
    progressPercent: 0,
    doneLessons: 0,
    totalLessons: 0,
    completedAt: null,
    certificateId: null,
    isCertificateRevoked: false,
    enrolledAt: null,
    orderId: null,
    change: null,
    isRefundable: false,
    isDatedByPrakerja: false,
    event: null,
  }));
}
