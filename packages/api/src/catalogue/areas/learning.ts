import { DAY_SECONDS } from '@suluh/domain/time';
import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import {
  attempt,
  givenAnswer,
  lessonDetail,
  lessonNote,
  lessonQuestion,
  myCourseDetail,
  myCourseItem,
  packageCmi,
  progressAnswer,
  progressReport,
  submission,
  voidedCourse,
} from '../entities/index.ts';
import { instant, pageQuery, slug } from '../envelope.ts';
import { rowIdInAddress } from '../rowId.ts';

const courseParams = z.object({ id: z.string().min(1).max(200).describe('Course id or slug') });
const lessonParams = courseParams.extend({ lessonId: rowIdInAddress });
const attemptParams = courseParams.extend({ attemptId: z.uuid() });
const noteParams = lessonParams.extend({ noteId: z.uuid() });
const noteBody = z.object({
  text: z.string().trim().min(1).max(2000),
  atSeconds: z.int().min(0).max(360_000).nullable().default(null),
});

/** Largest file that is handed in as one form, in bytes. */
export const SUBMISSION_MOST_BYTES = 5 * 1024 * 1024;

export const myCourses = defineEntry({
  id: 'myCourse.list',
  method: 'GET',
  path: '/api/my-course',
  auth: 'B',
  summary: 'Courses the learner owns, newest first',
  description:
    'On a programme, with `status` all, then the courses it offers that the learner does not own, `owned` false.',
  query: pageQuery.extend({
    status: z.enum(['all', 'active', 'finished']).default('all'),
    type: z.enum(['all', 'online', 'offline', 'internal', 'partner']).default('all'),
    program: slug.optional(),
  }),
  data: z.array(myCourseItem),
  paged: true,
});

export const myCourse = defineEntry({
  id: 'myCourse.detail',
  method: 'GET',
  path: '/api/my-course/{id}',
  auth: 'B',
  summary: 'An owned course with its lessons, tests and certificate, by course id or slug',
  params: courseParams,
  data: myCourseDetail,
  errors: [404],
});

export const myCoursesVoided = defineEntry({
  id: 'myCourse.voided',
  method: 'GET',
  path: '/api/my-course-voided',
  auth: 'B',
  summary: 'Courses the learner had until Prakerja cancelled the payment, the last bought first; nothing of them opens',
  data: z.array(voidedCourse),
});

