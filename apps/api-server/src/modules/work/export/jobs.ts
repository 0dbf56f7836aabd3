import type { staffContentEntries } from '@suluh/api/catalogue';
import { desc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { editedJob } from '../../staffContent/jobs.ts';
import { jobSubject } from '../subjects/job.ts';
import { exportOf } from './exported.ts';
import { shapeOf } from './shapeOf.ts';

const { job } = schema;

/** Vacancies as they stand in a file, the latest first: it is imported without any change. */
export const exportedJobs = exportOf<typeof staffContentEntries.jobs.list>(editedJob, {
  ...shapeOf(jobSubject, ['postedAt']),
  name: 'lowongan',
  order: [desc(job.postedAt), desc(job.id)],
});
