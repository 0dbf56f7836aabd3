import { tellingSearch, namesPlace, placesMeant } from '@suluh/domain/job';
import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import { containing, schema, type Executor } from '../../db/index.ts';
import { toleratedErrors, typingErrors, wordsOf } from '../../search/searchWords.ts';
import { isOpen } from './openJob.ts';

const { job } = schema;

const WORDS = sql`lower(concat_ws(' ', ${job.title}, ${job.companyName}, ${job.category}))`;

/** Cities of open vacancies, once each. */
export async function openCities(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ city: job.city }).from(job).where(isOpen());
  return rows.flatMap(({ city }) => city ?? []);
}

/** Vacancies that have each of these words in title, company or kind of trade, or are in a city it names; any without a word. */
const havingAll = (words: readonly string[], cities: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) =>
      or(
        sql`${WORDS} like ${containing(word)}`,
        namesPlace(word) ? inArray(job.city, placesMeant(cities, word)) : undefined,
      ),
    ),
  );

/** The word of an open vacancy that is nearest to each of these which stands in none; what is near to none stays. */
async function corrected(db: Executor, words: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ word: sql<string>`regexp_split_to_table(${WORDS}, '[^[:alnum:]]+')` })
    .from(job)
    .where(isOpen());
  return words.map((word) => {
    if (rows.some((row) => row.word.includes(word))) return word;
    const rated = rows
      .map((row) => ({ near: row.word, errors: typingErrors(word, row.word) }))
      .filter(({ errors }) => errors <= toleratedErrors(word))
      .sort((left, right) => left.errors - right.errors || left.near.localeCompare(right.near));
    return rated[0]?.near ?? word;
  });
}

/**
 * Vacancies somebody means by what they typed: it stands as it is in title or company, names their city, or each of its
 * words does one or the other; where no open one is meant, with its typing errors mended (docs/product/job.md#filters).
 */
export async function meantBy(db: Executor, typed: string, cities: readonly string[]): Promise<SQL | undefined> {
  const words = tellingSearch(wordsOf(typed));
  const asTyped = or(
    sql`lower(${job.title}) like ${containing(typed.toLowerCase())}`,
    sql`lower(${job.companyName}) like ${containing(typed.toLowerCase())}`,
    namesPlace(typed) ? inArray(job.city, placesMeant(cities, typed)) : undefined,
    words.length > 0 ? havingAll(words, cities) : undefined,
  );
  const [found] = await db.select({ id: job.id }).from(job).where(and(isOpen(), asTyped)).limit(1);
  return found || words.length === 0 ? asTyped : havingAll(await corrected(db, words), cities);
}
