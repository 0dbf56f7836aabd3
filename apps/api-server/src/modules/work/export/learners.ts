import { desc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { learnerRecords } from '../../staffLook/records.ts';
import { exportOf, type Exported } from './exported.ts';

const { userAccount } = schema;

/** Learners as they stand in a file, who registered last first: what their list shows, and nothing more of them. */
export const exportedLearners = (now: () => Date): Exported =>
  exportOf(learnerRecords({ now }), {
    resource: 'learner',
    name: 'peserta',
    columns: ['id', 'fullname', 'email', 'createdAt', 'blockedAt'],
    moments: ['createdAt', 'blockedAt'],
    order: [desc(userAccount.createdAt), desc(userAccount.id)],
  });
