import { onDay } from '@suluh/domain/time';
import { dateRange, date } from '@suluh/i18n-id/format';
import { importedInternshipText } from '@suluh/i18n-id/job';
import { z } from 'zod';
import { count, day, identifier, name, text, texts } from '../fields.ts';
import { problemsOf, requiredOf, type ImportedRow, type ImportKind } from '../kind.ts';
import { importedSlug } from '../slug.ts';
import { upsert } from '../upsert.ts';
import { JOB_TABLE, withCapitals } from './jobs.ts';

const internshipRow = z.object({
  id: identifier,
  src: name(60).optional(),
  source: name(60).optional(),
  title: name(200),
  company: name(200),
  description: text(20_000).optional(),
  requirements: text(20_000).optional(),
  majors: texts(200).optional(),
  degrees: texts(60).optional(),
  quota: count(1_000_000).optional(),
  address: text(500).optional(),
  regency: text(120).optional(),
  province: text(120).optional(),
  register_from: day.optional(),
  register_to: day.optional(),
  announce: day.optional(),
  start: day.optional(),
  end: day.optional(),
});

type InternshipInput = z.output<typeof internshipRow>;

/** The government's programme, whose lists do not name themselves. */
const DEFAULT_SOURCE = 'maganghub';

/**
 * 'KOTA ADM. JAKARTA SELATAN', 'KAB. TANGERANG': the name without its kind, as cities of other vacancies are written.
 */
const cityOf = (regency: string): string =>
  regency
    .replace(/^(kota|kab(upaten)?)\b\.?\s*(adm(inistrasi)?\b\.?\s*)?/i, '')
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const noon = (givenDay: string): string => onDay(givenDay, '12:00:00');

/**
 * What a vacancy has no columns for is said in its text. The number of applicants is left out: it would soon be wrong.
 */
function descriptionOf(given: InternshipInput): string {
  const range = (from: string | undefined, to: string | undefined) =>
    from && to ? dateRange(noon(from), noon(to)) : undefined;
  const registration = range(given.register_from, given.register_to);
  const period = range(given.start, given.end);
  return [
    given.description,
    given.requirements,
    given.majors?.length && importedInternshipText.majors(given.majors.join(', ')),
    given.quota && importedInternshipText.quota(given.quota),
    registration && importedInternshipText.registration(registration),
    given.announce && importedInternshipText.announcement(date(noon(given.announce))),
    period && importedInternshipText.period(period),
    given.address && importedInternshipText.address(given.address),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Internships, kept as vacancies of their own kind of employment. They are posted when registration begins. */
export const internships: ImportKind<ImportedRow> = {
  name: 'internships',
  required: requiredOf(internshipRow),
  convert(value, now) {
    const parsed = internshipRow.safeParse(value);
    if (!parsed.success) return { problems: problemsOf(parsed.error) };
    const given = parsed.data;
    const problem = [
      ['register_to', given.register_from, given.register_to] as const,
      ['end', given.start, given.end] as const,
    ].find(([, from, to]) => from !== undefined && to !== undefined && to < from);
    if (problem) return { problems: [{ field: problem[0], reason: `must not be before ${problem[1]}` }] };
    const source = given.src ?? given.source ?? DEFAULT_SOURCE;
    return {
      row: {
        source,
        source_id: given.id,
        slug: importedSlug(given.title, source, given.id),
        title: withCapitals(given.title),
        company_name: given.company,
        city: given.regency ? cityOf(given.regency) : given.province || null,
        education_levels: given.degrees?.filter(Boolean).join(', ') || null,
        employment_type: importedInternshipText.employmentType,
        category: null,
        sub_category: null,
        salary_from: null,
        salary_to: null,
        salary_period: 'month',
        is_salary_hidden: false,
        facilities: [],
        description: descriptionOf(given),
        posted_at: given.register_from ? onDay(given.register_from) : now.toISOString(),
      },
      notes: [],
    };
  },
  write: (client, rows) =>
    upsert(client, { ...JOB_TABLE, columns: { ...JOB_TABLE.columns, education_levels: 'text' } }, rows),
};
