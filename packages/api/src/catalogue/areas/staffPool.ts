import { z } from 'zod';
import { staffQuestionPool, staffQuestionPoolFields } from '../entities/index.ts';
import { defineStaffEntity } from '../staffEntity.ts';
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
