import { certificateNameSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { staffCertificate, staffTemplate, staffTemplateFields } from '../entities/index.ts';
import { defineEntry, fileData } from '../entry.ts';
import {
  defineStaffEntity,
  defineStaffList,
  removalOf,
  removalReason,
  staffChange,
  conflictWith,
} from '../staffEntity.ts';
import { PICTURE_BYTES } from './staffCourse.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

export const certificates = defineStaffList({
  name: 'certificate',
  title: 'Certificates that were given',
  key: z.uuid(),
  row: staffCertificate,
  filters: { standing: z.enum(['held', 'replaced', 'revoked']).optional() },
  sorts: ['issuedAt'],
  isTurned: true,
  read: 'certificate.edit',
  scope: 'all',
});

const deed = {
  method: 'POST',
  auth: 'A',
  permission: 'certificate.edit',
  scope: 'all',
  isRepeatable: true,
  params: z.object({ id: z.uuid() }),
  errors: [404, 409],
} as const;
const reason = z.string().trim().min(3).max(500);

export const certificateRevoke = defineEntry({
  ...deed,
  id: 'admin.certificate.revoke',
  path: '/api/admin/certificate/{id}/revoke',
  summary: 'Revoke a certificate: whoever checks it reads why, and its learner is told',
  description: '409 CONFLICT when it was replaced or revoked before.',
  body: z.object({ reason }),
  data: staffCertificate,
});

export const certificateReissue = defineEntry({
  ...deed,
  id: 'admin.certificate.reissue',
  path: '/api/admin/certificate/{id}/reissue',
  summary: 'Give a certificate anew, under a number of its own; the earlier one stays as replaced',
  description: '409 CONFLICT when it was replaced or revoked before. Answers the new one.',
  body: z.object({ reason, fullname: certificateNameSchema.shape.fullname.nullable().default(null) }),
  data: staffCertificate,
});

export const certificateHistory = defineEntry({
  id: 'admin.certificate.history',
  method: 'GET',
  path: '/api/admin/certificate/{id}/history',
  auth: 'A',
  permission: 'certificate.edit',
  scope: 'all',
  summary: 'What staff did to a certificate, the latest first',
  params: deed.params,
  data: z.array(staffChange),
  errors: [404],
});

const paper = {
  method: 'GET',
  auth: 'A',
  data: fileData,
  file: 'application/pdf',
  carries: 'onePerson',
  errors: [404],
} as const;

export const certificatePaper = defineEntry({
  ...paper,
  id: 'admin.certificate.paper',
  path: '/api/admin/certificate/{id}/paper.pdf',
  permission: 'certificate.edit',
  scope: 'all',
  summary: 'A certificate as its learner has it; of one that was replaced or revoked there is none',
  params: deed.params,
});

const place = rowId.nullable().default(null);

export const templates = defineStaffEntity({
  name: 'certificate-template',
  title: 'Templates of certificates',
  key: rowIdInAddress,
  row: staffTemplate,
  filters: { courseId: rowIdInAddress.optional(), partnerId: rowIdInAddress.optional() },
  sorts: ['id'],
  isTurned: true,
  read: 'course.read',
  scope: 'partner',
  edit: 'course.edit',
  create: staffTemplateFields.extend({ partnerId: place, courseId: place }),
  update: staffTemplateFields,
});

export const templateRemove = defineEntry({
  ...removalOf({ name: 'certificate-template', key: rowIdInAddress, edit: 'course.edit', scope: 'partner' }),
  summary: 'Take a template away that no certificate goes by from now on; those that were given stay as they are',
  description:
    'If-Match names the version that was read. 409 CONFLICT when somebody saved another since; where courses use it the message says which.',
  body: removalReason,
});

export const templatePaper = defineEntry({
  ...paper,
  id: 'admin.certificate-template.paper',
  path: '/api/admin/certificate-template/{id}/paper.pdf',
  permission: 'course.read',
  scope: 'partner',
  summary: 'A certificate as the template makes it, for nobody, with no number',
  params: z.object({ id: rowIdInAddress }),
});

const signature = {
  path: '/api/admin/certificate-template/{id}/signer/{at}/signature',
  auth: 'A',
  permission: 'course.edit',
  scope: 'partner',
  params: z.object({
    id: rowIdInAddress,
    at: z.coerce.number<number>().int().min(1).max(3).describe('Their place on the paper'),
  }),
} as const;
const BY_VERSION =
  'If-Match names the version that was read, so that nobody signs in the place of another. 409 CONFLICT when somebody saved another since: data says what is there now, who saved it and when.';

export const templateSignature = defineEntry({
  ...signature,
  id: 'admin.certificate-template.signature',
  method: 'POST',
  summary: 'How a signer of a template signs certificates from now on; the ink is kept alone and encoded anew',
  description: `A JPG or PNG, told by its content. 415 also for a picture without ink. ${BY_VERSION}`,
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: staffTemplate,
  errors: [404, 409, 413, 415],
  errorData: conflictWith(staffTemplate),
});

export const templateSignatureFile = defineEntry({
  ...signature,
  id: 'admin.certificate-template.signatureFile',
  method: 'GET',
  summary: 'How a signer of a template signs, for those who may change it; no address of the storage gives it out',
  data: fileData,
  file: 'image/png',
  carries: 'onePerson',
  errors: [404],
});

export const templateSignatureRemove = defineEntry({
  ...signature,
  id: 'admin.certificate-template.signatureRemove',
  method: 'DELETE',
  summary: 'Print a signer of a template by name alone from now on; certificates that were given keep the signature',
  description: BY_VERSION,
  data: staffTemplate,
  errors: [404, 409],
  errorData: conflictWith(staffTemplate),
});
