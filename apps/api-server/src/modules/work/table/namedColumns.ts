import { WEEKDAY_NAMES, weekdayNames } from '@suluh/i18n-id/weekday';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { Misread, orRequired, type Column } from './column.ts';
import type { Names } from './names.ts';

type Kind = keyof Names;
const unknown = (code: string): Misread => new Misread(staffWorkText.unknown(code));

/** Several things that stand in one cell: one a line, or with a comma or semicolon between. */
const partsOf = (cell: string): string[] =>
  cell
    .split(/[\n;,]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** What is read of each part, once each; the first that is none refuses the cell. */
function eachOf(cell: string, read: (part: string) => number | undefined): number[] | Misread {
  const parts = partsOf(cell);
  const missing = parts.find((part) => read(part) === undefined);
  return missing === undefined ? [...new Set(parts.map((part) => read(part)!))] : unknown(missing);
}

/** In what order they are written says nothing. */
const inOrder = (read: number[] | Misread): number[] | Misread =>
  read instanceof Misread ? read : read.toSorted((left, right) => left - right);

/** One thing that is named by its code. */
export const one = (kind: Kind): Column => ({
  write: (value: number, names) => names[kind].codeOf.get(value) ?? String(value),
  read: orRequired((cell, names) => names[kind].idOf.get(cell.toLowerCase()) ?? unknown(cell)),
});

/** Things that are named by their codes. */
export const many = (kind: Kind): Column => ({
  write: (values: readonly number[], names) => values.map((value) => names[kind].codeOf.get(value) ?? String(value)),
  read: (cell, names) => eachOf(cell, (part) => names[kind].idOf.get(part.toLowerCase())),
});

/** Records that are named by their numbers; whether they are there the form's rules say. */
export const numbers: Column = {
  write: (values: readonly number[]) => values.map(String),
  read: (cell) => inOrder(eachOf(cell, (part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : undefined))),
};

const dayOf = (part: string): number | undefined => {
  const at = WEEKDAY_NAMES.findIndex((each) => each.toLowerCase() === part.toLowerCase());
  return at < 0 ? undefined : at + 1;
};

/** Days of the week by their names, from Monday on. */
export const weekdays: Column = {
  write: (values: readonly number[]) => weekdayNames(values),
  read: (cell) => inOrder(eachOf(cell, dayOf)),
};
