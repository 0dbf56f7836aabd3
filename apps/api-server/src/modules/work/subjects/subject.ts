import type { WorkResource } from '@suluh/domain/staff';
import type { z } from 'zod';
import type { Executor } from '../../../db/index.ts';
import type { WorkOptions } from '../../../db/schema/index.ts';
import type { Staff } from '../../../http/route.ts';
import type { Columns, Misread } from '../table/column.ts';
import type { WorkRow } from '../work.ts';

/** Who it is done for, and when. */
export interface Doer {
  who: Staff;
  now: Date;
}

/** A record as its list tells it. */
export interface Thing {
  readonly id: string | number;
  readonly version: number;
}

/** Fields of a record by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** What a row says is to be done; a row that is looked at has no more than this. */
export type Plan = Pick<WorkRow, 'action' | 'subjectId' | 'version' | 'changes'>;

/** Fields to write to a record in the version it was looked at in. */
interface Setting {
  id: string;
  version: number;
  values: Values;
  /** What it is called in the history of each. */
  action: string;
  /** What was done is taken back: it is told to nobody. */
  isTakenBack: boolean;
}

/** A kind of record of which many are changed at once: what the work on it asks of it. */
export interface Subject {
  /** What the back office calls it; its labels head columns, and the audit trail knows it by that name. */
  resource: WorkResource;
  titleOf: (thing: Thing) => string;
  /** Those that are meant, of those somebody reaches, as they are now. */
  find: (db: Executor, which: WorkOptions, doer: Doer, limit: number) => Promise<Thing[]>;
  /** Writes fields by the rules of the form. @throws ApiError with what stands against it */
  set: (tx: Executor, setting: Setting, doer: Doer) => Promise<Thing>;
}

/** A kind of record that comes as a file, too: another one is a description like this (docs/product/staff.md#tables). */
export interface ImportedSubject extends Subject {
  columns: Columns;
  /** Told in a file and never read from it. */
  told: readonly string[];
  /** The rules of its form, field by field. */
  form: z.ZodObject;
  /** Fields a new one cannot be without. */
  needed: readonly string[];
  /** The record a cell names: as it is asked for, or why it names none. */
  named: (cell: string) => string | Misread;
  /** Whether a new one comes with its name; where not, the name is given when it is made. */
  comesNamed: boolean;
  /** What no two of them share, as far as a file goes, and the field this is told at; null where the name alone decides. */
  sameBy: { field: string; keyOf: (values: Values) => string } | null;
  /** Makes one of the fields that were said. @throws ApiError with what stands against it */
  make: (tx: Executor, values: Values, action: string, doer: Doer) => Promise<Thing>;
  /** Takes one away that was made and that nothing hangs on. @returns whether it was as it was made */
  unmake: (tx: Executor, row: WorkRow) => Promise<boolean>;
}
