import { course, type courseDetail } from '@suluh/api/catalogue';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { sharedRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { harmless } from '../lesson/harmless.ts';
import type { CourseCard } from './card.ts';
import { courseIs } from './queries.ts';
import { cardsOf } from './cards.ts';
import { requireOffered } from './requireOffered.ts';

type Detail = z.input<typeof courseDetail>;

async function readCourse({ db }: Services, idOrSlug: string) {
  const [row] = await db
    .select()
    .from(schema.course)
    .innerJoin(schema.partner, eq(schema.partner.id, schema.course.partnerId))
    .leftJoin(schema.teacher, eq(schema.teacher.slug, schema.course.teacherSlug))
    .where(and(courseIs(idOrSlug), eq(schema.course.isPublished, true)))
    .limit(1);
  return row ?? null;
}

const certificateOf = (stored: string | null): Detail['certificate'] =>
  stored === 'competence' || stored === 'completion' ? stored : null;

/** What is stored of a course, with whose it is. */
export interface StoredCourse {
  course: typeof schema.course.$inferSelect;
  partner: typeof schema.partner.$inferSelect;
  /** Who teaches, where its page is known. */
  teacher: typeof schema.teacher.$inferSelect | null;
}

/** All a page shows of a course beside its parts and dates. */
export function detailOf(
  { courseCache }: Services,
  card: CourseCard,
  { course: stored, partner, teacher }: StoredCourse,
): Detail {
  return {
    ...card,
    summary: stored.summary,
    description: stored.description,
    descriptionHtml: stored.descriptionHtml === null ? null : harmless(stored.descriptionHtml),
    outcomes: stored.outcomes,
    audience: stored.audience,
    preparations: stored.preparations,
    faq: [...stored.faq],
    level: stored.level,
    language: stored.language,
    durationMinutes: stored.durationMinutes,
    sessionCount: stored.sessionCount,
    studentCount: stored.studentCount,
    certificate: certificateOf(stored.certificate),
    url_lp: stored.urlLp,
    externalUrl: stored.externalUrl,
    teacher: {
      slug: stored.teacherSlug || null,
      fullname: card.teacher.fullname,
      role: teacher?.role ?? '',
      foto: teacher?.foto ?? stored.teacherFoto,
      bio: teacher?.bio || stored.teacherBio,
    },
    institution: {
      code: partner.code,
      name: partner.orgName,
      foto: partner.foto,
      city: partner.city,
      totalCourse: courseCache.index.facets.lp.any([partner.code]).count(),
    },
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/** A course by id or slug: its card and what only its page shows. */
export const detail = sharedRoute(course.detail, async ({ params, query, programHeader }, services) => {
  const row = await services.courseCache.keep(`course:${params.id}`, () => readCourse(services, params.id));
  if (!row) throw new ApiError('NOT_FOUND');
  await requireOffered(services, row.course.id, query.specialProgram ?? programHeader);
  const [card] = await cardsOf(services, [row.course.id]);
  if (!card) throw new ApiError('NOT_FOUND');
  return { data: detailOf(services, card, row) };
});
