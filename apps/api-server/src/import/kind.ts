import type pg from 'pg';
import type { z } from 'zod';
import type { Rejection } from './rejections.ts';

/** A row that can be written, with what a reader of the report should know about it. */
export interface Converted<Row> {
  row: Row;
  notes: string[];
}

/** Rows that were new and rows that differed from what was there. */
export interface Written {
  inserted: number;
  updated: number;
}

/** What a kind of import is made of. */
export interface ImportKind<Row extends { source: string; source_id: string }> {
  name: string;
  /** Checks and converts one row of a file. */
  convert(value: Record<string, unknown>, now: Date): Converted<Row> | { problems: Omit<Rejection, 'line'>[] };
  /** Writes the rows of a batch, in its transaction. No two have the same source and id. */
  write(client: pg.ClientBase, rows: readonly Row[]): Promise<Written>;
}

/** What a schema has against a row, as it is reported. */
export function problemsOf(error: z.ZodError): Omit<Rejection, 'line'>[] {
  return error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
}
