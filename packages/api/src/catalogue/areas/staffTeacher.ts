import { z } from 'zod';
import { staffTeacher, staffTeacherFields } from '../entities/index.ts';
import { defineEntry, fileData } from '../entry.ts';
import { defineStaffEntity } from '../staffEntity.ts';
import { PICTURE_BYTES } from './staffCourse.ts';
import { rowIdInAddress } from '../rowId.ts';

export const teachers = defineStaffEntity({
  name: 'teacher',
  title: 'Teachers',
  key: rowIdInAddress,
  row: staffTeacher,
  filters: {},
  sorts: ['fullname'],
  read: 'course.read',
  scope: 'partner',
  edit: 'course.edit',
  create: staffTeacherFields,
  update: staffTeacherFields,
});

export const teacherPicture = defineEntry({
  id: 'admin.teacher.picture',
  method: 'POST',
  path: '/api/admin/teacher/{id}/picture',
  auth: 'A',
  permission: 'course.edit',
  scope: 'partner',
  summary: 'The face of a teacher, square; it is encoded anew',
  params: z.object({ id: rowIdInAddress }),
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: staffTeacher,
  errors: [404, 413, 415],
});

const signature = {
  path: '/api/admin/teacher/{id}/signature',
  auth: 'A',
  permission: 'course.edit',
  scope: 'partner',
  params: z.object({ id: rowIdInAddress }),
} as const;

export const teacherSignature = defineEntry({
  ...signature,
  id: 'admin.teacher.signature',
  method: 'POST',
  summary: 'How a teacher signs certificates from now on; the ink is kept alone and encoded anew',
  description: 'A JPG or PNG, told by its content. 415 also for a picture without ink.',
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: staffTeacher,
  errors: [404, 413, 415],
});

export const teacherSignatureFile = defineEntry({
  ...signature,
  id: 'admin.teacher.signatureFile',
  method: 'GET',
  summary: 'How a teacher signs certificates, for those who may change it; no address of the storage gives it out',
  data: fileData,
  file: 'image/png',
  carries: 'onePerson',
  errors: [404],
});

export const teacherSignatureRemove = defineEntry({
  ...signature,
  id: 'admin.teacher.signatureRemove',
  method: 'DELETE',
  summary: 'Let a teacher sign no certificate from now on; those that were given keep theirs',
  data: staffTeacher,
  errors: [404],
});
