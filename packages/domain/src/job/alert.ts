import { DAY_MS } from '../time/index.ts';
import type { JobExperience } from './experience.ts';

/** What somebody looks for in vacancies; empty fields narrow nothing. */
export interface JobFilters {
  q: string;
  city: string;
  kind: string;
  company: string;
  education: string;
  experience: JobExperience;
}

/** Searches of one learner that are watched for them, and vacancies they keep (docs/product/job.md#saved). */
export const MOST_ALERTS = 5;
export const MOST_SAVED_JOBS = 100;

/** Vacancies a mail of a watched search names; the rest is counted. */
export const ALERT_NAMED = 5;

/** A watched search is told of so often at most. */
export const ALERT_EVERY_MS = DAY_MS;

/** A search worth watching asks for something. */
export const asksForSomething = (filters: JobFilters): boolean => Object.values(filters).some((asked) => asked !== '');
