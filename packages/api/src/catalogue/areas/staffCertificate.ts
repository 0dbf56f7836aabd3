import { certificateNameSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { staffCertificate } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { defineStaffList } from '../staffEntity.ts';

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
