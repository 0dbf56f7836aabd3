import type pg from 'pg';
import { z } from 'zod';
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

/** A row is known again, in its file and in the database, by where it comes from and its id there. */
export interface ImportedRow {
  source: string;
  source_id: string;
}

/** What a kind of import is made of. */
export interface ImportKind<Row extends ImportedRow> {
  name: string;
  /** Columns that a CSV file must have. */
  required: readonly string[];
  /** Checks and converts one row of a file. */
  convert(value: Record<string, unknown>, now: Date): Converted<Row> | { problems: Omit<Rejection, 'line'>[] };
  /** Finds rows that the database has no place for, before the batch is written: those, with the reason. */
  refuse?(client: pg.ClientBase, rows: readonly Row[]): Promise<ReadonlyMap<Row, Omit<Rejection, 'line'>>>;
  /** Writes the rows of a batch, in its transaction. No two have the same source and id. */
  write(client: pg.ClientBase, rows: readonly Row[]): Promise<Written>;
}

/** Fields of a schema without which no row can be. */
export function requiredOf(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([field, type]) => (z.safeParse(type, undefined).success ? [] : [field]));
}

/** What a schema has against a row, as it is reported. */
export function problemsOf(error: z.ZodError): Omit<Rejection, 'line'>[] {
  return error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
}
