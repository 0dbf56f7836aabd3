import { staffContentEntries as entries, landingContent, type staffLandingFields } from '@suluh/api/catalogue';
import { buttonLacks, isBannerTarget, isContact, standsOnce, type LandingPage, type Reach } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, inArray, ne, sql, type Column, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { programmesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { refuseAll, type FieldProblem } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { choiceRecords } from '../staff/choiceRecords.ts';
import { recordRoutes, type Part } from '../staff/records.ts';
import { isPicture, isProgramme } from './fields.ts';

const { landing, program } = schema;
type Fields = z.output<typeof staffLandingFields>;
type Row = z.input<typeof entries.landings.one.data>;

/** A place on the page itself, a path of the site, or an https address. */
const isTarget = (url: string): boolean => /^#[\w-]+$/.test(url) || isBannerTarget(url);

/** The programmes whose words somebody writes, as a condition on their id; of whose grant holds everywhere all there is. */
function ofReach(reach: Reach, programId: Column): SQL {
  const own = programmesWithin(reach);
  if (own === null) return sql`true`;
  return own.length > 0 ? inArray(programId, own) : sql`false`;
}

/** Whether somebody may place a landing page there: who looks after a programme places its own alone. */
const isOwn = (reach: Reach, programId: number | null): boolean => {
  const own = programmesWithin(reach);
  return own === null || (programId !== null && own.includes(programId));
};

/**
 * @throws ApiError BAD_REQUEST at each field that would lead astray; a second one of the same programme or page among
 * them, and one of a programme that somebody else looks after
 */
async function requireSound(
  tx: Executor,
  fields: Fields,
  { id, who: { reach } }: { id: number | null; who: Staff },
): Promise<void> {
  const errors: FieldProblem[] = [];
  if (fields.url && !isTarget(fields.url)) errors.push({ field: 'url', message: staffText.banner.target });
  const lacking = buttonLacks(fields);
  if (lacking) errors.push({ field: lacking, message: staffText.landing.lacks[lacking] });
  for (const [at, { kind, text }] of fields.contacts.entries())
    if ((kind === 'mail' || kind === 'phone') && !isContact(kind, text))
      errors.push({ field: `contacts.${at}.text`, message: staffText.landing[kind] });
  for (const field of ['picture', 'storyPicture'] as const)
    if (fields[field] && !isPicture(fields[field])) errors.push({ field, message: staffText.banner.picture });
  for (const [at, { picture }] of fields.benefits.entries())
    if (picture && !isPicture(picture))
      errors.push({ field: `benefits.${at}.picture`, message: staffText.banner.picture });
  if (!(await isProgramme(tx, fields.programId))) errors.push({ field: 'programId', message: staffText.chooseAnother });
  else if (!isOwn(reach, fields.programId)) errors.push({ field: 'programId', message: staffText.landing.own });
  if (!standsOnce(fields)) errors.push({ field: 'page', message: staffText.landing.place });
  const same = [
    ...(fields.programId === null ? [] : [['programId', eq(landing.programId, fields.programId)] as const]),
    ...(fields.page === null ? [] : [['page', eq(landing.page, fields.page)] as const]),
  ];
  for (const [field, isSame] of same)
    if ((await tx.$count(landing, and(isSame, id === null ? undefined : ne(landing.id, id)))) > 0)
      errors.push({ field, message: staffText.landing.taken[field] });
  refuseAll(errors);
}

const columnsOf = ({ programId, page, isPublished, ...content }: Fields) => ({
  programId,
  page,
  isPublished,
  content: landingContent.parse(content),
});

/** What landing pages say: one of each programme, and one of each page that has one (docs/product/staff.md#content). */
const pageRoutes = editedRoutes(entries.landings, {
  id: landing.id,
  from: sql`${landing}`,
  within: (reach: Reach) => ofReach(reach, landing.programId),
  matching: ({
    q,
    onPage,
    isPublished,
  }: {
    q: string;
    onPage?: LandingPage | undefined;
    isPublished?: 'true' | 'false' | undefined;
  }) =>
    and(
      q === '' ? undefined : holdsText(sql`${landing.content} ->> 'title'`, q),
      onPage === undefined ? undefined : eq(landing.page, onPage),
      isPublished === undefined ? undefined : eq(landing.isPublished, isPublished === 'true'),
    ),
  sorts: { id: landing.id },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part) {
    const rows = await db
      .select({ landing, programSlug: program.slug })
      .from(landing)
      .leftJoin(program, eq(program.id, landing.programId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ landing: { content, ...row }, programSlug }) => ({
      ...landingContent.parse(content),
      ...row,
      programSlug,
    }));
  },
  subject: 'landing',
  table: landing,
  key: landing.id,
  async create(tx: Executor, body: Fields, who: Staff) {
    await requireSound(tx, body, { id: null, who });
    const [made] = await tx.insert(landing).values(columnsOf(body)).returning({ id: landing.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body, who }: { before: Row; body: Partial<Fields>; who: Staff }) {
    const { id, version: _version, programSlug: _slug, ...fields } = { ...before, ...body };
    await requireSound(tx, fields, { id, who });
    await tx.update(landing).set(columnsOf(fields)).where(eq(landing.id, id));
  },
});

/** Programmes to choose from for a landing page: those whose words somebody writes. */
const choiceRoutes = recordRoutes(
  entries.landingPrograms,
  choiceRecords({
    table: program,
    id: program.id,
    name: program.name,
    more: { code: program.slug },
    within: (reach) => ofReach(reach, program.id),
  }),
);

/** Landing pages, and what is chosen from to write one. */
export const landingRoutes = [...pageRoutes, ...choiceRoutes];
