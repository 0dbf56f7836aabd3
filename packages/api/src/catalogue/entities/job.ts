import { JOB_EXPERIENCES } from '@suluh/domain/job';
import { z } from 'zod';

/** Vacancy in a list. Salary is null when unknown; `isHidden` says not to show it. */
export const jobCard = z
  .object({
    postId: z.int(),
    jobTitle: z.string(),
    slugJob: z.string(),
    yearsOfExperience: z.string().nullable(),
    educationLevels: z.string().nullable(),
    workingLocation: z.object({ city: z.string().nullable(), country: z.string() }),
    salary: z
      .object({
        currency: z.string(),
        from: z.int().nullable(),
        to: z.int().nullable(),
        period: z.string(),
        isHidden: z.boolean(),
      })
      .nullable(),
    company: z.object({ title: z.string(), logo: z.string().nullable() }),
    employmentType: z.string().nullable(),
    category: z.string().nullable(),
    openings: z.int().nullable().describe('How many people are wanted'),
    closesOn: z.iso.date().nullable().describe('Last day, in Jakarta, on which it can be applied for'),
    postedAt: z.string(),
  })
  .meta({ id: 'JobCard' });

/** Vacancy with its text. */
export const jobDetail = jobCard
  .extend({
    description: z.string(),
    tasks: z.array(z.string()).describe('What is to be done'),
    requirements: z.array(z.string()).describe('What is asked for'),
    facilities: z.array(z.string()),
    companyAbout: z.string(),
  })
  .meta({ id: 'JobDetail' });

const words = z.string().trim().max(120).default('');

/** What narrows a list of vacancies. */
export const jobFilters = z.object({
  q: words.describe('Of the title or the company'),
  city: words.describe('In any spelling: jogja, Kota Yogyakarta'),
  kind: words.describe('Kind of work, as the filters name it'),
  company: words.describe('Name of the company'),
  education: words.describe('Education that is asked for, as the filters name it'),
  experience: z.enum(JOB_EXPERIENCES).default('').describe('none: those that ask for no experience'),
});

const option = z.object({ title: z.string(), count: z.int() });

/** What vacancies can be narrowed to, the most frequent first. */
export const jobOptions = z.object({
  kinds: z.array(option),
  cities: z.array(option),
  companies: z.array(option),
  educations: z.array(option),
  withoutExperience: z.int().describe('Those that ask for no experience'),
});

/** A search that is watched for a learner. */
export const jobAlert = jobFilters.extend({ id: z.uuid(), createdAt: z.string() }).meta({ id: 'JobAlert' });
