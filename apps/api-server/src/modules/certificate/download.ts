import { createHash } from 'node:crypto';
import { siteOrigins } from '@suluh/config/origins';
import { certificateEntries as entries } from '@suluh/api/catalogue';
import { and, eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { checkUrl } from './checkUrl.ts';
import { categoriesOf, certificatesWhere, heldBy, type Certificate, type Found } from './queries.ts';
import { signedCode } from './signing/code.ts';
import { signedBy } from './signatures.ts';
import { certificatePdf, type CertificatePaper } from './paper/certificatePdf.ts';
import { wordsOf } from './certificateWords.ts';

/** What a paper is drawn with. */
type PaperServices = Pick<Services, 'db' | 'settings' | 'files'>;

/** What a certificate's paper says: the words it keeps. */
async function paperOf(
  { settings, files }: PaperServices,
  found: Found,
  categories: Certificate['course']['categories'],
  code: string,
): Promise<CertificatePaper> {
  const { number, isCompetence, fullname, issuedAt, expiresAt } = found.certificate;
  const { course, detail, institution, signers, units, motif } = wordsOf(found, categories);
  return {
    number,
    isCompetence,
    fullname,
    issuedAt,
    expiresAt,
    courseFullname: course,
    detail,
    institution: institution.name,
    signers: await signedBy(files.closed, signers),
    units,
    checkUrl: checkUrl(siteOrigins(settings).main, code),
    motif,
  };
}

/** The sum a file is known by, in hexadecimal. */
export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Draws the paper, and remembers its sum, by which its check tells a file that was changed. */
export async function certificateBytes(
  services: PaperServices,
  found: Found,
  categories: Certificate['course']['categories'],
): Promise<Uint8Array> {
  const { db } = services;
  const { certificate } = schema;
  const code = await signedCode(db, found.certificate.number);
  const bytes = await certificatePdf(await paperOf(services, found, categories, code));
  const sum = sumOf(bytes);
  await db
    .update(certificate)
    .set({ fileSums: sql`array_append(${certificate.fileSums}, ${sum})` })
    .where(
      and(
        eq(certificate.id, found.certificate.id),
        eq(certificate.version, found.certificate.version),
        sql`not ${sum} = any(${certificate.fileSums})`,
      ),
    );
  return bytes;
}

/** A certificate as PDF, to its learner only; the closure is not asked (R1). */
export const certificateFile = route(entries.certificateDownload, async ({ params, caller }, services) => {
  const { db } = services;
  const [found] = await certificatesWhere(db, heldBy(learner(caller).userId, params.id));
  if (!found) throw new ApiError('NOT_FOUND');
  const categories = (await categoriesOf(db, [found.course.id]))(found.course.id);
  const bytes = await certificateBytes(services, found, categories);
  return { data: { bytes, name: `${found.certificate.number}.pdf` } };
});
