import type { staffCertificateEntries as entries, staffTemplateFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import type { Reach } from '@suluh/domain/staff';
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { coursesWithin, partnersWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import type { Call, Staff } from '../../http/route.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';

type Create = Call<typeof entries.templates.create>['body'];
type Fields = z.output<typeof staffTemplateFields>;

/** A template as it is answered. */
export type TemplateRow = z.input<typeof entries.templates.one.data>;
type Row = TemplateRow;
/** Those from before there were signatures name none. */
type StoredSigner = Omit<Fields['signers'][number], 'signature'> & { signature?: string | null };

const { certificateTemplate: template, course, partner } = schema;
const from = sql`${template} left join ${course} on ${course.id} = ${template.courseId} left join ${partner} on ${partner.id} = ${template.partnerId}`;

/** Templates of the courses and of the partners somebody reaches. */
const templatesWithin = (reach: Reach): SQL =>
  reach === 'everything'
    ? sql`true`
    : or(
        exists(sql`(select from ${course} where ${course.id} = ${template.courseId} and ${coursesWithin(reach)})`),
        and(sql`${template.partnerId} is not null`, partnersWithin(reach, template.partnerId)),
      )!;

/**
 * Signers with the signatures of their template: the one they name where one of it has it, so that it goes where its
 * signer goes, else that of their name. One it does not have comes by its own upload alone: nobody names another's file.
 */
function keptSignatures(signers: Fields['signers'], there: Row['signers']): Fields['signers'] {
  return signers.map((signer) => {
    const known =
      there.find(({ signature }) => signature && signature === signer.signature) ??
      there.find(({ name }) => name === signer.name);
    return { ...signer, signature: known?.signature ?? null };
  });
}

/** Templates as staff list and change them (docs/product/certificate.md#templates). */
export const editedTemplate = {
  id: template.id,
  from,
  within: templatesWithin,
  matching: ({
    q,
    courseId,
    partnerId,
  }: {
    q: string;
    courseId?: number | undefined;
    partnerId?: number | undefined;
  }) =>
    and(
      q === '' ? undefined : or(holdsText(course.fullname, q), holdsText(partner.orgName, q)),
      courseId === undefined ? undefined : eq(template.courseId, courseId),
      partnerId === undefined ? undefined : eq(template.partnerId, partnerId),
    ),
  sorts: { id: template.id },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const rows = await db
      .select({ template, course: course.fullname, partner: partner.orgName })
      .from(template)
      .leftJoin(course, eq(course.id, template.courseId))
      .leftJoin(partner, eq(partner.id, template.partnerId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({
      ...row.template,
      signers: (row.template.signers as StoredSigner[]).map((signer) => ({ signature: null, ...signer })),
      units: row.template.units as Row['units'],
      title: row.course ?? row.partner!,
    }));
  },
  subject: 'certificateTemplate',
  table: template,
  key: template.id,
  async create(tx: Executor, body: Create, { reach }: Staff) {
    const field = body.courseId === null ? 'partnerId' : 'courseId';
    if ((body.courseId === null) === (body.partnerId === null)) throw wrongAt(field, staffText.template.place);
    const isThere =
      body.courseId === null
        ? await tx.$count(partner, and(eq(partner.id, body.partnerId!), partnersWithin(reach, partner.id)))
        : await tx.$count(course, and(eq(course.id, body.courseId), coursesWithin(reach)));
    if (isThere === 0) throw wrongAt(field, staffText.chooseAnother);
    const [made] = await tx
      .insert(template)
      .values({ ...body, signers: keptSignatures(body.signers, []) })
      .onConflictDoNothing()
      .returning({ id: template.id });
    if (!made) throw wrongAt(field, staffText.template.taken);
    return made.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    const { signers } = body;
    const columns = signers ? { ...body, signers: keptSignatures(signers, before.signers) } : body;
    await setColumns(tx, template, columns, eq(template.id, before.id));
  },
};

/** The same where signers get a signature that none of them had: one that was just uploaded. */
export const signedTemplate = {
  ...editedTemplate,
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    await setColumns(tx, template, body, eq(template.id, before.id));
  },
};
