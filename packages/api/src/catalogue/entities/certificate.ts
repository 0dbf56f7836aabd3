import { MOTIF_NAMES } from '@suluh/domain/cloth';
import { z } from 'zod';
import { courseCategory, courseInstitution } from './course.ts';

/** Certificate of a finished course (docs/product/certificate.md#kinds). */
export const certificate = z
  .object({
    id: z.string(),
    number: z.string().describe('What the check goes by'),
    isCompetence: z.boolean(),
    fullname: z.string().describe('Name that is printed'),
    canAdjustName: z.boolean().describe('The name can be adjusted once'),
    requestedName: z.string().nullable().describe('Another name the learner asked for, which staff look at'),
    issuedAt: z.string(),
    expiresAt: z.string().nullable(),
    standing: z.enum(['valid', 'expired', 'replaced', 'revoked']),
    course: z.object({ id: z.int(), slug: z.string(), fullname: z.string(), categories: z.array(courseCategory) }),
    institution: courseInstitution,
    checkUrl: z.string().describe('Where everybody can check it'),
    urlFile: z.string().describe('Path of the PDF in this API'),
    urlBadge: z.string().describe('Path of the Open Badge in this API'),
  })
  .meta({ id: 'Certificate' });

/**
 * What everybody may know about a certificate whose number they hold: every word it prints, to be compared with the
 * paper, and the sum of its file.
 */
export const certificateCheck = certificate
  .pick({
    number: true,
    isCompetence: true,
    fullname: true,
    issuedAt: true,
    expiresAt: true,
    standing: true,
    institution: true,
  })
  .extend({
    course: z.object({ fullname: z.string() }),
    detail: z.string().describe('Where, when and how long, as printed'),
    signers: z.array(z.object({ name: z.string(), role: z.string() })),
    units: z.array(z.object({ code: z.string(), title: z.string() })).describe('Of competence, that were proved'),
    isSigned: z.boolean().describe('The number came with its signature, and the signature is ours'),
    checkedAt: z.string(),
    motif: z.enum(MOTIF_NAMES).describe('Cloth of the paper'),
    sessions: z.int().nullable().describe('Sessions of its class that were attended; null where none were held'),
    score: z.int().nullable().describe('Of the test that proved a competence'),
    revokedAt: z.string().nullable(),
    revokedReason: z.string().nullable().describe('In words for everybody'),
    replacedAt: z.string().nullable(),
    formerNames: z.array(z.object({ fullname: z.string(), until: z.string() })),
    sha256: z.array(z.string()).describe('Of the PDFs that were handed out with these words, in hexadecimal'),
    formerSha256: z.array(z.string()).describe('Of those with a name that was corrected since'),
  })
  .meta({ id: 'CertificateCheck' });
