import { certificateNameSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import { certificate, certificateCheck } from '../entities/index.ts';
import { pageQuery, slug } from '../envelope.ts';

const certificateParams = z.object({ id: z.uuid() });

export const certificates = defineEntry({
  id: 'certificate.list',
  method: 'GET',
  path: '/api/certificate',
  auth: 'B',
  summary: 'Certificates of the learner, newest first',
  query: pageQuery.extend({ program: slug.optional() }),
  data: z.array(certificate),
  paged: true,
});

export const certificateDownload = defineEntry({
  id: 'certificate.download',
  method: 'GET',
  path: '/api/certificate/{id}/download',
  auth: 'B',
  summary: 'A certificate as PDF, A4 landscape',
  description: 'Whatever the closure notice says.',
  params: certificateParams,
  data: fileData,
  file: 'application/pdf',
  errors: [404],
});

export const certificateArchive = defineEntry({
  id: 'certificate.archive',
  method: 'GET',
  path: '/api/certificate/archive',
  auth: 'B',
  summary: 'All certificates of the learner as PDFs in one ZIP, each by its number',
  description: 'Of a programme, those the list of the programme has; at most the 100 newest. 404 when there is none.',
  query: z.object({ program: slug.optional() }),
  data: fileData,
  file: 'application/zip',
  errors: [404],
});

export const certificateBadge = defineEntry({
  id: 'certificate.badge',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/certificate/{id}/badge',
  auth: 'B',
  summary: 'A certificate as Open Badge 3.0: the credential as a signed JWT',
  description: 'Signed with RS256 by the key its header names; that key and the issuer are public.',
  params: certificateParams,
  data: fileData,
  file: 'application/jwt',
  errors: [404],
});

export const badgeIssuer = defineEntry({
  id: 'certificate.issuer',
  method: 'GET',
  path: '/api/certificate/issuer',
  auth: 'P',
  open: true,
  isForOtherSites: true,
  summary: 'Who issues badges: a Profile of Open Badges 3.0',
  data: fileData,
  file: 'application/json',
});

export const badgeKey = defineEntry({
  id: 'certificate.key',
  method: 'GET',
  path: '/api/certificate/key/{id}',
  auth: 'P',
  open: true,
  isForOtherSites: true,
  summary: 'A public key badges are signed with, as JWK; those of before stay',
  params: certificateParams,
  data: fileData,
  file: 'application/json',
  errors: [404],
});

export const badgeStatus = defineEntry({
  id: 'certificate.status',
  method: 'GET',
  path: '/api/certificate/status/{number}',
  auth: 'P',
  open: true,
  isForOtherSites: true,
  summary: 'Whether a badge was revoked or replaced: a 1EdTech revocation list of one',
  params: z.object({ number: z.string().trim().min(1).max(60) }),
  data: fileData,
  file: 'application/json',
  errors: [404],
});

export const certificateName = defineEntry({
  id: 'certificate.name',
  method: 'POST',
  path: '/api/certificate/{id}/name',
  auth: 'B',
  summary: 'Adjust the name on a certificate, once',
  description: '409 NAME_ADJUSTED once it was adjusted to another name; the same name again changes nothing.',
  params: certificateParams,
  body: certificateNameSchema,
  data: certificate,
  errors: [404, 409],
});

export const certificateVerify = defineEntry({
  id: 'certificate.verify',
  method: 'GET',
  path: '/api/certificate/verify/{number}',
  auth: 'P',
  summary: 'Whether a certificate of this number was given, to whom and for what',
  description:
    'Capitals and spaces do not matter. As a QR code carries it, with its signature behind a full stop, the signature is proved too. 404: there is none.',
  params: z.object({ number: z.string().trim().min(1).max(100) }),
  data: certificateCheck,
  errors: [404],
});

export const certificatePaper = defineEntry({
  id: 'certificate.paper',
  method: 'GET',
  path: '/api/certificate/verify/{number}/document',
  auth: 'P',
  summary: 'The paper of a certificate as PDF, to whoever holds its number',
  description: 'While it holds or has expired; 404 once it was replaced or revoked, as it prints nothing any more.',
  params: z.object({ number: z.string().trim().min(1).max(100) }),
  data: fileData,
  file: 'application/pdf',
  errors: [404],
});

export const certificateSample = defineEntry({
  id: 'certificate.sample',
  method: 'GET',
  path: '/api/course/{id}/certificate-sample',
  auth: 'P',
  summary: 'How certificates of a course look, as PDF: for nobody, without a number or a signature',
  description: '404 for a course without a certificate.',
  params: z.object({ id: slug.describe('Number or slug') }),
  data: fileData,
  file: 'application/pdf',
  errors: [404],
});

export const certificateNameDecide = defineEntry({
  id: 'admin.certificate.name',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/certificate/{id}/name',
  auth: 'A',
  permission: 'inbox.handle',
  scope: 'all',
  summary: 'Print the name a learner asked for, or leave the one there is; they are told',
  description: '409 CONFLICT when no name waits, or another than the one that was looked at.',
  params: certificateParams,
  body: z.object({ isAccepted: z.boolean(), requestedAt: z.iso.datetime().describe('createdAt of the inbox item') }),
  data: z.object({ success: z.boolean() }),
  errors: [404, 409],
});
