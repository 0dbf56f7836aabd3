import type { certificate as certificateEntity } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { certificateStanding } from '@suluh/domain/certificate';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { checkUrl } from './checkUrl.ts';

export type CertificateRow = typeof schema.certificate.$inferSelect;
export type Certificate = z.input<typeof certificateEntity>;

/**
 * A certificate with the course it is for, whether that is still published or not (R1: it stays
 * downloadable).
 */
export interface Found {
  certificate: CertificateRow;
  course: typeof schema.course.$inferSelect;
  partner: typeof schema.partner.$inferSelect;
  event: typeof schema.event.$inferSelect | null;
}

/** Certificates with what is printed on them, unordered; narrow, order and page the query further. */
export function certificatesWhere(db: Executor, condition: SQL | undefined) {
  const { certificate, course, enrolment, event, partner } = schema;
  return db
    .select({ certificate, course, partner, event })
    .from(certificate)
    .innerJoin(course, eq(course.id, certificate.courseId))
    .innerJoin(partner, eq(partner.id, course.partnerId))
    .leftJoin(enrolment, eq(enrolment.id, certificate.enrolmentId))
    .leftJoin(event, eq(event.id, enrolment.eventId))
    .where(condition);
}

/** Those that were neither replaced nor revoked: what a learner has, also when it has expired. */
export const isHeld = (): SQL | undefined =>
  and(isNull(schema.certificate.replacedAt), isNull(schema.certificate.revokedAt));

/**
 * The certificates a learner has; on a programme's pages those for courses the programme offers and for what was bought
 * there, as My Course does.
 */
export function ofLearner(userId: string, program: { id: number } | null): SQL | undefined {
  const { certificate, courseProgram, enrolment, orders } = schema;
  const offered = (programId: number) =>
    sql`exists(select from ${courseProgram} where ${courseProgram.courseId} = ${certificate.courseId} and ${courseProgram.programId} = ${programId})`;
  const bought = (programId: number) =>
    sql`exists(select from ${enrolment} join ${orders} on ${orders.id} = ${enrolment.orderId} where ${enrolment.id} = ${certificate.enrolmentId} and ${orders.programId} = ${programId})`;
  return and(
    eq(certificate.userId, userId),
    isHeld(),
    program ? or(offered(program.id), bought(program.id)) : undefined,
  );
}

/** One the learner has, by its id. */
export const heldBy = (userId: string, id: string): SQL | undefined =>
  and(eq(schema.certificate.id, id), eq(schema.certificate.userId, userId), isHeld());

/** Categories of courses, each course's first one first. */
export async function categoriesOf(
  db: Executor,
  courseIds: readonly number[],
): Promise<(courseId: number) => Certificate['course']['categories']> {
  const { category, courseCategory } = schema;
  const rows =
    courseIds.length === 0
      ? []
      : await db
          .select({ courseId: courseCategory.courseId, id: category.id, name: category.name, slug: category.slug })
          .from(courseCategory)
          .innerJoin(category, eq(category.id, courseCategory.categoryId))
          .where(inArray(courseCategory.courseId, [...new Set(courseIds)]))
          .orderBy(asc(courseCategory.position), asc(category.id));
  return (courseId) =>
    rows.filter((row) => row.courseId === courseId).map(({ id, name, slug }) => ({ id, name, slug }));
}

/** Certificates as answers carry them (docs/product/certificate.md#kinds), in the order given. */
export async function certificatesOf(
  { now, settings }: Pick<Services, 'now' | 'settings'>,
  db: Executor,
  found: readonly Found[],
): Promise<Certificate[]> {
  const { main } = siteOrigins(settings);
  const categories = await categoriesOf(
    db,
    found.map(({ course }) => course.id),
  );
  return found.map(({ certificate, course, partner }) => ({
    id: certificate.id,
    number: certificate.number,
    isCompetence: certificate.isCompetence,
    fullname: certificate.fullname,
    canAdjustName: certificate.nameAdjustedAt === null && certificate.requestedName === null,
    requestedName: certificate.requestedName,
    issuedAt: certificate.issuedAt.toISOString(),
    expiresAt: certificate.expiresAt?.toISOString() ?? null,
    standing: certificateStanding(certificate, now()),
    course: { id: course.id, slug: course.slug, fullname: course.fullname, categories: categories(course.id) },
    institution: { code: partner.code, name: partner.orgName },
    checkUrl: checkUrl(main, certificate.number),
    urlFile: `/api/certificate/${certificate.id}/download`,
    urlBadge: `/api/certificate/${certificate.id}/badge`,
  }));
}
