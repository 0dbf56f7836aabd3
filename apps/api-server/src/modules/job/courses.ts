import { site } from '@suluh/api/catalogue';
import { categoriesFor, tellingWords, type JobFilters } from '@suluh/domain/job';
import { schema } from '../../db/index.ts';
import { sharedRoute } from '../../http/route.ts';
import { list, type Filters } from '../../search/listing.ts';
import type { Services } from '../../services.ts';
import { cardsOf } from '../course/cards.ts';
import { offeredIn, type Scope } from '../course/listCourses.ts';
import { newestOf } from './find.ts';

const { category } = schema;

/** Vacancies that are looked at, words of theirs that are searched, and courses that are shown. */
const MOST_TITLES = 100;
const MOST_WORDS = 16;
const MOST_COURSES = 8;

/** The best known courses of these categories; none without one. */
function coursesOf({ courseCache: { index } }: Services, scope: Scope, categories: readonly string[]): number[] {
  if (categories.length === 0) return [];
  const filters = { category: [...categories] };
  return list(index, { filters, scope: scope.of(index), found: null, sort: 0 }).page(1, MOST_COURSES);
}

/**
 * The courses a search for one word of a trade finds first, as it stands: a mistyped word is nobody's wish here. Those of
 * the trade's categories before the others.
 */
async function coursesAbout(services: Services, scope: Scope, word: string, categories: readonly string[]) {
  const { index, found } = await services.courseCache.search(word, true);
  const first = (filters: Filters) =>
    list(index, { filters, scope: scope.of(index), found, sort: 0 }).page(1, MOST_COURSES);
  return { near: categories.length === 0 ? [] : first({ category: [...categories] }), all: first({}) };
}

/** One of each list, those asked for most first, then the next of each. */
const inTurn = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: MOST_COURSES }, (_, at) => lists.flatMap((ids) => ids[at] ?? [])).flat();

/** Courses about what vacancies of a search ask for (docs/product/job.md#courses). */
export const jobCourses = sharedRoute(site.jobCourses, async ({ query, ...where }, services) => {
  const { scope } = await offeredIn(services, where);
  const filters: JobFilters = query;
  const { titles, trades } = await newestOf(services.db, filters, MOST_TITLES);
  const known = await services.db.select({ id: category.id, name: category.name }).from(category);
  const categories = categoriesFor(known, trades).map(({ id }) => String(id));
  const words = tellingWords(titles, MOST_WORDS);
  const found = await Promise.all(words.map((word) => coursesAbout(services, scope, word, categories)));
  const ids = [
    ...inTurn(found.map(({ near }) => near)),
    ...inTurn([coursesOf(services, scope, categories), ...found.map(({ all }) => all)]),
  ];
  return { data: await cardsOf(services, [...new Set(ids)].slice(0, MOST_COURSES)) };
});
