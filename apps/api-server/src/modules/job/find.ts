import type { jobCard } from '@suluh/api/catalogue';
import { listedValues, placesMeant, type JobFilters } from '@suluh/domain/job';
import { and, desc, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { fitting, type Fit } from './fit.ts';
import { isOpen } from './openJob.ts';
import { meantBy, openCities } from './typedWords.ts';

const { job } = schema;

type JobRow = typeof job.$inferSelect;

/** A vacancy as answers carry it. */
export const toJobCard = (row: JobRow): z.input<typeof jobCard> => ({
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
          from: row.isSalaryHidden ? null : row.salaryFrom,
          to: row.isSalaryHidden ? null : row.salaryTo,
          period: row.salaryPeriod,
          isHidden: row.isSalaryHidden,
        },
  company: { title: row.companyName, logo: row.companyLogo },
  employmentType: row.employmentType,
  category: row.category,
  openings: row.openings,
  closesOn: row.closesOn,
  postedAt: row.postedAt.toISOString(),
});

/** The levels of education a vacancy asks for, one row each: a list has commas. */
const LEVELS = sql`regexp_split_to_table(${job.educationLevels}, '\\s*,\\s*') level`;

/** Years that a card calls none. */
export const asksNoExperience = (): SQL => sql`btrim(${job.yearsOfExperience}) in ('', '0')`;

/** What vacancies of a search have in common. */
async function conditionOf(db: Executor, filters: JobFilters): Promise<SQL | undefined> {
  const { q, city, kind, company, education, experience } = filters;
  const cities = city || q ? await openCities(db) : [];
  return and(
    isOpen(),
    q ? await meantBy(db, q, cities) : undefined,
    city ? inArray(job.city, placesMeant(cities, city)) : undefined,
    kind ? inArray(job.employmentType, listedValues(kind)) : undefined,
    company ? inArray(job.companyName, listedValues(company)) : undefined,
    education
      ? sql`exists (select from ${LEVELS} where lower(level) = any(${sql.param(listedValues(education.toLowerCase()))}::text[]))`
      : undefined,
    experience === 'none' ? asksNoExperience() : undefined,
  );
}

/**
 * Vacancies of a search, newest first, and how many there are (docs/product/job.md#filters).
 * @param announced only those of after the first instant, until the second
 * @param fit only those that fit somebody, the nearest to them first
 */
export async function jobsFor(
  db: Executor,
  filters: JobFilters,
  {
    limit,
    offset = 0,
    announced,
    fit,
  }: { limit: number; offset?: number; announced?: readonly [Date, Date]; fit?: Fit },
): Promise<{ rows: JobRow[]; total: number }> {
  const near = fit && fitting(fit);
  const shown = and(
    await conditionOf(db, filters),
    near?.condition,
    announced && and(gt(job.postedAt, announced[0]), lte(job.postedAt, announced[1])),
  );
  const order = [...(near ? [near.nearestFirst] : []), desc(job.postedAt), job.id];
  const rows = await db
    .select()
    .from(job)
    .where(shown)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(job, shown) };
}

/** Titles and kinds of trade of the newest vacancies of a search. */
export async function newestOf(
  db: Executor,
  filters: JobFilters,
  most: number,
): Promise<{ titles: string[]; trades: string[] }> {
  const rows = await db
    .select({ title: job.title, category: job.category })
    .from(job)
    .where(await conditionOf(db, filters))
    .orderBy(desc(job.postedAt), job.id)
    .limit(most);
  return {
    titles: rows.map(({ title }) => title),
    trades: [...new Set(rows.flatMap(({ category }) => category ?? []))],
  };
}
