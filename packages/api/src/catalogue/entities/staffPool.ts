import { DAY_SECONDS } from '@suluh/domain/time';
import { z } from 'zod';
import { rowId } from '../rowId.ts';
import { named, words } from '../words.ts';

/** A question of a pool. Without an id it is new; one that was drawn keeps what it said to whom it was asked. */
const poolQuestion = z.object({
  id: rowId.nullable().default(null),
  kind: z.enum(['one', 'several', 'order', 'short']),
  text: words(2000).min(1),
  options: z
    .array(z.object({ text: words(500).min(1), isRight: z.boolean().default(false) }))
    .max(12)
    .describe('order: in their right order; short: the accepted words'),
  explanation: words(2000).default(''),
});

/** What a test and its pool of questions are made of. */
export const staffQuestionPoolFields = z.object({
  title: named(200).min(1),
  tries: z.int().min(1).max(100).nullable().describe('null: as often as one likes'),
  seconds: z.int().min(30).max(DAY_SECONDS).nullable().describe('null: as long as one likes'),
  passPercent: z.int().min(0).max(100),
  drawn: z.int().min(1).max(500).nullable().describe('How many questions an attempt draws; null: all'),
  questions: z.array(poolQuestion).min(1).max(500).describe('In their order; one that is left out is asked no more'),
});

/** A test with its pool of questions, as those see it who look after its course (docs/product/learning.md#pools). */
export const staffQuestionPool = staffQuestionPoolFields
  .extend({
    id: z.int(),
    courseId: z.int(),
    courseFullname: z.string(),
    kind: z.enum(['pre', 'post', 'quiz']),
    lessonId: z.int().nullable().describe('The quiz whose questions these are'),
    lessonTitle: z.string().nullable(),
    questions: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(['one', 'several', 'order', 'short']),
        text: z.string(),
        options: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
        explanation: z.string(),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'StaffQuestionPool' });
