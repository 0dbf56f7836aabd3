import { site, type landingContent, type sitemapItem } from '@suluh/api/catalogue';
import type { LandingPage } from '@suluh/domain/staff';
import { dayInZone, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route, sharedRoute } from '../../http/route.ts';
import { OPEN_JOB } from '../job/openJob.ts';
import { offeredIn } from '../course/listCourses.ts';
import { MEMBERS_KIND } from '../course/scopes.ts';
import { harmless } from '../lesson/harmless.ts';
import type { Services } from '../../services.ts';
import { programOf, type ProgramRow } from '../program/queries.ts';
import { siteOf } from './readSettings.ts';

const SITEMAP_PAGE = 5_000;

/** The landing page that is meant where neither a programme nor a page is named. */
const BUSINESS_PAGE = 'enterprise' satisfies LandingPage;

type Placement = 'home' | 'best-deal' | 'popup' | 'survey';

/** What a placement's banners invite to. */
const POPUP_KINDS = { popup: 'promo', survey: 'survey' } as const;

/** The banners that are out now at these places, of a programme or of the main site, in their order. */
function bannersAt({ db, now }: Services, program: ProgramRow | null, placements: readonly Placement[]) {
  const { banner } = schema;
  const at = now();
  return db
    .select()
    .from(banner)
    .where(
      and(
        inArray(banner.placement, [...placements]),
        banner.isPublished,
        program ? eq(banner.programId, program.id) : isNull(banner.programId),
        or(isNull(banner.startAt), lte(banner.startAt, at)),
        or(isNull(banner.endAt), gt(banner.endAt, at)),
      ),
    )
    .orderBy(asc(banner.position), asc(banner.id));
}

/** The same as slides. */
const slidesAt = async (services: Services, program: ProgramRow | null, placement: Placement) =>
  (await bannersAt(services, program, [placement])).map(({ id, title, body, action, tone, url, foto }) => ({
    bannerId: id,
    title,
    body,
    action,
    tone,
    url,
    foto,
  }));

