import { site, type jobCard } from '@suluh/api/catalogue';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';

type JobRow = typeof schema.job.$inferSelect;

const toJobCard = (row: JobRow): z.input<typeof jobCard> => ({
  postId: row.id,
  jobTitle: row.title,
  slugJob: row.slug,
  yearsOfExperience: row.yearsOfExperience,
  educationLevels: row.educationLevels,
  workingLocation: { city: row.city, country: row.country },
  salary:
    row.salaryFrom === null && row.salaryTo === null
      ? null
      : {
          currency: row.salaryCurrency,
          from: row.salaryFrom,
          to: row.salaryTo,
          period: row.salaryPeriod,
          isHidden: row.isSalaryHidden,
        },
  company: { title: row.companyName, logo: row.companyLogo },
  employmentType: row.employmentType,
  category: row.category,
  postedAt: row.postedAt.toISOString(),
});

const literal = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Job vacancies, readable by all (R22). */
export const jobRoutes = [
  route(site.jobs, async ({ query }, { db }) => {
    const { job } = schema;
    const words = query.q ? sql`lower(${job.title}) like ${literal(query.q)}` : undefined;
    const shown = and(job.isPublished, words, query.city ? eq(job.city, query.city) : undefined);
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(job)
        .where(shown)
        .orderBy(desc(job.postedAt), job.id)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      db
        .select({ total: sql<number>`count(*)::int` })
        .from(job)
        .where(shown),
    ]);
    return {
      data: rows.map(toJobCard),
      meta: { page: query.page, limit: query.limit, totalData: total[0]?.total ?? 0 },
    };
  }),

  route(site.jobBySlug, async ({ params }, { db }) => {
    const { job } = schema;
    const id = /^\d{1,9}$/.test(params.slug) ? Number(params.slug) : 0;
    const [row] = await db
      .select()
      .from(job)
      .where(and(job.isPublished, or(eq(job.slug, params.slug), eq(job.id, id))))
      .limit(1);
    if (!row) throw new ApiError('NOT_FOUND');
    const { description, tasks, requirements, facilities, companyAbout } = row;
    return { data: { ...toJobCard(row), description, tasks, requirements, facilities, companyAbout } };
  }),
];
