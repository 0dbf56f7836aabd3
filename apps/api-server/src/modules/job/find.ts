import type { jobCard } from '@suluh/api/catalogue';
import { isPlaceMeant, listedValues, type JobFilters } from '@suluh/domain/job';
import { and, desc, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { containing, schema, type Executor } from '../../db/index.ts';

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
  postedAt: row.postedAt.toISOString(),
});

/** Vacancies that are open. */
export const isOpen = (): SQL => sql`${job.isPublished}`;

/** Cities of open vacancies that somebody means by what they typed. */
async function citiesMeant(db: Executor, typed: string): Promise<string[]> {
  const rows = await db.selectDistinct({ city: job.city }).from(job).where(isOpen());
  return rows.flatMap(({ city }) => (city !== null && isPlaceMeant(city, typed) ? [city] : []));
}

/** What vacancies of a search have in common. */
async function conditionOf(db: Executor, { q, city, kind, company }: JobFilters): Promise<SQL | undefined> {
  return and(
    isOpen(),
    q
      ? or(
          sql`lower(${job.title}) like ${containing(q.toLowerCase())}`,
          sql`lower(${job.companyName}) like ${containing(q.toLowerCase())}`,
        )
      : undefined,
    city ? inArray(job.city, await citiesMeant(db, city)) : undefined,
    kind ? inArray(job.employmentType, listedValues(kind)) : undefined,
    company ? inArray(job.companyName, listedValues(company)) : undefined,
  );
}

/**
 * Vacancies of a search, newest first, and how many there are (docs/product/job.md#filters).
 * @param announced only those of after the first instant, until the second
 */
export async function jobsFor(
  db: Executor,
  filters: JobFilters,
  { limit, offset = 0, announced }: { limit: number; offset?: number; announced?: readonly [Date, Date] },
): Promise<{ rows: JobRow[]; total: number }> {
  const shown = and(
    await conditionOf(db, filters),
    announced && and(gt(job.postedAt, announced[0]), lte(job.postedAt, announced[1])),
  );
  const rows = await db.select().from(job).where(shown).orderBy(desc(job.postedAt), job.id).limit(limit).offset(offset);
  return { rows, total: await db.$count(job, shown) };
}
