import { partnerEntries as entries } from '@suluh/api/catalogue';
import { asc, eq, or, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { sharedRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { programOf } from '../program/queries.ts';

type PartnerRow = typeof schema.partner.$inferSelect;

function countsOf({ courseCache }: Services, programSlug: string | null): Map<string, number> {
  const { index } = courseCache;
  const { lp } = index.facets;
  const counts = lp.countsWithin(programSlug === null ? index.all : index.programs.any([programSlug]));
  return new Map(lp.values.map((code, at) => [code, counts[at]!]));
}

const toPartner = (
  {
    code,
    orgName,
    slug,
    foto,
    city,
    isInternal,
  }: Pick<PartnerRow, 'code' | 'orgName' | 'slug' | 'foto' | 'city' | 'isInternal'>,
  totalCourse: number,
) => ({ code, orgName, slug, foto, city, isInternal, totalCourse });

/** Training providers (docs/product/partner.md, /institution-partner). */
export const partnerRoutes = [
  sharedRoute(entries.partners, async ({ query, programHeader }, services) => {
    const program = await programOf(services, query.program, programHeader);
    const counts = countsOf(services, program?.slug ?? null);
    const { id, code, slug, orgName, foto, city, isInternal, createdAt } = schema.partner;
    const columns = { id, code, slug, orgName, foto, city, isInternal, createdAt };
    const rows = await services.courseCache.keep('partners', () =>
      services.db.select(columns).from(schema.partner).orderBy(asc(orgName)),
    );
    const words = query.q?.toLowerCase() ?? '';
    const shown = rows.filter(
      (row) => row.orgName.toLowerCase().includes(words) && (!program || (counts.get(row.code) ?? 0) > 0),
    );
    shown.sort((left, right) => (counts.get(right.code) ?? 0) - (counts.get(left.code) ?? 0));
    const start = (query.page - 1) * query.limit;
    const data = shown.slice(start, start + query.limit).map((row) => toPartner(row, counts.get(row.code) ?? 0));
    return { data, meta: { page: query.page, limit: query.limit, totalData: shown.length } };
  }),

  sharedRoute(entries.partnerByCode, async ({ params }, services) => {
    const { db, courseCache } = services;
    const row = await courseCache.keep(`partner:${params.code}`, async () => {
      const [found] = await db
        .select()
        .from(schema.partner)
        .where(or(eq(schema.partner.code, params.code), eq(schema.partner.slug, params.code)))
        .limit(1);
      if (!found) return null;
      const { ratingAverage, ratingCount, partnerId, studentCount, teacherSlug } = schema.course;
      const [rated] = await db
        .select({
          total: sql<number>`coalesce(sum(${ratingCount}), 0)::int`,
          average: sql<number>`coalesce(sum(${ratingAverage} * ${ratingCount}) / nullif(sum(${ratingCount}), 0), 0)::float8`,
          students: sql<number>`coalesce(sum(${studentCount}), 0)::int`,
          teachers: sql<number>`count(distinct nullif(${teacherSlug}, ''))::int`,
          cities: sql<number>`(select count(distinct e.city)::int from event e join course c on c.id = e.course_id where c.partner_id = ${found.id})`,
        })
        .from(schema.course)
        .where(eq(partnerId, found.id));
      return { found, counted: rated! }; // an aggregate has one row
    });
    if (!row) throw new ApiError('NOT_FOUND');
    const { found, counted } = row;
    const totalCourse = courseCache.index.facets.lp.any([found.code]).count();
    return {
      data: {
        ...toPartner(found, totalCourse),
        description: found.description,
        website: found.website,
        rating: Math.round(counted.average * 10) / 10,
        totalRater: counted.total,
        totalStudent: counted.students,
        totalTeacher: counted.teachers,
        totalCity: counted.cities,
      },
    };
  }),
];
