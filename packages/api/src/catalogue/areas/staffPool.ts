import { z } from 'zod';
import { staffQuestionPool, staffQuestionPoolFields } from '../entities/index.ts';
import { defineStaffEntity } from '../staffEntity.ts';

const key = z.coerce.number<number>().int().min(1).max(2_147_483_647);
const id = z.int().min(1).max(2_147_483_647);

export const questionPools = defineStaffEntity({
  name: 'question-pool',
  title: 'Tests with their pools of questions',
  key,
  row: staffQuestionPool,
  filters: { courseId: key.optional(), kind: z.enum(['pre', 'post', 'quiz']).optional() },
  sorts: ['course', 'id'],
  read: 'course.read',
  scope: 'partner',
  edit: 'course.edit',
  create: staffQuestionPoolFields.extend({
    courseId: id,
    kind: z.enum(['pre', 'post', 'quiz']),
    lessonId: id.nullable().default(null).describe('The quiz whose questions these are'),
  }),
  update: staffQuestionPoolFields,
});
