import { onDay } from '@suluh/domain/time';
import { problemsOf, type Converted } from '../kind.ts';
import type { Rejection } from '../rejections.ts';
import { importedSlug } from '../slug.ts';
import { categoryOf } from './categoryOf.ts';
import { courseRow } from './courseRow.ts';
import { languageOf, levelOf, minutesOf, starCountsOf, typeCodeOf, webAddress } from './details.ts';
import { platformName } from './partners.ts';
import { priceOf } from './price.ts';

/** A course ready to be written: columns of `course`, its provider's name and its categories. */
export interface ImportedCourse {
  source: string;
  source_id: string;
  partner_name: string;
  category_slugs: string[];
  [column: string]: unknown;
}

const SUMMARY_LENGTH = 300;
const MOST_OUTCOMES = 10;

const beginningOf = (text: string): string =>
  text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')} …`;

/**
 * Checks and converts a row. Where it comes from is its source or platform; of collections that number their rows
 * across platforms, `src` is part of the id, so that two files may have the same number.
 */
export function convertCourse(
  value: Record<string, unknown>,
  now: Date,
): Converted<ImportedCourse> | { problems: Omit<Rejection, 'line'>[] } {
  const parsed = courseRow.safeParse(value);
  if (!parsed.success) return { problems: problemsOf(parsed.error) };
  const given = parsed.data;
  const priced = priceOf(given);
  if ('reason' in priced) return { problems: [priced] };
  const source = given.source ?? given.platform ?? '';
  const sourceId = given.src === undefined ? given.id : `${given.src}-${given.id}`;
  const partnerName = given.institution || given.provider || platformName(source);
  const category = categoryOf(given);
  const raters = given.raters ?? 0;
  const publishedAt = given.date ? onDay(given.date) : now.toISOString();
  return {
    notes: priced.notes,
    row: {
      source,
      source_id: sourceId,
      partner_name: partnerName,
      category_slugs: given.prakerja ? [category, 'prakerja'] : [category],
      slug: importedSlug(given.title, source, sourceId),
      fullname: given.title,
      summary: given.summary || beginningOf(given.description ?? ''),
      description: given.description || given.summary || '',
      outcomes: [...new Set(given.skills)].filter((skill) => skill !== '').slice(0, MOST_OUTCOMES),
      thumbnail: webAddress(given.image),
      type_code: typeCodeOf(given),
      price: priced.price,
      price_after: priced.priceAfter,
      teacher_name: given.institution && given.provider ? given.provider : '',
      city: given.city || null,
      level: levelOf(given.level),
      language: languageOf(given),
      duration_minutes: minutesOf(given),
      session_count: given.sessions ?? given.modules ?? given.lectures ?? 0,
      external_url: webAddress(given.url),
      student_count: given.students ?? raters,
      rating_average: given.rating ?? 0,
      rating_count: raters,
      star_counts: starCountsOf(given.rating ?? 0, raters),
      published_at: publishedAt,
    },
  };
}
