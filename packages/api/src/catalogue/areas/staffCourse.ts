import { LESSON_FILE_KINDS, MOST_FILE_TITLE_SIGNS, PACKAGE_PROBLEMS } from '@suluh/domain/learning';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import {
  staffChoice,
  staffCourse,
  staffCourseFields,
  staffLessonFile,
  staffOutline,
  staffOutlineSave,
} from '../entities/index.ts';
import { defineStaffEntity, defineStaffList, conflictWith } from '../staffEntity.ts';
import { rowIdInAddress } from '../rowId.ts';

const params = z.object({ id: rowIdInAddress });
const flag = z.enum(['true', 'false']).optional();
const edited = { auth: 'A', permission: 'course.edit', scope: 'partner', params } as const;

/** What a list of courses is narrowed by. */
export const courseFilters = {
  isPublished: flag,
  partnerId: rowIdInAddress.optional(),
  categoryId: rowIdInAddress.optional(),
  typeCode: z.enum(['a', 'b', 'c', 'd']).optional(),
  hasSchedules: flag.describe('Of a kind that schedules are made for'),
};

export const courses = defineStaffEntity({
  name: 'course',
  title: 'Courses',
  key: rowIdInAddress,
  row: staffCourse,
  filters: courseFilters,
  sorts: ['updatedAt', 'fullname', 'priceAfter'],
  read: 'course.read',
  scope: 'partner',
  edit: 'course.edit',
  create: staffCourseFields.pick({ fullname: true, typeCode: true, partnerId: true }).extend({
    summary: staffCourseFields.shape.summary.default(''),
    price: staffCourseFields.shape.price.default(0),
  }),
  update: staffCourseFields,
});

export const coursePublish = defineEntry({
  ...edited,
  permission: 'course.publish',
  id: 'admin.course.publish',
  method: 'PUT',
  path: '/api/admin/course/{id}/published',
  summary: 'Publish a course, or take it off the pages',
  description: '409 NOT_PUBLISHABLE while something is missing: data says what.',
  body: z.object({ isPublished: z.boolean() }),
  data: staffCourse,
  errors: [404, 409],
  errorData: z.object({ missing: z.array(z.string()) }),
});

export const courseCopy = defineEntry({
  ...edited,
  id: 'admin.course.copy',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/course/{id}/copy',
  summary: 'Make another course like this one, unpublished, with its parts and lessons',
  data: staffCourse,
  status: 201,
  errors: [404],
});

/** Largest picture that is taken, in bytes. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

export const coursePicture = defineEntry({
  ...edited,
  id: 'admin.course.picture',
  method: 'POST',
  path: '/api/admin/course/{id}/picture',
  summary: 'The picture of a course, 16:9; it is encoded anew',
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: staffCourse,
  errors: [404, 413, 415],
});

/** Largest file of a lesson that is taken as one form, in bytes; larger ones come in pieces. */
export const LESSON_FILE_BYTES = 32 * 1024 * 1024;

export const lessonFile = defineEntry({
  ...edited,
  id: 'admin.course.lessonFile',
  method: 'POST',
  path: '/api/admin/course/{id}/lesson/{lessonId}/file',
  summary: 'A file of a lesson: a recording, captions, a still, what learners download, a package of SCORM',
  description:
    'Takes the place of the one of its kind and language, but for files to download. A package is unpacked; 415 says why one is none. What is larger than one form comes in pieces by tus 1.0 at /api/admin/course/{id}/lesson/{lessonId}/upload, with these parameters and `filename` as Upload-Metadata.',
  params: params.extend({ lessonId: rowIdInAddress }),
  query: z.object({
    kind: z.enum(LESSON_FILE_KINDS),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('id'),
    title: z.string().trim().max(MOST_FILE_TITLE_SIGNS).default(''),
    seconds: z.coerce.number<number>().int().min(1).max(360_000).optional().describe('Length of what is played'),
  }),
  upload: { field: 'file', maxBytes: LESSON_FILE_BYTES },
  data: staffLessonFile,
  status: 201,
  errors: [404, 413, 415],
  errorData: z.object({ reason: z.enum(PACKAGE_PROBLEMS) }),
});

export const lessonFiles = defineEntry({
  ...edited,
  permission: 'course.read',
  id: 'admin.course.lessonFiles',
  method: 'GET',
  path: '/api/admin/course/{id}/lesson/{lessonId}/file',
  summary: 'Files of a lesson as they are now',
  params: params.extend({ lessonId: rowIdInAddress }),
  data: z.array(staffLessonFile),
  errors: [404],
});

export const lessonFileRemove = defineEntry({
  ...edited,
  id: 'admin.course.lessonFileRemove',
  method: 'DELETE',
  path: '/api/admin/course/{id}/lesson/{lessonId}/file/{assetId}',
  summary: 'Take a file of a lesson away',
  description: 'Who uses it now goes on until the address ends; what was learned with it stays.',
  params: params.extend({ lessonId: rowIdInAddress, assetId: z.uuid() }),
  data: z.object({}),
  errors: [404],
});

export const outlineRead = defineEntry({
  ...edited,
  permission: 'course.read',
  id: 'admin.course.outline',
  method: 'GET',
  path: '/api/admin/course/{id}/outline',
  summary: 'Parts and lessons of a course, in order',
  data: staffOutline,
  errors: [404],
});

export const outlineSave = defineEntry({
  ...edited,
  id: 'admin.course.outlineSave',
  method: 'PUT',
  path: '/api/admin/course/{id}/outline',
  summary: 'Save parts and lessons as one, in order',
  description:
    'If-Match names the version of the outline. What is not named any more goes; a lesson that learners began is retired.',
  body: staffOutlineSave,
  maxBodyBytes: 10 * 1024 * 1024,
  data: staffOutline,
  errors: [404, 409],
  errorData: conflictWith(staffOutline),
});

const choices = <const Name extends string, const Filters extends z.ZodRawShape = Record<never, never>>(
  name: Name,
  title: string,
  filters: Filters = {} as Filters,
) =>
  defineStaffList({
    name,
    title,
    key: rowIdInAddress,
    row: staffChoice,
    filters,
    sorts: ['name'],
    read: 'choice.read',
    scope: 'partner',
  });

export const partners = choices('partner', 'Partners to choose from');
export const categories = choices('category', 'Categories to choose from');
export const programs = choices('program', 'Programmes to choose from');
export const courseChoices = choices('course-choice', 'Courses to choose from', {
  programId: rowIdInAddress.optional().describe('Those a programme offers alone'),
});

export const finishing = defineEntry({
  id: 'admin.course.finishing',
  method: 'GET',
  path: '/api/admin/course/{id}/finishing',
  auth: 'A',
  permission: 'course.read',
  scope: 'partner',
  summary: 'How many learners are still looked through after the rule of a course was eased: who is due is finished',
  params,
  data: z.object({ left: z.int() }),
  errors: [404],
});

export const ownDates = defineEntry({
  id: 'admin.course.ownDates',
  method: 'GET',
  path: '/api/admin/course/{id}/own-dates',
  auth: 'A',
  permission: 'course.read',
  scope: 'partner',
  summary:
    'Dates to come for the own people of programmes, which nobody but staff sees once the programme offers it no more',
  params,
  data: z.array(
    z.object({
      programId: z.int(),
      programName: z.string(),
      dates: z.int(),
      people: z.int().describe('Who holds a place on one of them'),
    }),
  ),
  errors: [404],
});
