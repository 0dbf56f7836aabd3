import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { sql, type SQL } from 'drizzle-orm';

/** Vacancies that are open, of a table named job: published, and their last day in Jakarta not over, by the clock of the database. */
export const OPEN_JOB = `(job.is_published and (job.closes_on is null or job.closes_on >= (now() at time zone '${DEFAULT_TIME_ZONE}')::date))`;

/** The same as a condition. */
export const isOpen = (): SQL<boolean> => sql.raw(OPEN_JOB) as SQL<boolean>;
