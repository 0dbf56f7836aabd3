import type { Entry } from '@suluh/api/catalogue';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { Column, SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/index.ts';
import type { WorkOptions } from '../../../db/schema/index.ts';
import { momentCell } from '../../../tableFile/momentCell.ts';
import type { Cell } from '../../../tableFile/writeTable.ts';
import type { Records, RowOf } from '../../staff/records.ts';
import { meantRows, type Asker } from '../meantRows.ts';
import type { Names } from '../table/names.ts';

/** Rows read at a time. */
export const EXPORT_PAGE = 500;

/** What becomes of a list as a file. */
export interface Exported {
  /** What the file is called, before its number. */
  name: string;
  /** Its columns, by name and as they are read. */
  columns: readonly { field: string; label: string }[];
  /** Where its rows are, which of them a row is, and in which order they stand. */
  from: SQL;
  id: Column | SQL;
  order: readonly SQL[];
  /** Those that are meant, of those somebody reaches. */
  which: (db: Executor, options: WorkOptions, who: Asker) => Promise<SQL | undefined>;
  /** At most {@link EXPORT_PAGE} of them with their cells, in any order. */
  read: (db: Executor, which: SQL | undefined, names: Names) => Promise<{ id: unknown; cells: Cell[] }[]>;
}

/** What stands in a cell of a row. */
export type CellOf<Row> = (row: Row, names: Names) => Cell;

/** How the rows of a list stand in a file: {@link exportOf} does the rest. */
export interface Shape<Row> {
  /** What the back office calls it: its labels head the columns. */
  resource: keyof typeof staffResourceText.resources;
  name: string;
  /** Names of columns, in their order. */
  columns: readonly string[];
  /** Those that are moments, told by Jakarta's clocks. */
  moments?: readonly string[];
  /** Cells that say it in other words than the field does. */
  cells?: Readonly<Record<string, CellOf<Row>>>;
  order: readonly SQL[];
}

/** What a yes or no is called in a file. */
const yesNo = (value: boolean): string => (value ? staffAppText.form.yes : staffAppText.form.no);

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return yesNo(value);
  return value as Cell;
}

/** A list as a file: its rows, its filters, its reach, and of its fields those that are named. */
export function exportOf<List extends Entry>(
  records: Records<List>,
  { resource, name, columns, moments = [], cells = {}, order }: Shape<RowOf<List>>,
): Exported {
  const labels: Readonly<Record<string, string>> = staffResourceText.resources[resource].fields;
  const headOf = (field: string): string => {
    const label = labels[field] ?? field;
    return moments.includes(field) ? staffWorkText.export.inJakarta(label) : label;
  };
  const inRow = (row: Readonly<Record<string, unknown>>, names: Names) => (field: string) => {
    const { [field]: own } = cells;
    if (own) return own(row as RowOf<List>, names);
    return moments.includes(field) ? momentCell(row[field] as string | null) : cellOf(row[field]);
  };
  return {
    name,
    columns: columns.map((field) => ({ field, label: headOf(field) })),
    from: records.from,
    id: records.id,
    order,
    which: (db, options, who) => meantRows(db, records, options, who),
    async read(db, which, names) {
      const rows = (await records.rows(db, { where: which, orderBy: [], limit: EXPORT_PAGE, offset: 0 })) as {
        id: unknown;
      }[];
      return rows.map((row) => ({ id: row.id, cells: columns.map(inRow(row as never, names)) }));
    },
  };
}
