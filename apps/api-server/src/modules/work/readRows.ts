import { staffWorkEntries as entries } from '@suluh/api/catalogue';
import { resourceOf, type WorkKind } from '@suluh/domain/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Answer } from '../../http/route.ts';
import { csvFile, type Cell } from '../../tableFile/writeTable.ts';
import { labelOf } from './table/headings.ts';
import type { WorkRow } from './work.ts';

const { staffWorkRow } = schema;
const text = staffWorkText;

type Told = Answer<typeof entries.workRows>['data'][number];

/** What each choice of the page shows. */
const SHOWN: Readonly<Record<string, SQL>> = {
  all: sql`true`,
  change: sql`${staffWorkRow.action} in ('create', 'update')`,
  refused: sql`(${staffWorkRow.action} = 'refuse' or ${staffWorkRow.outcome} = 'failed' or ${staffWorkRow.undo} = 'kept')`,
  same: sql`${staffWorkRow.action} = 'same'`,
};

/** Longest part of a value that is shown. */
const SHOWN_SIGNS = 200;
const short = (value: string): string => (value.length > SHOWN_SIGNS ? `${value.slice(0, SHOWN_SIGNS)}…` : value);

const toldOf = ({ number, action, title, subjectId, changes, problems, outcome, undo }: WorkRow): Told => ({
  number,
  action,
  title,
  subjectId,
  outcome,
  undo,
  changes: Object.entries(changes).map(([field, { from, to }]) => ({ field, from: short(from), to: short(to) })),
  problems: [...problems],
});

/** A page of the rows of some work. */
export async function workRows(
  db: Executor,
  workId: string,
  { page, limit, show }: { page: number; limit: number; show: string },
): Promise<{ rows: Told[]; totalData: number }> {
  const where = and(eq(staffWorkRow.workId, workId), SHOWN[show]);
  const [rows, totalData] = await Promise.all([
    db
      .select()
      .from(staffWorkRow)
      .where(where)
      .orderBy(asc(staffWorkRow.number))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(staffWorkRow, where),
  ]);
  return { rows: rows.map(toldOf), totalData };
}

const resultOf = ({ outcome, undo }: WorkRow): string => {
  if (undo) return text.undos[undo];
  return outcome ? text.outcomes[outcome] : '';
};

/** Every row of some work with what came of it, as a table. */
export async function workReport(db: Executor, { id: workId, kind }: { id: string; kind: WorkKind }): Promise<Buffer> {
  const resource = resourceOf(kind);
  const rows = await db
    .select()
    .from(staffWorkRow)
    .where(eq(staffWorkRow.workId, workId))
    .orderBy(asc(staffWorkRow.number));
  const { columns } = text;
  const head = [
    columns.number,
    labelOf(resource, 'id'),
    columns.title,
    columns.action,
    columns.changes,
    columns.result,
    text.reason,
  ];
  const lines = rows.map((row): Cell[] => [
    row.number,
    row.subjectId,
    row.title,
    text.actions[row.action],
    Object.entries(row.changes).map(
      ([field, { from, to }]) => `${labelOf(resource, field)}: ${short(from)} → ${short(to)}`,
    ),
    resultOf(row),
    row.problems.map(({ column, message }) => (column ? `${column}: ${message}` : message)),
  ]);
  return csvFile([head, ...lines], ';');
}
