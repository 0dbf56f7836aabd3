import { staffCertificateEntries as entries } from '@suluh/api/catalogue';
import { motifOfCourse } from '@suluh/domain/cloth';
import { templateSampleText } from '@suluh/i18n-id/staffCertificate';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { oneOf } from '../staff/records.ts';
import { removalRoute } from '../staff/removedRecords.ts';
import { requireUnused, type Use } from '../staff/requireUnused.ts';
import { editedTemplate as edited, type TemplateRow } from './editedTemplate.ts';
import { drawSample } from './sample.ts';
import { signedBy, withSignatures } from './signatures.ts';
import { templateSignatureRoutes } from './templateSignatures.ts';

const { course, partner } = schema;

/** A paper for nobody, with no number: how certificates of a template look. */
async function samplePaper(
  services: Pick<Services, 'db' | 'settings' | 'files' | 'now'>,
  row: TemplateRow,
): Promise<Uint8Array> {
  const { db, files } = services;
  const [of] = await db
    .select({
      fullname: course.fullname,
      certificate: course.certificate,
      institution: partner.orgName,
      partnerId: partner.id,
    })
    .from(course)
    .innerJoin(partner, eq(partner.id, course.partnerId))
    .where(row.courseId === null ? eq(course.partnerId, row.partnerId!) : eq(course.id, row.courseId))
    .limit(1);
  return drawSample(services, {
    isCompetence: row.units.length > 0 || of?.certificate === 'competence',
    courseFullname: (row.courseId === null ? null : of?.fullname) ?? templateSampleText.course,
    institution: of?.institution ?? row.title,
    signers: await signedBy(files.closed, of ? await withSignatures(db, of.partnerId, row.signers) : row.signers),
    units: row.units,
    motif: motifOfCourse([]).motif,
  });
}

/** Courses whose certificates go by a template from now on: its own, or those of its partner that have none of their own. */
const usesOf = ({ courseId, partnerId }: TemplateRow): Use[] => [
  [
    'course',
    courseId !== null
      ? sql`select c.fullname as name from course c where c.id = ${courseId} and c.certificate is not null`
      : sql`select c.fullname as name from course c where c.partner_id = ${partnerId} and c.certificate is not null
          and not exists (select from certificate_template t where t.course_id = c.id)`,
  ],
];

/** Who signs certificates, and what they prove (docs/product/certificate.md#templates). */
export const staffTemplateRoutes: Route[] = [
  ...editedRoutes(entries.templates, edited),
  removalRoute(entries.templateRemove, edited, async (tx, { before, remove }) => {
    await requireUnused(tx, usesOf(before));
    await remove();
  }),
  ...templateSignatureRoutes,
  route(entries.templatePaper, async ({ params: { id }, caller }, services) => {
    const row = await oneOf(services.db, edited, id, staff(caller).reach);
    const bytes = await samplePaper(services, row);
    return { data: { bytes, name: templateSampleText.file } };
  }),
];
