import { site } from '@suluh/api/catalogue';
import { tellingWords, type JobFilters } from '@suluh/domain/job';
import { sharedRoute } from '../../http/route.ts';
import { list } from '../../search/listing.ts';
import type { Services } from '../../services.ts';
import { cardsOf } from '../course/cards.ts';
import { offeredIn, type Scope } from '../course/listCourses.ts';
import { titlesOf } from './find.ts';

/** Vacancies that are looked at, words of theirs that are searched, and courses that are shown. */
const MOST_TITLES = 100;
const MOST_WORDS = 16;
const MOST_COURSES = 8;

/** The courses a search for one word of a trade finds first, as it stands: a mistyped word is nobody's wish here. */
async function coursesAbout({ courseCache }: Services, scope: Scope, word: string): Promise<number[]> {
  const { index, found } = await courseCache.search(word, true);
  return list(index, { filters: {}, scope: scope.of(index), found, sort: 0 }).page(1, MOST_COURSES);
}

/** One for each word, those asked for most first, then the next of each. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const turns = Array.from({ length: MOST_COURSES }, (_, at) => lists.flatMap((ids) => ids[at] ?? []));
  return [...new Set(turns.flat())].slice(0, MOST_COURSES);
}

/** Courses about what vacancies of a search ask for (docs/product/job.md#courses). */
export const jobCourses = sharedRoute(site.jobCourses, async ({ query, ...where }, services) => {
  const { scope } = await offeredIn(services, where);
  const filters: JobFilters = query;
  const words = tellingWords(await titlesOf(services.db, filters, MOST_TITLES), MOST_WORDS);
  const found = await Promise.all(words.map((word) => coursesAbout(services, scope, word)));
  return { data: await cardsOf(services, inTurn(found)) };
});