export const myCourseHide = defineEntry({
  id: 'myCourse.hide',
  method: 'DELETE',
  path: '/api/my-course/{id}',
  auth: 'B',
  summary: 'Take an owned course off the list; it stays owned',
  params: courseParams,
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const myCourseShow = defineEntry({
  id: 'myCourse.show',
  method: 'POST',
  path: '/api/my-course/{id}/show',
  auth: 'B',
  summary: 'Put a course that was taken off the list back',
  params: courseParams,
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const lesson = defineEntry({
  id: 'lesson.detail',
  method: 'GET',
  path: '/api/my-course/{id}/lesson/{lessonId}',
  auth: 'B',
  summary: 'A lesson of an owned course, with addresses of its files that expire',
  params: lessonParams,
  data: lessonDetail,
  errors: [404],
});

export const lessonProgress = defineEntry({
  id: 'lesson.progress',
  method: 'PUT',
  path: '/api/my-course/{id}/lesson/{lessonId}/progress',
  auth: 'B',
  summary: 'Report what a device saw of a lesson',
  description: 'Any number of times, in any order: nothing is ever taken back.',
  params: lessonParams,
  body: progressReport,
  data: progressAnswer,
  errors: [404],
});

export const lessonSubmit = defineEntry({
  id: 'lesson.submit',
  method: 'POST',
  path: '/api/my-course/{id}/lesson/{lessonId}/submission',
  auth: 'B',
  summary: 'Hand in work for a lesson: PDF, JPEG, PNG or ZIP',
  params: lessonParams,
  query: z.object({ filename: z.string().trim().min(1).max(200) }),
  upload: { field: 'file', maxBytes: SUBMISSION_MOST_BYTES },
  data: submission,
  errors: [404, 409, 413, 415],
});

export const submissionFile = defineEntry({
  id: 'lesson.submissionFile',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/my-course/{id}/submission/{submissionId}',
  auth: 'B',
  summary: 'Work the learner handed in',
  params: courseParams.extend({ submissionId: z.uuid() }),
  data: fileData,
  file: 'application/octet-stream',
  errors: [404],
});

export const notesFile = defineEntry({
  id: 'lesson.notesFile',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/my-course/{id}/note',
  auth: 'B',
  summary: 'All notes the learner wrote in a course, as one file',
  params: courseParams,
  data: fileData,
  file: 'text/markdown; charset=utf-8',
  errors: [404],
});

export const noteAdd = defineEntry({
  id: 'lesson.noteAdd',
  method: 'POST',
  path: '/api/my-course/{id}/lesson/{lessonId}/note',
  auth: 'B',
  summary: 'Write a note on a lesson',
  params: lessonParams,
  body: noteBody,
  data: lessonNote,
  errors: [404, 409],
});

export const noteChange = defineEntry({
  id: 'lesson.noteChange',
  method: 'PUT',
  path: '/api/my-course/{id}/lesson/{lessonId}/note/{noteId}',
  auth: 'B',
  summary: 'Change a note',
  params: noteParams,
  body: noteBody.pick({ text: true }),
  data: lessonNote,
  errors: [404],
});

export const noteRemove = defineEntry({
  id: 'lesson.noteRemove',
  method: 'DELETE',
  path: '/api/my-course/{id}/lesson/{lessonId}/note/{noteId}',
  auth: 'B',
  summary: 'Remove a note',
  params: noteParams,
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const questionAsk = defineEntry({
  id: 'lesson.questionAsk',
  method: 'POST',
  path: '/api/my-course/{id}/lesson/{lessonId}/question',
  auth: 'B',
  summary: 'Ask the teacher about a lesson',
  description: '409 once too many of the learner wait for an answer.',
  params: lessonParams,
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  data: lessonQuestion,
  errors: [404, 409],
});

export const packageSave = defineEntry({
  id: 'lesson.packageSave',
  method: 'PUT',
  path: '/api/my-course/{id}/lesson/{lessonId}/package',
  auth: 'B',
  summary: 'Keep what a package says of its learner',
  description: 'Of two windows the first to save wins: 409 for one whose revision is not the newest.',
  params: lessonParams,
  body: z.object({
    revision: z.int().min(0),
    cmi: packageCmi,
    seconds: z.int().min(0).max(DAY_SECONDS).describe('Time spent since it was saved last'),
  }),
  data: progressAnswer.extend({ revision: z.int(), score: z.int().nullable() }),
  errors: [404, 409],
});

export const testStart = defineEntry({
  id: 'test.start',
  method: 'POST',
  path: '/api/my-course/{id}/test/{testId}',
  auth: 'B',
  summary: 'Begin a test, or go on with the try that is open',
  description:
    '403 TEST_NOT_STARTED before the class; 409 TEST_LOCKED while lessons are left, TRIES_USED after the last try.',
  params: courseParams.extend({ testId: rowIdInAddress }),
  data: attempt,
  errors: [403, 404, 409],
});

export const attemptDetail = defineEntry({
  id: 'test.attempt',
  method: 'GET',
  path: '/api/my-course/{id}/attempt/{attemptId}',
  auth: 'B',
  summary: 'A try with its questions; with right answers and explanations once it was handed in',
  params: attemptParams,
  data: attempt,
  errors: [404],
});

export const attemptAnswers = defineEntry({
  id: 'test.answer',
  method: 'PUT',
  path: '/api/my-course/{id}/attempt/{attemptId}/answer',
  auth: 'B',
  summary: 'Save answers',
  description:
    'The higher seq of a question wins. What was answered before the deadline is taken until ten minutes after it. 409 TEST_CLOSED afterwards.',
  params: attemptParams,
  body: z.object({
    answers: z
      .array(
        z.object({
          position: z.int().min(0).max(500),
          answer: givenAnswer,
          isUnsure: z.boolean().default(false),
          seq: z.int().min(1).max(2_000_000_000),
          at: instant,
        }),
      )
      .min(1)
      .max(200),
  }),
  data: z.object({ saved: z.array(z.object({ position: z.int(), seq: z.int() })) }),
  errors: [404, 409],
});

export const attemptSubmit = defineEntry({
  id: 'test.submit',
  method: 'POST',
  path: '/api/my-course/{id}/attempt/{attemptId}/submit',
  auth: 'B',
  summary: 'Hand a try in, once; again, it answers the same',
  params: attemptParams,
  data: attempt,
  errors: [404],
});
