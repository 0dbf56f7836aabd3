import { z } from 'zod';

/** Whose question or work it is, and of which lesson. */
const about = z.object({
  id: z.string(),
  courseId: z.int(),
  courseFullname: z.string(),
  lessonId: z.int(),
  lessonTitle: z.string(),
  learner: z.string(),
  createdAt: z.string(),
  version: z.int().describe('Of its answer or marks, for If-Match'),
});

/** A question as its teacher has it. */
export const staffQuestion = about
  .extend({
    text: z.string(),
    answer: z.string().nullable(),
    answeredAt: z.string().nullable(),
    isPublic: z.boolean().describe('Answered for everybody of the course'),
  })
  .meta({ id: 'StaffQuestion' });

/** Work handed in as its teacher has it. */
export const staffSubmission = about
  .extend({
    no: z.int(),
    filename: z.string(),
    bytes: z.int(),
    urlFile: z.string().describe('Path of the file in this API'),
    score: z.int().nullable().describe('The last mark, of 100'),
    words: z.string().nullable(),
  })
  .meta({ id: 'StaffSubmission' });
