import { course } from '@suluh/api/catalogue';
import { sharedRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { wordsOf } from '../../search/searchWords.ts';
import { cardsOf } from './cards.ts';
import { offeredIn, type Scope } from './listCourses.ts';
import { namesOf, SUGGESTED } from './suggestNames.ts';

/** Of so many searches, the latest, the popular ones are taken. */
const LATEST = 5_000;
/** What fewer learners looked for may say something of one of them. */
const LEAST_LEARNERS = 3;

/** What most learners looked for of late, as far as it finds something in the scope (docs/product/listing.md#search-history). */
async function popularOf({ pool, courseCache }: Services, scope: Scope): Promise<string[]> {
  const { rows } = await pool.query<{ keyword: string }>({
    name: 'suggest-popular',
    text: `select lower(keyword) as keyword from (
        select keyword, user_id from search_history order by searched_at desc limit ${LATEST}) latest
      group by 1 having count(distinct user_id) >= ${LEAST_LEARNERS} order by count(distinct user_id) desc, 1 limit ${2 * SUGGESTED}`,
  });
  const found = await Promise.all(rows.map(({ keyword }) => courseCache.search(wordsOf(keyword).join(' '))));
  return rows
    .filter((_, at) => found[at]!.found.set.and(scope.of(found[at]!.index)).count() > 0)
    .slice(0, SUGGESTED)
    .map(({ keyword }) => keyword);
}

/** Suggestions while typing: nothing for a single letter. */
export const suggest = sharedRoute(course.suggest, async ({ query, ...where }, services) => {
  const offered = await offeredIn(services, where, query.program);
  const words = wordsOf(query.q);
  const q = words.join(' ');
  if (q === '')
    return {
      data: { keywords: await popularOf(services, offered.scope), courses: [], partners: [], teachers: [] },
    };
  if (q.length < 2) return { data: { keywords: [], courses: [], partners: [], teachers: [] } };
  const [{ keywords, partners, teachers }, { index, found }] = await Promise.all([
    namesOf(services, words, offered.programIds),
    services.courseCache.search(q),
  ]);
  const scope = offered.scope.of(index);
  const ids = Array.from(found.slots.filter((slot) => scope.has(slot)).slice(0, SUGGESTED), (slot) => index.idAt(slot));
  const cards = await cardsOf(services, ids);
  return {
    data: {
      keywords:
        found.corrected && ids.length > 0
          ? [...new Set([found.corrected.join(' '), ...keywords])].slice(0, SUGGESTED)
          : keywords,
      courses: cards.map(({ id, slug, fullname, institution, thumbnail, price, priceAfter }) => ({
        id,
        slug,
        fullname,
        institution: institution.name,
        thumbnail,
        price,
        priceAfter,
      })),
      partners,
      teachers,
    },
  };
});
