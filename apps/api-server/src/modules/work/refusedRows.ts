import { resourceOf, type ImportKind, type TableFormat } from '@suluh/domain/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, asc, eq, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { csvFile, type Cell } from '../../tableFile/writeTable.ts';
import { givenRows, givenText, type Reading } from './import/readFile.ts';
import { importedOf } from './subjects/index.ts';
import { headingOf, isReason } from './table/headings.ts';
import type { WorkRow } from './work.ts';

const { staffWorkRow } = schema;
const { problems: text, reason } = staffWorkText;

const whyOf = ({ problems }: Pick<WorkRow, 'problems'>): string =>
  problems.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('\n');

/** What columns are called in the file that is mended: by our heading, where it is read and no other column is called so. */
function headsOf(names: readonly string[], { kind, columns }: { kind: ImportKind; columns: Reading }): string[] {
  const small = new Map(columns.map((each) => [each.column.toLowerCase(), each]));
  const exact = new Map(columns.map((each) => [each.column, each]));
  const given = new Set(names);
  return names.map((name) => {
    const { column = name, field = null } = exact.get(name) ?? small.get(name) ?? {};
    const heading = field ? headingOf(importedOf(resourceOf(kind)), field) : column;
    return heading.toLowerCase() !== name.toLowerCase() && given.has(heading.toLowerCase()) ? name : heading;
  });
}

/**
 * The rows of a file that were refused or failed, with the cells they came with and why in a column of its own, which says
 * nothing when it comes back. A row that could not be read has no cells: its line is named
 * (docs/product/staff.md#tables).
 */
export async function refusedRows(
  db: Executor,
  work: { id: string; kind: ImportKind; columns: Reading },
  { bytes, format }: { bytes: Buffer; format: TableFormat },
): Promise<Buffer> {
  const refused = await db
    .select({ number: staffWorkRow.number, problems: staffWorkRow.problems })
    .from(staffWorkRow)
    .where(
      and(eq(staffWorkRow.workId, work.id), or(eq(staffWorkRow.action, 'refuse'), eq(staffWorkRow.outcome, 'failed'))),
    )
    .orderBy(asc(staffWorkRow.number));
  const why = new Map(refused.map((row) => [row.number, whyOf(row)]));
  const columns = new Set<string>();
  const rows: { value: Readonly<Record<string, unknown>>; why: string }[] = [];
  const know = (names: readonly string[]): void => {
    for (const name of names) if (!isReason(name)) columns.add(name);
  };
  for await (const read of givenRows(bytes, format, know)) {
    const said = why.get(read.line);
    if (said === undefined) continue;
    if ('reason' in read) rows.push({ value: {}, why: `${text.line(read.line)} ${said}` });
    else {
      if (format === 'jsonl') know(Object.keys(read.value));
      rows.push({ value: read.value, why: said });
    }
  }
  const names = [...columns];
  const lines = rows.map(({ value, why: said }): Cell[] => [
    ...names.map((name) => givenText(value[name], format)),
    said,
  ]);
  return csvFile([[...headsOf(names, work), reason], ...lines], ';');
}
