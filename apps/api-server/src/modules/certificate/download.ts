import { siteOrigins } from '@suluh/config/origins';
import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { certificateEntries as entries } from '@suluh/api/catalogue';
import { motifOfCourse } from '@suluh/domain/cloth';
import { certificateDetail, certificateText } from '@suluh/i18n-id/certificate';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { categoriesOf, certificatesWhere, type Found } from './queries.ts';
import { certificatePdf, type CertificatePaper } from './paper/certificatePdf.ts';

/** Page that says whether a certificate is genuine; where its QR code leads. */
const checkUrl = (mainOrigin: string, number: string): string =>
  `${mainOrigin}${pathTo(MAIN_ROUTES, 'certificateCheck', { number })}`;

/** What a certificate's paper says. */
export function paperOf(
  { certificate, course, partner, event }: Found,
  categories: Parameters<typeof motifOfCourse>[0],
  mainOrigin: string,
): CertificatePaper {
  const { number, isCompetence, fullname, issuedAt } = certificate;
  return {
    number,
    isCompetence,
    fullname,
    issuedAt,
    courseFullname: course.fullname,
    detail: certificateDetail({
      event: event && { city: event.city, start: event.startAt, end: event.endAt, zone: event.timeZone },
      issuedAt,
      durationMinutes: course.durationMinutes,
    }),
    institution: partner.orgName,
    signer: course.teacherName
      ? { name: course.teacherName, role: certificateText.signerRole(partner.orgName) }
      : { name: partner.orgName, role: '' },
    checkUrl: checkUrl(mainOrigin, number),
    motif: motifOfCourse(categories).motif,
  };
}

/** A certificate as PDF, to its learner only; the closure is not asked (R1). */
export const certificateFile = route(entries.certificateDownload, async ({ params, caller }, { db, settings }) => {
  const { certificate } = schema;
  const [found] = await certificatesWhere(
    db,
    and(eq(certificate.id, params.id), eq(certificate.userId, learner(caller).userId)),
  );
  if (!found) throw new ApiError('NOT_FOUND');
  const categories = (await categoriesOf(db, [found.course.id]))(found.course.id);
  return {
    data: {
      bytes: await certificatePdf(paperOf(found, categories, siteOrigins(settings).main)),
      name: `${found.certificate.number}.pdf`,
    },
  };
});
