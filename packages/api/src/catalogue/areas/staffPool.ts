import { z } from 'zod';
import { staffQuestionPool, staffQuestionPoolFields } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { defineStaffEntity, removalOf } from '../staffEntity.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

export const questionPools = defineStaffEntity({
  name: 'question-pool',
  title: 'Tests with their pools of questions',
  key: rowIdInAddress,
  row: staffQuestionPool,
  filters: { courseId: rowIdInAddress.optional(), kind: z.enum(['pre', 'post', 'quiz']).optional() },
  sorts: ['course', 'id'],
  read: 'course.read',
  scope: 'partner',
  edit: 'course.edit',
  create: staffQuestionPoolFields.extend({
    courseId: rowId,
    kind: z.enum(['pre', 'post', 'quiz']),
    lessonId: rowId.nullable().default(null).describe('The quiz whose questions these are'),
  }),
  update: staffQuestionPoolFields,
});

export const questionPoolRemove = defineEntry({
  ...removalOf({ name: 'question-pool', key: rowIdInAddress, edit: 'course.edit', scope: 'partner' }),
  summary: 'Take a test off its course that nobody began',
  description:
    'If-Match names the version that was read. 409 CONFLICT when somebody saved another since, or a learner began it; 400 where its course is published and could not be completed without it.',
});
