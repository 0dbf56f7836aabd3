import type { Services } from '../../services.ts';

/** Most of one kind that are suggested. */
export const SUGGESTED = 5;

/** A course that is shown and offered by one of some programmes. */
const IS_OFFERED = `c.is_published
  and exists (select from course_program o where o.course_id = c.id and o.program_id = any($3))`;

/** Words of titles that begin so, the most used first: of the whole site, or of what some programmes offer alone. */
const TERMS = `select term from search_term where term ~>=~ $1 and term ~<~ $2 order by uses desc, term limit ${SUGGESTED}`;
const TERMS_OFFERED = `select term from search_term where term ~>=~ $1 and term ~<~ $2
  and exists (select from course_words w join course c on c.id = w.course_id
    where w.title @@ to_tsquery('simple', quote_literal(term)) and ${IS_OFFERED})
  order by uses desc, term limit ${SUGGESTED}`;

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

/** The words of a name without titles; only titles are looked for as they are. */
function nameWords(words: readonly string[]): readonly string[] {
  const names = words.filter((word) => !TITLES.has(word));
  return names.length > 0 ? names : words;
}

/**
 * The pattern a name is found by: its words in their order, whatever signs or initials stand between them; '' for too few
 * letters.
 */
const namePattern = (names: readonly string[]): string =>
  names.join('').length < NAME_LETTERS ? '' : `%${names.join('%')}%`;

interface SuggestedTeacher {
  slug: string | null;
  fullname: string;
  courses: number;
}

/** How a name is looked for: as it is typed, or as one much like it, which stands first then. `$1` are the words. */
interface Likeness {
  name: 'typed' | 'alike';
  /** Whether a name has the words, and what comes first of those that do. */
  has: (name: string) => string;
  nearest: (name: string) => string;
}

const TYPED: Likeness = { name: 'typed', has: (name) => `lower(${name}) like $1`, nearest: () => '' };
const ALIKE: Likeness = {
  name: 'alike',
  has: (name) => `$1 <% lower(${name})`,
  nearest: (name) => `word_similarity($1, lower(${name})) desc,`,
};

interface SuggestedPartner {
  code: string;
  name: string;
}

interface SuggestedNames {
  keywords: string[];
  teachers: SuggestedTeacher[];
  partners: SuggestedPartner[];
}

/** Who teaches by that name, those with most courses first. */
async function teachersOf(
  { pool }: Services,
  { words, programIds, by }: { words: string; programIds: number[] | null; by: Likeness },
): Promise<SuggestedTeacher[]> {
  if (words === '') return [];
  const { rows } = await pool.query<SuggestedTeacher>({
    name: `suggest-teachers-${by.name}`,
    text: `select nullif(teacher_slug, '') as slug, teacher_name as fullname, count(*)::int as courses from course c
      where ${by.has('teacher_name')} and is_published
        and ($2::int[] is null or exists (select from course_program o where o.course_id = c.id and o.program_id = any($2)))
      group by teacher_name, teacher_slug order by ${by.nearest('teacher_name')} count(*) desc, teacher_name limit 3`,
    values: [words, programIds],
  });
  return rows;
}

/** Institutions by that name; of some programmes those alone that have a course there. */
async function partnersOf(
  { pool }: Services,
  { words, programIds, by }: { words: string; programIds: number[] | null; by: Likeness },
): Promise<SuggestedPartner[]> {
  const { rows } = await pool.query<SuggestedPartner>({
    name: `suggest-partners-${by.name}`,
    text: `select code, org_name as name from partner p where ${by.has('org_name')}
        and ($2::int[] is null or exists (select from course c join course_program o on o.course_id = c.id
          where c.partner_id = p.id and c.is_published and o.program_id = any($2)))
      order by ${by.nearest('org_name')} length(org_name), org_name limit 3`,
    values: [words, programIds],
  });
  return rows;
}

/** Fewer letters than this are like too many names. */
const ALIKE_LETTERS = 5;

/** Words of titles, teachers and institutions by what is typed, and where nothing is called so, teachers and institutions much alike. */
export async function namesOf(
  services: Services,
  words: readonly string[],
  programIds: number[] | null,
): Promise<SuggestedNames> {
  const names = nameWords(words);
  const [keywords, partners, teachers] = await Promise.all([
    keywordsOf(services, words, programIds),
    partnersOf(services, { words: `%${words.join('%')}%`, programIds, by: TYPED }),
    teachersOf(services, { words: namePattern(names), programIds, by: TYPED }),
  ]);
  const name = names.join(' ');
  if (keywords.length + partners.length + teachers.length > 0 || name.length < ALIKE_LETTERS)
    return { keywords, partners, teachers };
  const alike = { words: name, programIds, by: ALIKE };
  const [mistyped, people] = await Promise.all([partnersOf(services, alike), teachersOf(services, alike)]);
  return { keywords, partners: mistyped, teachers: people };
}
