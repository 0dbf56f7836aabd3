import { canRegister, EXTERNAL_SIGN_IN, hasExternalLogin, isFreeAccess } from '@suluh/domain/programme';
import { UPCOMING } from '@suluh/domain/listing';
import { abilitiesOf } from '@suluh/domain/session';
import { partnerEntries as entries, type program as programEntity } from '@suluh/api/catalogue';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { sharedRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { list } from '../../search/listing.ts';
import { cardsOf } from '../course/cards.ts';
import { programScope } from '../course/listCourses.ts';
import { programEnrol } from './enrol.ts';
import { allPrograms, programBySlug, type ProgramRow } from './queries.ts';

type Program = z.input<typeof programEntity>;

/** Courses a section of a programme's home shows. */
const PREVIEW = 8;

/** A programme as tenants read it. With external login it has no registration (docs/product/session.md#visitors). */
function toProgram(row: ProgramRow): Program {
  const isExternal = row.oidcIssuer !== null;
  const partner = {
    slug: row.slug,
    signInMethod: isExternal ? EXTERNAL_SIGN_IN : 'password',
    accessType: row.accessType as Program['accessType'],
    register: row.canRegister,
  } as const;
  return {
    ...partner,
    name: row.name,
    host: row.host,
    logo: row.logo,
    brandColor: row.brandColor,
    sessionType: row.sessionType as Program['sessionType'],
    signInUrl: isExternal ? `/api/sso/${row.slug}` : null,
    signOutUrl: row.signOutUrl,
    register: canRegister(partner),
    isFreeAccess: isFreeAccess(partner),
    externalLogin: hasExternalLogin(partner),
    hasPromo: row.hasPromo,
    collectionSlug: row.collectionSlug,
  };
}

async function sectionsOf(services: Services, program: ProgramRow, role: string | undefined) {
  const { db, courseCache } = services;
  const { programCategory } = schema;
  const isId = role !== undefined && /^\d{1,9}$/.test(role);
  if (role !== undefined && role !== UPCOMING && !isId) throw new ApiError('NOT_FOUND');
  const chosen = isId ? eq(programCategory.id, Number(role)) : undefined;
  const rows = await db
    .select()
    .from(programCategory)
    .where(and(eq(programCategory.programId, program.id), chosen))
    .orderBy(asc(programCategory.position), asc(programCategory.id));
  const picked = rows.map((row) => {
    const ofProgram = programScope(program).of(courseCache.index);
    const scope = role === UPCOMING ? ofProgram.and(courseCache.index.facets.role.any([UPCOMING])) : ofProgram;
    const listing = list(courseCache.index, { scope, found: null, sort: 0, filters: { role: [String(row.id)] } });
    return { row, total: listing.total, ids: listing.page(1, PREVIEW) };
  });
  return Promise.all(
    picked.map(async ({ row, total, ids }) => ({
      categoryPartnerId: row.id,
      name: row.name,
      type: row.type,
      subType: row.subType,
      totalCourse: total,
      courses: await cardsOf(services, ids),
    })),
  );
}

/** Partner programmes: who they are, and the sections of their home. */
export const programRoutes = [
  programEnrol,

  sharedRoute(entries.programByHost, async ({ query }, services) => {
    const domain = query.domain.toLowerCase().replace(/:\d+$/, '');
    const found = (await allPrograms(services)).find(({ host }) => host === domain);
    if (!found) throw new ApiError('NOT_FOUND');
    return { data: toProgram(found) };
  }),

  sharedRoute(entries.programs, async (_, services) => ({
    data: (await allPrograms(services))
      .filter(({ sessionType }) => abilitiesOf(sessionType).hasProgrammes) // the others have a face of their own
      .map(({ slug, host }) => ({ slug, host }))
      .sort((one, other) => one.slug.localeCompare(other.slug)),
  })),

  sharedRoute(entries.programBySlug, async ({ params }, services) => ({
    data: toProgram(await programBySlug(services, params.slug)),
  })),

  sharedRoute(entries.programCategories, async ({ params, query }, services) => ({
    data: await sectionsOf(services, await programBySlug(services, params.slug), query.role),
  })),
];
