import { site } from '@suluh/api/catalogue';
import { and, eq, or } from 'drizzle-orm';
import { runNamed, schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { jobCourses } from './courses.ts';
import { asksNoExperience, jobsFor, toJobCard } from './find.ts';
import { isOpen, OPEN_JOB } from './openJob.ts';

interface Option {
  field: 'kinds' | 'cities' | 'companies' | 'educations';
  title: string;
  count: number;
}

/** Kinds, cities, companies and educations of open vacancies, at most thirty each. */
const OPTIONS = {
  name: 'job-options',
  text: `select field, title, count from (
      select v.field, v.title, count(*)::int as count, row_number() over (partition by v.field order by count(*) desc, v.title) as place
      from job cross join lateral (
        values ('kinds', employment_type), ('cities', city), ('companies', company_name)
        union all select 'educations', level from regexp_split_to_table(education_levels, '\\s*,\\s*') level) v(field, title)
      where ${OPEN_JOB} and v.title <> '' group by v.field, v.title) options
    where place <= 30 order by field, place`,
};

/** Job vacancies, readable by all (R22). */
export const jobRoutes = [
  route(site.jobs, async ({ query }, { db }) => {
    const { page, limit, ...filters } = query;
    const { rows, total } = await jobsFor(db, filters, { limit, offset: (page - 1) * limit });
    return { data: rows.map(toJobCard), meta: { page, limit, totalData: total } };
  }),

  route(site.jobOptionList, async (_, { db }) => {
    const withoutExperience = await db.$count(schema.job, and(isOpen(), asksNoExperience()));
    const rows = await runNamed<Option & Record<string, unknown>>(db, OPTIONS, []);
    const of = (field: Option['field']) =>
      rows.filter((row) => row.field === field).map(({ title, count }) => ({ title, count }));
    return {
      data: {
        kinds: of('kinds'),
        cities: of('cities'),
        companies: of('companies'),
        educations: of('educations'),
        withoutExperience,
      },
    };
  }),

  jobCourses,

  route(site.jobBySlug, async ({ params }, { db }) => {
    const { job } = schema;
    const id = /^\d{1,9}$/.test(params.slug) ? Number(params.slug) : 0;
    const [row] = await db
      .select()
      .from(job)
      .where(and(isOpen(), or(eq(job.slug, params.slug), eq(job.id, id))))
      .limit(1);
    if (!row) throw new ApiError('NOT_FOUND');
    const { description, tasks, requirements, facilities, companyAbout } = row;
    return { data: { ...toJobCard(row), description, tasks, requirements, facilities, companyAbout } };
  }),
];
