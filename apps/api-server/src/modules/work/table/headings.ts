import { staffColumnNames } from '@suluh/i18n-id/staffColumns';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { ImportedSubject } from '../subjects/subject.ts';

/** What a field is called: of a form, and of what a file tells beside it. */
export function labelOf(resource: keyof typeof staffResourceText.resources, field: string): string {
  const labels: Readonly<Record<string, string>> = staffResourceText.resources[resource].fields;
  return labels[field] ?? field;
}

/** The heading of a column that is written: its label, and of a moment by whose clocks. */
export const headingOf = ({ resource, columns }: ImportedSubject, field: string): string =>
  columns[field]?.isMoment ? staffWorkText.export.inJakarta(labelOf(resource, field)) : labelOf(resource, field);

/** Fields that a file is read for, the name first. */
export const readFields = ({ columns }: ImportedSubject): string[] => ['id', ...Object.keys(columns)];

const small = (heading: string): string => heading.trim().toLowerCase();

/** A heading without what people write in several ways: case, blanks, accents, signs. */
const plain = (heading: string): string => small(heading.normalize('NFKD')).replaceAll(/[^\p{L}\p{N}%]+/gu, '');

/** Without what stands in brackets: 'Tugas (satu per baris)' is called 'Tugas'. */
const withoutBrackets = (heading: string): string => heading.replaceAll(/\([^)]*\)/g, '');

const also = staffColumnNames as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** How a heading may call a field, from the names that are ours to those that people use instead. */
const SPELLINGS: readonly ((subject: ImportedSubject, field: string) => string[])[] = [
  (subject, field) => [field, labelOf(subject.resource, field), headingOf(subject, field)].map(small),
  (subject, field) => [field, labelOf(subject.resource, field), headingOf(subject, field)].map(plain),
  ({ resource }, field) =>
    [field.replace(/Ids?$/, ''), withoutBrackets(labelOf(resource, field)), ...(also[resource]?.[field] ?? [])].map(
      plain,
    ),
];
const SPELLED = [small, plain, plain] as const;

/** The fields by what they may be called; what calls two of them calls none. */
function namesOf(subject: ImportedSubject, spell: (typeof SPELLINGS)[number]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const field of readFields(subject))
    for (const name of new Set(spell(subject, field))) if (name !== '') found.set(name, found.has(name) ? null : field);
  return found;
}

/**
 * Guesses which fields the columns of a file stand for, those that are called as we call them first; no field is read from
 * two columns, and they stand in the order of the file. @param known what is settled already, by column: it stays
 */
export function guessFields(
  subject: ImportedSubject,
  columns: readonly string[],
  known: ReadonlyMap<string, string | null> = new Map(),
): Map<string, string | null> {
  const fields = new Map(known);
  const taken = new Set(known.values());
  SPELLINGS.forEach((spell, at) => {
    const names = namesOf(subject, spell);
    for (const column of columns) {
      const field = names.get(SPELLED[at]!(column));
      if (fields.has(column) || field == null || taken.has(field)) continue;
      fields.set(column, field);
      taken.add(field);
    }
  });
  const before = [...known.keys()].filter((column) => !columns.includes(column));
  return new Map([...before, ...columns].map((column) => [column, fields.get(column) ?? null]));
}

/** The column of reasons in a file of refused rows. */
export const isReason = (column: string): boolean => small(staffWorkText.reason) === small(column);

/** Columns that are told and not read, which nobody needs to hear about. */
export const isTold = (subject: ImportedSubject, column: string): boolean => {
  const { told, resource } = subject;
  const names = told.flatMap((field) => [
    field,
    labelOf(resource, field),
    staffWorkText.export.inJakarta(labelOf(resource, field)),
  ]);
  return isReason(column) || names.some((each) => small(each) === small(column));
};
