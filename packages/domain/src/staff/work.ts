import { DAY_MS } from '../time/index.ts';
import type { Permission } from './permissions.ts';
import type { Scope } from './reach.ts';

interface WorkRule {
  /** What it takes of its person, at every moment it is done, and where that works. */
  permission: Permission;
  scope: Scope;
  /** The file it makes has data of people: it leaves for who proved who they are (docs/product/staff.md#what-leaves). */
  carriesPeople?: true;
}

/** What is done to many things in the background, and what it takes (docs/product/staff.md#work). */
export const WORK_RULES = {
  'course.import': { permission: 'course.edit', scope: 'partner' },
  'course.export': { permission: 'course.read', scope: 'partner' },
  'course.publish': { permission: 'course.publish', scope: 'partner' },
  'course.category': { permission: 'course.edit', scope: 'partner' },
  'job.import': { permission: 'content.edit', scope: 'all' },
  'job.publish': { permission: 'content.edit', scope: 'all' },
  'news.publish': { permission: 'content.edit', scope: 'all' },
  'promo.import': { permission: 'promo.edit', scope: 'all' },
  'promo.stop': { permission: 'promo.edit', scope: 'all' },
  'event.export': { permission: 'event.read', scope: 'event' },
  'participant.export': { permission: 'event.participant', scope: 'event', carriesPeople: true },
  'order.export': { permission: 'order.read', scope: 'all', carriesPeople: true },
  'learner.export': { permission: 'learner.look', scope: 'programme', carriesPeople: true },
  'promo.export': { permission: 'promo.read', scope: 'all' },
  'job.export': { permission: 'content.edit', scope: 'all' },
} as const satisfies Record<string, WorkRule>;
export type WorkKind = keyof typeof WORK_RULES;
export const WORK_KINDS = Object.keys(WORK_RULES) as [WorkKind, ...WorkKind[]];

/** Work that makes a file of what is there, and changes nothing. */
export type ExportKind = Extract<WorkKind, `${string}.export`>;
export const isExport = (kind: WorkKind): kind is ExportKind => kind.endsWith('.export');

/** Work that reads a file, and does what its rows say. */
export type ImportKind = Extract<WorkKind, `${string}.import`>;
export const isImport = (kind: WorkKind): kind is ImportKind => kind.endsWith('.import');

/** Work that does one deed to many things of a list. */
export type BulkKind = Exclude<WorkKind, ExportKind | ImportKind>;

/** Work that changes what its rows name. */
export type ChangingKind = ImportKind | BulkKind;

type ResourceOf<Kind extends string> = Kind extends `${infer Resource}.${string}` ? Resource : never;
/** What is changed, and what comes as a file, as the back office calls it. */
export type WorkResource = ResourceOf<ChangingKind>;
export type ImportResource = ResourceOf<ImportKind>;

/** What some work is about: 'course' of 'course.import'. */
export const resourceOf = <Kind extends WorkKind>(kind: Kind): ResourceOf<Kind> =>
  kind.slice(0, kind.indexOf('.')) as ResourceOf<Kind>;

/** What work takes of its person, and where. */
export const workRule = (kind: WorkKind): WorkRule => WORK_RULES[kind];

/** Whether the file it makes has data of people. */
export const carriesPeople = (kind: WorkKind): boolean => workRule(kind).carriesPeople === true;

/**
 * How far it is: a file is read, then stands to be looked at (`checked`); what was started runs to its end, is stopped,
 * or cannot be done at all (`failed`); what was done may be undone (docs/product/staff.md#work).
 */
export const WORK_STATES = ['reading', 'checked', 'running', 'done', 'stopped', 'failed', 'undoing', 'undone'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** How the rows of some work stand, counted. */
export interface WorkCounts {
  /** Rows to make, to change, that say what is there already, and that are refused. */
  create: number;
  update: number;
  same: number;
  refuse: number;
  /** Of the first two: done, not done, taken back, and those that could not be taken back. */
  done: number;
  failed: number;
  undone: number;
  kept: number;
}

export const NO_ROWS: WorkCounts = {
  create: 0,
  update: 0,
  same: 0,
  refuse: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
};

interface Work {
  kind: WorkKind;
  state: WorkState;
  counts: WorkCounts;
}

/** A preview binds for a day: who comes later sends the file again. */
export const PREVIEW_MS = DAY_MS;

/** A file that was made can be fetched for a day. */
export const WORK_FILE_MS = DAY_MS;

/** What was done is told for so many days. */
export const WORK_KEPT_DAYS = 90;

/** Most rows of one file, and most things that are changed at once. */
export const MOST_WORK_ROWS = 10_000;

/** Formats of files that are made. */
export const TABLE_FORMATS = ['csv', 'xlsx', 'jsonl'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Most rows of a spreadsheet that is made: it stands in memory as a whole, where other formats are written row by row. */
export const MOST_SHEET_ROWS = 10_000;

/** Whether a file of this format takes so many rows; one that does not is refused, and never cut. */
export const takesRows = (format: TableFormat, rows: number): boolean => format !== 'xlsx' || rows <= MOST_SHEET_ROWS;

/** Whether somebody in the background has to go on with it. */
export const isAtWork = (state: WorkState): boolean =>
  state === 'reading' || state === 'running' || state === 'undoing';

/** Whether what a preview shows may be done: there is something to do, and it was looked at within a day. */
export const canStart = ({ state, counts }: Work, checkedAt: Date, now: Date): boolean =>
  state === 'checked' && counts.create + counts.update > 0 && now.getTime() - checkedAt.getTime() < PREVIEW_MS;

/**
 * Until when the rows of a file that were refused or failed can be fetched to be mended: as long as the file is kept
 * (docs/product/staff.md#tables); null where there is none.
 */
export function refusedUntil({
  kind,
  state,
  counts,
  checkedAt,
  endedAt,
}: Work & { checkedAt: Date | null; endedAt: Date | null }): Date | null {
  if (!isImport(kind) || counts.refuse + counts.failed === 0) return null;
  if (state === 'checked' && checkedAt) return new Date(checkedAt.getTime() + PREVIEW_MS);
  return !isAtWork(state) && endedAt ? new Date(endedAt.getTime() + WORK_FILE_MS) : null;
}

/**
 * Whether a file may be read anew with other columns: it is there, was looked at or could not be used, and nothing was done
 * of it yet.
 */
export const canReadAnew = ({
  kind,
  state,
  counts,
  columns,
  hasFile,
}: Work & { columns: readonly unknown[]; hasFile: boolean }): boolean =>
  isImport(kind) &&
  hasFile &&
  columns.length > 0 &&
  counts.done + counts.failed === 0 &&
  (state === 'checked' || state === 'failed');

/** Whether it may be stopped before its end. */
export const canStop = ({ state }: Pick<Work, 'state'>): boolean => state === 'reading' || state === 'running';

/** Whether what was done may be taken back: something was changed, and nobody has taken it back yet. */
export const canUndo = ({ kind, state, counts }: Work): boolean =>
  !isExport(kind) && (state === 'done' || state === 'stopped') && counts.done > 0;

/** Rows that are over, of those there is something to do about. */
export const progressOf = ({ state, counts }: Pick<Work, 'state' | 'counts'>): { over: number; of: number } =>
  state === 'undoing' || state === 'undone'
    ? { over: counts.undone + counts.kept, of: counts.done }
    : { over: counts.done + counts.failed, of: counts.create + counts.update };
