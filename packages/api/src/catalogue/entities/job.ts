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
