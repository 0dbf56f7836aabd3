import type { staffContentEntries } from '@suluh/api/catalogue';
import { jobText } from '@suluh/i18n-id/job';
import { desc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { editedJob } from '../../staffContent/jobs.ts';
import { exportOf } from './exported.ts';

const { job } = schema;

/** Vacancies as they stand in a file, the latest first. */
export const exportedJobs = exportOf<typeof staffContentEntries.jobs.list>(editedJob, {
  resource: 'job',
  name: 'lowongan',
  columns: [
    'id',
    'title',
    'companyName',
    'city',
    'employmentType',
    'category',
    'description',
    'tasks',
    'requirements',
    'facilities',
    'companyAbout',
    'yearsOfExperience',
    'educationLevels',
    'salaryFrom',
    'salaryTo',
    'salaryPeriod',
    'isSalaryHidden',
    'openings',
    'closesOn',
    'isPublished',
    'postedAt',
    'slug',
  ],
  moments: ['postedAt'],
  cells: { salaryPeriod: ({ salaryPeriod }) => jobText.perPeriod[salaryPeriod] },
  order: [desc(job.postedAt), desc(job.id)],
});
