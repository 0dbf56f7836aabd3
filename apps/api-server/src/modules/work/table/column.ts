import { rupiahOf } from '@suluh/domain/staff';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { Cell } from '../../../tableFile/writeTable.ts';
import type { Names } from './names.ts';

/** What a cell says that cannot be read: the sentence for it. */
export class Misread {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** How one field stands in a cell. */
export interface Column {
  write: (value: never, names: Names) => Cell;
  read: (cell: string, names: Names) => unknown;
  /** A moment, which stands by Jakarta's clocks and says so in its heading. */
  isMoment?: true;
}

/** The columns of a table by the fields they stand for, in their order. */
export type Columns = Readonly<Record<string, Column>>;

/** Of a cell that may not be empty, and is. */
const required = new Misread(refusedFieldText.required);
export const orRequired =
  (read: Column['read']): Column['read'] =>
  (cell, names) =>
    cell === '' ? required : read(cell, names);

/** Of a field that may be without a value: an empty cell says so. */
export const orNone = (column: Column): Column => ({
  ...column,
  write: (value: unknown, names) => (value == null ? '' : column.write(value as never, names)),
  read: (cell, names) => (cell === '' ? null : column.read(cell, names)),
});

export const text: Column = { write: (value: string) => value, read: (cell) => cell };
export const name: Column = { write: (value: string) => value, read: orRequired((cell) => cell) };
export const line: Column = orNone(text);
export const lines: Column = {
  write: (value: readonly string[]) => value,
  read: (cell) =>
    cell
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean),
};

const whole = (cell: string): unknown => (/^\d{1,9}$/.test(cell) ? Number(cell) : new Misread(refusedFieldText.whole));
export const count: Column = { write: (value: number) => value, read: orRequired(whole) };
export const money: Column = {
  write: (value: number) => value,
  read: orRequired((cell) => rupiahOf(cell) ?? new Misread(staffWorkText.money)),
};

const YES = new Set(['ya', 'true', '1', 'y', 'yes']);
const NO = new Set(['tidak', 'false', '0', 't', 'no']);
export const flag: Column = {
  write: (value: boolean) => (value ? 'ya' : 'tidak'),
  read: orRequired((cell) => {
    const word = cell.toLowerCase();
    if (YES.has(word)) return true;
    return NO.has(word) ? false : new Misread(refusedFieldText.yesNo);
  }),
};

/** One of a closed list, by its name or by its code. */
export const chosen = (names: Readonly<Record<string, string>>): Column => ({
  write: (value: string) => names[value]!,
  read: orRequired((cell) => {
    const word = cell.toLowerCase();
    const found = Object.entries(names).find(([code, each]) => code === word || each.toLowerCase() === word);
    return found ? found[0] : new Misread(`${refusedFieldText.choice}: ${Object.values(names).join(', ')}`);
  }),
});

/** A cell as it is compared and shown: one text, whatever program wrote it. */
export function shownOf(cell: Cell): string {
  if (cell === null) return '';
  const shown = typeof cell === 'object' ? cell.join('\n') : String(cell);
  return shown.replaceAll(/\r\n?/g, '\n').trim();
}
