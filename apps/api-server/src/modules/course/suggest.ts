import { course } from '@suluh/api/catalogue';
import { sharedRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { wordsOf } from '../../search/searchWords.ts';
import { cardsOf } from './cards.ts';
import { offeredIn, type Scope } from './listCourses.ts';

const LIMIT = 5;

/** A course that is shown and offered by one of some programmes. */
const IS_OFFERED = `c.is_published
  and exists (select from course_program o where o.course_id = c.id and o.program_id = any($3))`;

/** Words of titles that begin so, the most used first: of the whole site, or of what some programmes offer alone. */
const TERMS = `select term from search_term where term ~>=~ $1 and term ~<~ $2 order by uses desc, term limit ${LIMIT}`;
const TERMS_OFFERED = `select term from search_term where term ~>=~ $1 and term ~<~ $2
  and exists (select from course_words w join course c on c.id = w.course_id
    where w.title @@ to_tsquery('simple', quote_literal(term)) and ${IS_OFFERED})
  order by uses desc, term limit ${LIMIT}`;

/** Completions of the last word by how often titles use it, after the words before it. */
async function keywordsOf(
  { pool }: Services,
  words: readonly string[],
  programIds: number[] | null,
): Promise<string[]> {
  const last = words.at(-1);
  if (last === undefined || last.length < 2) return [];
  const letters = [last, `${last}\u{10FFFD}`];
  const { rows } = await pool.query<{ term: string }>(
    programIds === null
      ? { name: 'suggest-terms', text: TERMS, values: letters }
      : { name: 'suggest-terms-offered', text: TERMS_OFFERED, values: [...letters, programIds] },
  );
  return rows.map(({ term }) => [...words.slice(0, -1), term].join(' '));
}

/** Fewer letters than this occur in too many names, and no index finds them. */
const NAME_LETTERS = 3;

/** What stands before a name and is no part of it: people type one title where another is written, or none. */
const TITLES = new Set(['bapak', 'pak', 'ibu', 'bu', 'capt', 'dr', 'drs', 'h', 'hj', 'ir', 'mr', 'mrs', 'ms', 'prof']);

/**
 * The pattern a name is found by: its words in their order, whatever signs or initials stand between them; '' for too few
 * letters.
 */
function namePattern(words: readonly string[]): string {
  const names = words.filter((word) => !TITLES.has(word));
  const named = names.length > 0 ? names : words;
  return named.join('').length < NAME_LETTERS ? '' : `%${named.join('%')}%`;
}

interface SuggestedTeacher {
  slug: string | null;
  fullname: string;
  courses: number;
}

/** Who teaches by that name, those with most courses first. */
async function teachersOf(
  { pool }: Services,
  pattern: string,
  programIds: number[] | null,
): Promise<SuggestedTeacher[]> {
  if (pattern === '') return [];
  const { rows } = await pool.query<SuggestedTeacher>({
    name: 'suggest-teachers',
    text: `select nullif(teacher_slug, '') as slug, teacher_name as fullname, count(*)::int as courses from course c
      where lower(teacher_name) like $1 and is_published
        and ($2::int[] is null or exists (select from course_program o where o.course_id = c.id and o.program_id = any($2)))
      group by teacher_name, teacher_slug order by count(*) desc, teacher_name limit 3`,
    values: [pattern, programIds],
  });
  return rows;
}

/** Institutions by that name; of some programmes those alone that have a course there. */
async function partnersOf(
  { pool }: Services,
  words: readonly string[],
  programIds: number[] | null,
): Promise<{ code: string; name: string }[]> {
  const { rows } = await pool.query<{ code: string; name: string }>({
    name: 'suggest-partners',
    text: `select code, org_name as name from partner p where lower(org_name) like $1
        and ($2::int[] is null or exists (select from course c join course_program o on o.course_id = c.id
          where c.partner_id = p.id and c.is_published and o.program_id = any($2)))
      order by length(org_name), org_name limit 3`,
    values: [`%${words.join('%')}%`, programIds],
  });
  return rows;
}

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
      group by 1 having count(distinct user_id) >= ${LEAST_LEARNERS} order by count(distinct user_id) desc, 1 limit ${2 * LIMIT}`,
  });
  const found = await Promise.all(rows.map(({ keyword }) => courseCache.search(wordsOf(keyword).join(' '))));
  return rows
    .filter((_, at) => found[at]!.found.set.and(scope.of(found[at]!.index)).count() > 0)
    .slice(0, LIMIT)
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
  const [keywords, partners, teachers, { index, found }] = await Promise.all([
    keywordsOf(services, words, offered.programIds),
    partnersOf(services, words, offered.programIds),
    teachersOf(services, namePattern(words), offered.programIds),
    services.courseCache.search(q),
  ]);
  const scope = offered.scope.of(index);
  const ids = Array.from(found.slots.filter((slot) => scope.has(slot)).slice(0, LIMIT), (slot) => index.idAt(slot));
  const cards = await cardsOf(services, ids);
  return {
    data: {
      keywords:
        found.corrected && ids.length > 0
          ? [...new Set([found.corrected.join(' '), ...keywords])].slice(0, LIMIT)
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
