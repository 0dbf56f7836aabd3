import type { staffCourseFields } from '@suluh/api/catalogue';
import { rupiahOf } from '@suluh/domain/staff';
import { LANGUAGES, languageName } from '@suluh/i18n-id/courseIncluded';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffCourseText } from '@suluh/i18n-id/staffCourse';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { z } from 'zod';
import type { Cell } from '../../../tableFile/writeTable.ts';
import type { StaffCourse } from '../../staffCourse/records.ts';
import type { Names } from './names.ts';

/** Fields of a course that a file may have. */
export type Field = keyof z.output<typeof staffCourseFields>;

/** What a cell says that cannot be read: the sentence for it. */
export class Misread {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** How one field stands in a cell. */
interface Column {
  write: (value: never, names: Names) => Cell;
  read: (cell: string, names: Names) => unknown;
}

/** Of a cell that may not be empty, and is. */
const required = new Misread(refusedFieldText.required);
const orRequired =
  (read: Column['read']): Column['read'] =>
  (cell, names) =>
    cell === '' ? required : read(cell, names);

const text: Column = { write: (value: string) => value, read: (cell) => cell };
const name: Column = { write: (value: string) => value, read: orRequired((cell) => cell) };
const line: Column = { write: (value: string | null) => value ?? '', read: (cell) => (cell === '' ? null : cell) };
const lines: Column = {
  write: (value: readonly string[]) => value,
  read: (cell) =>
    cell
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean),
};

/** A language by its name or code; one that is written out stays as it is. */
const language: Column = {
  write: languageName,
  read: orRequired((cell) => {
    const known = Object.entries(LANGUAGES).find(([, name]) => name.toLowerCase() === cell.toLowerCase());
    return known ? known[0] : cell;
  }),
};

interface Asked {
  question: string;
  answer: string;
}

/** Questions with their answers below them, an empty line between two. */
const asked: Column = {
  write: (value: readonly Asked[]) => value.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
  read(cell) {
    const blocks = cell.split(/\n[ \t]*\n\s*/).filter((block) => block.trim() !== '');
    const read = blocks.map((block): Asked => {
      const [question = '', ...answer] = block.trim().split('\n');
      return { question: question.trim(), answer: answer.join('\n').trim() };
    });
    return read.some(({ answer }) => answer === '') ? new Misread(staffWorkText.unanswered) : read;
  },
};

const whole = (cell: string): unknown => (/^\d{1,9}$/.test(cell) ? Number(cell) : new Misread(refusedFieldText.whole));
const count: Column = { write: (value: number) => value, read: orRequired(whole) };
const countOrNone: Column = {
  write: (value: number | null) => value,
  read: (cell) => (cell === '' ? null : whole(cell)),
};
const money: Column = {
  write: (value: number) => value,
  read: orRequired((cell) => rupiahOf(cell) ?? new Misread(staffWorkText.money)),
};

const YES = new Set(['ya', 'true', '1', 'y', 'yes']);
const NO = new Set(['tidak', 'false', '0', 't', 'no']);
const flag: Column = {
  write: (value: boolean) => (value ? 'ya' : 'tidak'),
  read: orRequired((cell) => {
    const word = cell.toLowerCase();
    if (YES.has(word)) return true;
    return NO.has(word) ? false : new Misread(refusedFieldText.yesNo);
  }),
};

/** One of a closed list, by its name or by its code. */
const chosen = (names: Readonly<Record<string, string>>, isOptional: boolean): Column => ({
  write: (value: string | null) => (value === null ? '' : names[value]!),
  read(cell) {
    if (cell === '') return isOptional ? null : required;
    const word = cell.toLowerCase();
    const found = Object.entries(names).find(([code, name]) => code === word || name.toLowerCase() === word);
    return found ? found[0] : new Misread(`${refusedFieldText.choice}: ${Object.values(names).join(', ')}`);
  },
});

type Kind = keyof Names;
const unknown = (code: string): Misread => new Misread(staffWorkText.unknown(code));

const one = (kind: Kind): Column => ({
  write: (value: number, names) => names[kind].codeOf.get(value) ?? String(value),
  read: orRequired((cell, names) => names[kind].idOf.get(cell.toLowerCase()) ?? unknown(cell)),
});
const many = (kind: Kind): Column => ({
  write: (values: readonly number[], names) => values.map((value) => names[kind].codeOf.get(value) ?? String(value)),
  read(cell, names) {
    const codes = cell
      .split(/[\n;,]/)
      .map((each) => each.trim())
      .filter(Boolean);
    const missing = codes.find((code) => !names[kind].idOf.has(code.toLowerCase()));
    if (missing !== undefined) return unknown(missing);
    return [...new Set(codes.map((code) => names[kind].idOf.get(code.toLowerCase())!))];
  },
});

/** Every field a file of courses has, in the order of its columns. */
export const COLUMNS: Readonly<Record<Field, Column>> = {
  fullname: name,
  partnerId: one('partner'),
  typeCode: chosen(staffCourseText.kinds, false),
  summary: text,
  description: text,
  outcomes: lines,
  audience: lines,
  preparations: lines,
  faq: asked,
  categoryIds: many('category'),
  price: money,
  priceAfter: money,
  isVoucher: flag,
  teacherName: text,
  teacherBio: line,
  city: line,
  level: line,
  language,
  education: line,
  minAge: countOrNone,
  maxAge: countOrNone,
  durationMinutes: count,
  sessionCount: count,
  certificate: chosen(staffCourseText.certificates, true),
  certificateMonths: countOrNone,
  externalUrl: line,
  programIds: many('program'),
  isAd: flag,
};

/** Fields in the order of their columns. */
export const FIELDS = Object.keys(COLUMNS) as Field[];

const LABELS: Readonly<Record<string, string>> = staffResourceText.resources.course.fields;

/** What a column is called: of a field, and of what a file tells beside them and nothing is read from. */
export const labelOf = (field: string): string => LABELS[field] ?? field;

/** Told in a file and never read from it: publishing has a deed of its own. */
export const TOLD = ['isPublished', 'slug'] as const;

const BY_NAME = new Map<string, Field | 'id'>(
  (['id', ...FIELDS] as const).flatMap((field) => [
    [field.toLowerCase(), field],
    [labelOf(field).toLowerCase(), field],
  ]),
);

/** The field a column of a file stands for: by the name of its label, or its own; null for none of ours. */
export const fieldOf = (column: string): Field | 'id' | null => BY_NAME.get(column.trim().toLowerCase()) ?? null;

const calls = (column: string, name: string): boolean => name.toLowerCase() === column.trim().toLowerCase();

/** The column of reasons in a file of refused rows. */
export const isReason = (column: string): boolean => calls(column, staffWorkText.reason);

/** Columns that are told and not read, which nobody needs to hear about. */
export const isTold = (column: string): boolean =>
  isReason(column) || TOLD.some((field) => [field, labelOf(field)].some((name) => calls(column, name)));

/** The cell of a field of a course. */
export const cellOf = (course: StaffCourse, field: Field, names: Names): Cell =>
  COLUMNS[field].write(course[field] as never, names);

/** A cell as it is compared and shown: one text, whatever program wrote it. */
export function shownOf(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'object' ? cell.join('\n') : String(cell);
  return text.replaceAll(/\r\n?/g, '\n').trim();
}
