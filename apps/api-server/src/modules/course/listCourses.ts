import type { course, Entry, facets } from '@suluh/api/catalogue';
import { totalPages } from '@suluh/domain/pagination';
import { abilitiesOf } from '@suluh/domain/session';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Bitset } from '../../search/bitset.ts';
import type { CourseCard } from './card.ts';
import type { CourseIndex } from '../../search/courseIndex.ts';
import { list, type Filters } from '../../search/listing.ts';
import { programOf, programsOfLine, type ProgramRow } from '../program/queries.ts';
import { facetsOf, type OptionNames } from './facetTitles.ts';
import { cardsOf } from './cards.ts';

type FilterQuery = z.output<typeof course.courseFilters>;
type Facets = z.output<typeof facets>;

/** Courses a listing is about before anything is chosen. `key` names it, for what is kept in memory. */
export interface Scope {
  key: string;
  of(index: CourseIndex): Bitset;
}

/** The whole catalogue. */
export const EVERYTHING: Scope = { key: 'all', of: (index) => index.all };

/**
 * Courses of a programme; where nothing is sold, those of them that can be registered for: free ones, with a date to
 * come when they have dates.
 */
export const programScope = ({ slug, sessionType }: Pick<ProgramRow, 'slug' | 'sessionType'>): Scope => ({
  key: `program:${slug}`,
  of: (index) => {
    const own = index.programs.any([slug]);
    return abilitiesOf(sessionType).sellsCourses ? own : own.and(index.registrable);
  },
});

/** Courses of a line: those of its programmes; the whole catalogue while there is none. */
export function lineScope(programs: readonly ProgramRow[]): Scope {
  const scopes = programs.map(programScope);
  return scopes.length === 0
    ? EVERYTHING
    : {
        key: scopes.map(({ key }) => key).join(','),
        of: (index) => scopes.map((scope) => scope.of(index)).reduce((all, own) => all.or(own)),
      };
}

/** Where a call is: what it is told of programme and line. */
export type Where = Pick<Call<Entry>, 'programHeader' | 'line'>;

/** Whose courses a call lists: those of its programme, those of its line, or all. */
export interface Offered {
  program: ProgramRow | null;
  scope: Scope;
  /** Ids of the programmes that offer them; null where all are offered. */
  programIds: number[] | null;
}

/** What a call lists. @throws ApiError BAD_REQUEST for a programme that does not exist */
export async function offeredIn(services: Services, where: Where, named?: string): Promise<Offered> {
  const program = await programOf(services, named, where.programHeader);
  if (program) return { program, scope: programScope(program), programIds: [program.id] };
  if (where.line === null) return { program, scope: EVERYTHING, programIds: null };
  const programs = await programsOfLine(services, where.line);
  return {
    program,
    scope: lineScope(programs),
    programIds: programs.length === 0 ? null : programs.map(({ id }) => id),
  };
}

/** What both of two scopes hold. */
const within = (outer: Scope, inner: Scope): Scope =>
  outer === EVERYTHING
    ? inner
    : { key: `${outer.key}/${inner.key}`, of: (index) => outer.of(index).and(inner.of(index)) };

/** Page of a listing with its facets when asked for. */
export interface CoursePage {
  courses: CourseCard[];
  /** What the answer says beside them. */
  meta: {
    page: number;
    limit: number;
    totalData: number;
    facets?: Facets;
    /** The words that were looked for instead of mistyped ones. */
    corrected?: string;
  };
}

async function optionNames({
  db,
  courseCache,
}: Services): Promise<OptionNames & { idOfSlug: ReadonlyMap<string, string> }> {
  const tables = await courseCache.keep('option-names', async () => {
    const [categories, roles] = await Promise.all([
      db.select().from(schema.category),
      db.select().from(schema.programCategory),
    ]);
    return {
      category: new Map(categories.map(({ id, name }) => [String(id), name])),
      role: new Map(roles.map(({ id, name }) => [String(id), name])),
      idOfSlug: new Map(categories.map(({ id, slug }) => [slug, String(id)])),
    };
  });
  return { ...tables, lp: courseCache.index.partnerNames };
}

async function prepare(services: Services, query: FilterQuery, scope: Scope, where: Where) {
  const { q, exact, sort, program: programSlug, ...given } = query;
  const offered = await offeredIn(services, where, programSlug);
  const names = await optionNames(services);
  const filters: Filters = { ...given, category: given.category?.map((value) => names.idOfSlug.get(value) ?? value) };
  const isSearch = q !== undefined && q !== '';
  // as it was typed: without its signs an amount such as '150.000' would be two numbers
  const searched = isSearch ? await services.courseCache.search(q, exact !== undefined) : null;
  const whole = within(offered.scope, scope);
  const index = searched?.index ?? services.courseCache.index; // nothing below may wait: sets belong to one index
  const found = searched?.found ?? null;
  const listing = list(index, { filters, scope: whole.of(index), found, sort });
  const key = JSON.stringify(['facets', whole.key, q?.toLowerCase(), exact, filters]);
  const readFacets = () =>
    services.courseCache.keep(key, async () => facetsOf(listing.counts(), names, { ...filters, rating: undefined }));
  return { listing, readFacets, corrected: found?.corrected?.join(' ') };
}

/** Courses of a page with the facets of the same search when `facets` says so. */
export async function listCourses(
  services: Services,
  query: FilterQuery & { page: number; limit: number; facets?: 'true' | 'false' | undefined },
  scope: Scope,
  where: Where,
): Promise<CoursePage> {
  const { page, limit, facets: wanted, ...filters } = query;
  const { listing, readFacets, corrected } = await prepare(services, filters, scope, where);
  const courses = await cardsOf(services, listing.page(page, limit));
  return {
    courses,
    meta: {
      page,
      limit,
      totalData: listing.total,
      ...(wanted === 'true' ? { facets: await readFacets() } : {}),
      ...(corrected === undefined ? {} : { corrected }),
    },
  };
}

/**
 * Like listCourses, but a page without courses is 404, with the facets and the number of pages as data
 * (docs/product/listing.md#not-found).
 */
export async function listSomeCourses(...args: Parameters<typeof listCourses>): Promise<CoursePage> {
  const found = await listCourses(...args);
  const { facets, totalData, limit } = found.meta;
  if (found.courses.length === 0)
    throw new ApiError('NOT_FOUND', { data: { facets, totalPage: totalPages(totalData, limit) } });
  return found;
}

/** How many courses a listing finds, and its filter options, options without a course included. */
export async function listOptions(
  services: Services,
  query: FilterQuery,
  scope: Scope,
  where: Where,
): Promise<{ totalData: number; facets: Facets }> {
  const { listing, readFacets } = await prepare(services, query, scope, where);
  return { totalData: listing.total, facets: await readFacets() };
}
