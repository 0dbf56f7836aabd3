import { course as courseEntries, staffCoursePreviewEntries as entries } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { FACE_ROUTES, isOfProgrammes, pathTo, programRoutes, type Face } from '@suluh/domain/address';
import { opensPreview, COURSE_PREVIEW_MS, previewOf, previewText, type PreviewLink } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { eq } from 'drizzle-orm';
import { staffReach } from '../../access/staffOf.ts';
import type { Seal } from '../../access/seal.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import type { StoredCard } from '../../search/courseProjection.ts';
import type { Services } from '../../services.ts';
import { toCourseCard, type CourseCard } from '../course/card.ts';
import { flashPrices } from '../course/cards.ts';
import { sectionsOf } from '../course/readContent.ts';
import { detailOf } from '../course/readDetail.ts';
import { eventsOf } from '../course/readEvents.ts';
import { programById } from '../program/queries.ts';
import { courseFor } from './publish.ts';

/** The programme a preview is on, which has to offer the course. @throws ApiError BAD_REQUEST at the field */
async function programFor(services: Services, face: Face, programId: number | null, offeredBy: readonly number[]) {
  if (!isOfProgrammes(face)) return null;
  const program = programId !== null && offeredBy.includes(programId) ? await programById(services, programId) : null;
  if (!program)
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'programId', message: staffText.course.notOffered }] });
  return program.slug;
}

/** The link a token is; null for what never was one. */
function linkOf(seal: Seal, token: string): PreviewLink | null {
  try {
    const sealed = Buffer.from(token, 'base64url');
    // Spare bits at the end, and letters that are skipped, would give one link many spellings.
    return sealed.toString('base64url') === token ? previewOf(seal.open(sealed)) : null;
  } catch {
    return null; // somebody made it up, or the key is gone
  }
}

/** The card as it would be written now: cards that are kept are those of courses everybody sees. */
async function cardNow(services: Services, id: number): Promise<CourseCard> {
  const { rows } = await services.pool.query<{ card: StoredCard }>('select card from course_projection($1)', [[id]]);
  return toCourseCard(rows[0]!.card, services.now(), (await flashPrices(services)).get(id));
}

/** A course as each face will show it, before anybody else sees it (docs/product/staff.md#preview). */
export const previewRoutes: Route[] = [
  route(entries.previewMake, async ({ params: { id }, body: { face, programId }, caller }, services) => {
    const who = staff(caller);
    const { programIds } = await courseFor(services.db, id, who);
    const program = await programFor(services, face, programId, programIds);
    const endsAtMs = services.now().getTime() + COURSE_PREVIEW_MS;
    const token = services.seal
      .close(previewText({ courseId: id, by: who.userId, face, program, endsAtMs }))
      .toString('base64url');
    const routes = program === null ? FACE_ROUTES[face as keyof typeof FACE_ROUTES] : programRoutes(program, 'program');
    const url = `${siteOrigins(services.settings)[face]}${pathTo(routes, 'coursePreview', { token })}`;
    return { data: { url, endsAt: new Date(endsAtMs).toISOString() } };
  }),

  route(courseEntries.preview, async ({ params: { token }, query: { face }, programHeader }, services) => {
    const { db, now, seal } = services;
    const link = linkOf(seal, token);
    if (!link || !opensPreview(link, { face, program: programHeader }, now())) throw new ApiError('NOT_FOUND');
    const { courseId: id, by: userId, endsAtMs } = link;
    const reach = await staffReach(db, userId, 'course.read', now());
    await courseFor(db, id, { kind: 'staff', userId, reach });
    const { course, partner, teacher } = schema;
    const [[stored], card, sections, events] = await Promise.all([
      db
        .select()
        .from(course)
        .innerJoin(partner, eq(partner.id, course.partnerId))
        .leftJoin(teacher, eq(teacher.slug, course.teacherSlug))
        .where(eq(course.id, id)),
      cardNow(services, id),
      sectionsOf(db, id, now()),
      eventsOf(services, id),
    ]);
    if (!stored) throw new ApiError('NOT_FOUND');
    const endsAt = new Date(endsAtMs).toISOString();
    return { data: { course: detailOf(services, card, stored), sections, events, endsAt } };
  }),
];
