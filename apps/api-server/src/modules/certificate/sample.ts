import { certificateEntries as entries } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { templateSampleText } from '@suluh/i18n-id/staffCertificate';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { offeredCourseId } from '../course/requireOffered.ts';
import { wordsNow } from './certificateWords.ts';
import { checkUrl } from './checkUrl.ts';
import { certificatePdf, type CertificatePaper } from './paper/certificatePdf.ts';
import { categoriesOf } from './queries.ts';
import { templateOf } from './templates.ts';

/** A paper for nobody, with no number: it says that it is an example and proves nothing. */
export const drawSample = (
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  paper: Pick<CertificatePaper, 'isCompetence' | 'courseFullname' | 'institution' | 'signers' | 'units' | 'motif'>,
): Promise<Uint8Array> =>
  certificatePdf({
    ...paper,
    number: templateSampleText.number,
    fullname: templateSampleText.fullname,
    detail: templateSampleText.detail,
    issuedAt: now(),
    expiresAt: null,
    checkUrl: checkUrl(siteOrigins(settings).main, templateSampleText.number),
  });

/**
 * How certificates of a course look, to whoever thinks of taking it: by its template of today, and without anybody's
 * signature, which is for papers that somebody earned (docs/product/certificate.md#example).
 */
export const sampleOfCourse = route(entries.certificateSample, async ({ params, programHeader }, services) => {
  const { db, now } = services;
  const { course, partner } = schema;
  const id = await offeredCourseId(services, params.id, programHeader);
  const [found] = await db
    .select({ course, partner })
    .from(course)
    .innerJoin(partner, eq(partner.id, course.partnerId))
    .where(eq(course.id, id));
  if (!found?.course.certificate) throw new ApiError('NOT_FOUND');
  const isCompetence = found.course.certificate === 'competence';
  const [categories, template] = await Promise.all([
    categoriesOf(db, [id]),
    templateOf(db, { courseId: id, partnerId: found.partner.id }),
  ]);
  const words = wordsNow(
    { ...found, certificate: { isCompetence, issuedAt: now() }, event: null },
    categories(id),
    template,
  );
  const bytes = await drawSample(services, {
    isCompetence,
    courseFullname: words.course,
    institution: words.institution.name,
    signers: words.signers.map(({ name, role }) => ({ name, role })),
    units: words.units,
    motif: words.motif,
  });
  return { data: { bytes, name: templateSampleText.file } };
});