/** Settings, banners, popups, testimonials, cities and the sitemap. */
export const pageRoutes = [
  sharedRoute(site.config, async (_call, services) => ({ data: await siteOf(services) })),

  sharedRoute(site.banners, async ({ query, programHeader }, services) => ({
    data: await slidesAt(services, await programOf(services, query.program, programHeader), 'home'),
  })),

  sharedRoute(site.bestDealBanners, async ({ query, programHeader }, services) => ({
    data: await slidesAt(services, await programOf(services, query.program, programHeader), 'best-deal'),
  })),

  sharedRoute(site.popups, async ({ query, programHeader }, services) => {
    const program = await programOf(services, query.program, programHeader);
    const rows = await bannersAt(services, program, ['popup', 'survey']);
    const popups = rows.flatMap(({ id, title, body, action, url, foto, placement }) =>
      url === null ? [] : [{ kind: POPUP_KINDS[placement as 'popup'], bannerId: id, title, body, action, url, foto }],
    );
    return { data: Object.values(POPUP_KINDS).flatMap((kind) => popups.find((popup) => popup.kind === kind) ?? []) };
  }),

  sharedRoute(site.landingPage, async ({ query, programHeader }, services) => {
    const program = query.page ? null : await programOf(services, query.program, programHeader);
    const { landing } = schema;
    const page = query.page ?? BUSINESS_PAGE;
    const own = program ? eq(landing.programId, program.id) : eq(landing.page, page);
    const content = await services.courseCache.keep(`landing:${program ? `/${program.slug}` : page}`, async () => {
      const [row] = await services.db
        .select({ content: landing.content })
        .from(landing)
        .where(and(landing.isPublished, own));
      return (row?.content ?? null) as z.input<typeof landingContent> | null;
    });
    return { data: content };
  }),

  sharedRoute(site.page, async ({ params }, { db, courseCache }) => {
    const row = await courseCache.keep(`page:${params.slug}`, async () => {
      const [found] = await db.select().from(schema.page).where(eq(schema.page.slug, params.slug));
      if (!found) return undefined;
      const { edition: version, ...rest } = found;
      return { ...rest, version, body: harmless(found.body), updatedAt: found.updatedAt.toISOString() };
    });
    if (!row) throw new ApiError('NOT_FOUND');
    return { data: row };
  }),

  sharedRoute(site.testimonials, async ({ query, programHeader }, services) => {
    const { testimonial } = schema;
    const program = await programOf(services, query.program, programHeader);
    const owner = program ? eq(testimonial.programId, program.id) : isNull(testimonial.programId);
    const rows = await services.courseCache.keep(`testimonials:${program?.slug ?? ''}`, () =>
      services.db
        .select()
        .from(testimonial)
        .where(and(testimonial.isPublished, owner))
        .orderBy(asc(testimonial.sortOrder), asc(testimonial.id))
        .limit(50),
    );
    return {
      data: rows.map(({ fullname, from, position, foto, highlight, content }) => ({
        fullname,
        from,
        position,
        foto,
        highlight,
        content,
      })),
    };
  }),

  sharedRoute(site.cities, async ({ query }, { pool, courseCache }) => {
    const rows = await courseCache.keep('cities', async () => {
      const { rows: all } = await pool.query<{ name: string; province: string }>(
        `select c.short_name as name, p.name as province from region c join region p on p.code = c.parent_code where c.level = 2 order by c.short_name, c.code`,
      );
      return all;
    });
    const words = query.q?.toLowerCase() ?? '';
    return { data: rows.filter(({ name }) => name.toLowerCase().includes(words)) };
  }),

  // Of a programme or line, its courses, their categories and its collections: what it does not offer has no page there that should be found, nor a category or collection with none of them, nor the dates of a collection that has none to come.
  route(site.sitemap, async ({ query, ...where }, services) => {
    const { pool, courseCache } = services;
    const { program, scope, programIds } = await offeredIn(services, where);
    const today = dayInZone(services.now(), DEFAULT_TIME_ZONE); // vacancies close with their day
    // A programme and a line that has it alone offer the same courses, and not the same collections.
    const addresses = await courseCache.keep(`sitemap:${program?.slug ?? ''}:${scope.key}:${today}`, async () => {
      const { rows } = await pool.query<{ kind: z.input<typeof sitemapItem>['kind']; slug: string; updated: Date }>(
        `select 'course' as kind, slug, updated_at as updated from course where is_published and ($1::int[] is null
           or exists (select from course_program of where of.course_id = course.id and of.program_id = any($1)))
         union all select 'category', slug, date_trunc('day', now()) from category where $1::int[] is null
             or exists (select from course_category x join course c on c.id = x.course_id and c.is_published
               join course_program of on of.course_id = x.course_id and of.program_id = any($1) where x.category_id = category.id)
         union all select 'collection', slug, date_trunc('day', now()) from collection
           where is_published and kind <> $2 and (program_id is not distinct from $3 or slug = $4) and ($1::int[] is null
             or exists (select from collection_course x join course c on c.id = x.course_id and c.is_published
               join course_program of on of.course_id = x.course_id and of.program_id = any($1) where x.collection_id = collection.id))
         union all select 'collectionEvent', slug, date_trunc('day', now()) from collection
           where is_published and kind <> $2 and (program_id is not distinct from $3 or slug = $4) and exists (
             select from collection_course x join course c on c.id = x.course_id and c.is_published
               join event e on e.course_id = c.id and e.cancelled_at is null and e.program_id is null and e.start_at > $5
               where x.collection_id = collection.id and ($1::int[] is null or exists (
                 select from course_program of where of.course_id = c.id and of.program_id = any($1))))
         union all select 'partner', code, created_at from partner
         union all select case when kind = 'news' then 'news' else 'blogEvent' end, slug, published_at from news where is_published
         union all select 'job', slug, posted_at from job where ${OPEN_JOB}
         union all select 'teacher', teacher_slug, max(updated_at) from course where is_published and teacher_slug <> ''
           and ($1::int[] is null or exists (select from course_program of where of.course_id = course.id and of.program_id = any($1)))
           group by teacher_slug
         order by kind, slug`,
        [programIds, MEMBERS_KIND, program?.id ?? null, program?.collectionSlug ?? null, services.now()],
      );
      return rows;
    });
    const start = (query.page - 1) * SITEMAP_PAGE;
    const data = addresses
      .slice(start, start + SITEMAP_PAGE)
      .map(({ kind, slug, updated }) => ({ kind, slug, updatedAt: updated.toISOString() }));
    return { data, meta: { page: query.page, limit: SITEMAP_PAGE, totalData: addresses.length } };
  }),
];
