import { staffOfferEntries as entries, type staffProgrammeFields } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt, refuseAll, type FieldProblem } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { SECTIONS, setSections } from './programmeSections.ts';

type Fields = z.output<typeof staffProgrammeFields> & { oidcClientSecret?: string | undefined };
type Row = z.input<typeof entries.programmes.one.data>;

const { program } = schema;

type Settings = Pick<Services, 'settings'>;

/**
 * A host is of one programme and none of our own; who signs in elsewhere does so under a name both sides know.
 * @throws ApiError BAD_REQUEST at each field
 */
async function requireSound(tx: Executor, { settings }: Settings, after: Fields, id: number | null): Promise<void> {
  const problems: FieldProblem[] = [];
  const { host, oidcIssuer, oidcClientId } = after;
  if (host !== null) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`programme host ${host}`}))`);
    const others = and(eq(program.host, host), id === null ? undefined : ne(program.id, id));
    const ours = Object.values(siteOrigins(settings)).map((origin) => new URL(origin).hostname);
    if (ours.includes(host) || (await tx.$count(program, others)) > 0)
      problems.push({ field: 'host', message: staffText.collection.taken });
  }
  if (oidcIssuer !== null && oidcClientId === null)
    problems.push({ field: 'oidcClientId', message: staffText.programme.clientMissing });
  refuseAll(problems);
}

/** A list of domains that is emptied says nothing of them, which is how all are let speak. */
const stored = <Body extends Partial<Fields>>(body: Body): Body =>
  body.emailDomains?.length === 0 ? { ...body, emailDomains: null } : body;

/** Programmes of partners, with the host and the sign-in of their own (docs/product/staff.md#offers). */
export const programmeRoutes = editedRoutes(entries.programmes, (services: Settings) => ({
  id: program.id,
  from: sql`${program}`,
  within: () => sql`true`,
  matching: ({ q, accessType }) =>
    and(
      q === '' ? undefined : holdsText(program.name, q),
      accessType === undefined ? undefined : eq(program.accessType, accessType),
    ),
  sorts: { name: program.name },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const { id, slug, name, brandColor, accessType, canRegister, hasPromo, version } = program;
    const { logo, host, oidcIssuer, oidcClientId, signOutUrl, emailDomains } = program;
    const hasSecret = sql<boolean>`${program.oidcClientSecret} is not null`;
    const rows = await db
      .select({
        id,
        slug,
        name,
        brandColor,
        accessType,
        canRegister,
        hasPromo,
        logo,
        host,
        oidcIssuer,
        oidcClientId,
        signOutUrl,
        emailDomains,
        hasSecret,
        version,
        sections: SECTIONS,
      })
      .from(program)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({ ...row, accessType: row.accessType as Row['accessType'] }));
  },
  subject: 'programme',
  table: program,
  key: program.id,
  async create(tx: Executor, { sections, ...body }: Fields & { slug: string }) {
    await requireSound(tx, services, { ...body, sections }, null);
    const [made] = await tx
      .insert(program)
      .values(stored(body))
      .onConflictDoNothing({ target: program.slug })
      .returning({ id: program.id });
    if (!made) throw wrongAt('slug', staffText.collection.taken);
    await setSections(tx, made.id, sections);
    return made.id;
  },
  async update(tx: Executor, { before, body: { sections, ...body } }: { before: Row; body: Partial<Fields> }) {
    await requireSound(tx, services, { ...before, ...body } as Fields, before.id);
    if (sections) await setSections(tx, before.id, sections);
    await setColumns(tx, program, stored(body), eq(program.id, before.id));
  },
}));
