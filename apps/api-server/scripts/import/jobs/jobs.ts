import { onDay } from '@suluh/domain/time';
import { z } from 'zod';
import { day, identifier, money, name, text, texts } from '../fields.ts';
import { problemsOf, requiredOf, type ImportedRow, type ImportKind } from '../kind.ts';
import { importedSlug } from '../slug.ts';
import { upsert, type ImportTable } from '../upsert.ts';
import { isPlausible } from './salary.ts';

const MOST_RUPIAH = 1_000_000_000_000;

const salary = z.object({
  currency: z.literal('IDR', { error: 'must be IDR' }).default('IDR'),
  from: money(MOST_RUPIAH).nullish(),
  to: money(MOST_RUPIAH).nullish(),
  period: z.enum(['month', 'year'], { error: 'must be month or year' }).default('month'),
});

/** CSV gives the parts of the salary as columns of their own: salary_from, salary_to, salary_period. */
const jobRow = z.object({
  id: identifier,
  src: name(60).optional(),
  source: name(60).optional(),
  title: name(200),
  company: text(200).optional(),
  location: text(200).optional(),
  salary: salary.optional(),
  salary_from: money(MOST_RUPIAH).optional(),
  salary_to: money(MOST_RUPIAH).optional(),
  salary_period: z.enum(['month', 'year'], { error: 'must be month or year' }).default('month'),
  classification: text(120).optional(),
  sub_classification: text(120).optional(),
  facilities: texts(200).optional(),
  type: text(60).optional(),
  posted: day.optional(),
  description: text(20_000).optional(),
});

/** Where vacancies are kept, of jobs and internships alike. */
export const JOB_TABLE: ImportTable = {
  name: 'job',
  columns: {
    source: 'text',
    source_id: 'text',
    slug: 'text',
    title: 'text',
    company_name: 'text',
    city: 'text',
    employment_type: 'text',
    category: 'text',
    sub_category: 'text',
    salary_from: 'bigint',
    salary_to: 'bigint',
    salary_period: 'text',
    is_salary_hidden: 'boolean',
    facilities: 'text[]',
    description: 'text',
    posted_at: 'timestamptz',
  },
  onlyNew: ['slug', 'posted_at'],
};

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'full time': 'Penuh waktu',
  'part time': 'Paruh waktu',
  kasual: 'Pekerja harian',
};
const CONFIDENTIAL = 'Perusahaan dirahasiakan';

/** A title written in small letters only gets capitals. */
export const withCapitals = (title: string): string =>
  title === title.toLowerCase()
    ? title.replace(/(^|[\s(/&-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : title;

/** Day a vacancy without one counts as posted: the first of January of the year its source is named after. */
const postedBy = (source: string): string | undefined => /(?:^|-)(20\d\d)$/.exec(source)?.[1]?.concat('-01-01');

/** Vacancies. A salary that cannot be one (from = 1) is left out and marked as hidden; the vacancy is kept. */
export const jobs: ImportKind<ImportedRow> = {
  name: 'jobs',
  required: requiredOf(jobRow),
  convert(value, now) {
    const parsed = jobRow.safeParse(value);
    if (!parsed.success) return { problems: problemsOf(parsed.error) };
    const given = parsed.data;
    const source = given.src ?? given.source;
    if (!source) return { problems: [{ field: 'source', reason: 'must be given (source or src)' }] };
    const asked = given.salary ?? { from: given.salary_from, to: given.salary_to, period: given.salary_period };
    const isSaid = (asked.from ?? asked.to ?? null) !== null;
    const isShown = isSaid && isPlausible(asked);
    const company = given.company && !/^company confidential$/i.test(given.company) ? given.company : CONFIDENTIAL;
    const posted = given.posted ?? postedBy(source);
    return {
      row: {
        source,
        source_id: given.id,
        slug: importedSlug(given.title, source, given.id),
        title: withCapitals(given.title),
        company_name: company,
        city: given.location?.split(',')[0]?.trim() || null,
        employment_type: given.type ? (EMPLOYMENT_TYPES[given.type.toLowerCase()] ?? given.type) : null,
        category: given.classification || null,
        sub_category: given.sub_classification || null,
        salary_from: isShown ? Math.round(asked.from ?? asked.to ?? 0) : null,
        salary_to: isShown ? Math.round(asked.to ?? asked.from ?? 0) : null,
        salary_period: asked.period,
        is_salary_hidden: isSaid && !isShown,
        facilities: (given.facilities ?? []).filter((facility) => facility !== ''),
        description: given.description ?? '',
        posted_at: posted ? onDay(posted) : now.toISOString(),
      },
      notes: isSaid && !isShown ? ['salary out of all proportion: hidden'] : [],
    };
  },
  write: (client, rows) => upsert(client, JOB_TABLE, rows),
};
