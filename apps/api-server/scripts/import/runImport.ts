import pg from 'pg';
import type { ImportedRow, ImportKind } from './kind.ts';
import type { Encoding } from '../../src/tableFile/encoding.ts';
import { openInput, TruncatedInput } from '../../src/tableFile/openInput.ts';
import { HOW_TO_READ, NOT_UTF8, readRows, type ReadRow } from '../../src/tableFile/readRows.ts';
import type { Rejections } from './rejections.ts';
import { startSeen, takeDuplicates, type LinedRow } from './seenRows.ts';

/** Rows written at a time: whole or not at all. */
export const BATCH = 500;
/** Any number; imports of one database take turns by it. */
const IMPORT_LOCK = 7_215_505;

interface Options {
  file: string;
  databaseUrl: string;
  isDryRun: boolean;
  /** Encoding of the file, where it cannot be recognised. */
  encoding?: Encoding | undefined;
  rejections: Rejections;
  now: Date;
  /** Stops after the batch at hand. */
  signal?: AbortSignal;
  onProgress?: (readBytes: number, sizeBytes: number) => void;
}

/** What came of an import. `ended`: at the end of the file, by the signal, or where the file is cut off or damaged. */
export interface ImportResult {
  ended: 'complete' | 'stopped' | 'truncated';
  /** Why the file could not be read to its end. */
  damage?: string;
  /** Rows read, rejected ones included, in batches that were written. */
  rows: number;
  inserted: number;
  updated: number;
  /** How many rows each note is about. */
  notes: Map<string, number>;
  /** Last line of the last whole batch. */
  lastLine: number;
}

/** Another import is at work on the database. */
export class ImportBusy extends Error {
  override name = 'ImportBusy';
}

class Batches<Row extends ImportedRow> {
  readonly result: ImportResult = {
    ended: 'complete',
    rows: 0,
    inserted: 0,
    updated: 0,
    notes: new Map(),
    lastLine: 0,
  };
  private readonly client: pg.ClientBase;
  private readonly kind: ImportKind<Row>;
  private readonly options: Options;

  constructor(client: pg.ClientBase, kind: ImportKind<Row>, options: Options) {
    this.client = client;
    this.kind = kind;
    this.options = options;
  }

  async write(batch: readonly ReadRow[]): Promise<void> {
    const { rejections, isDryRun, now } = this.options;
    const note = (text: string): unknown => this.result.notes.set(text, (this.result.notes.get(text) ?? 0) + 1);
    const good: (LinedRow<Row> & { notes: string[] })[] = [];
    for (const read of batch) {
      if ('reason' in read && read.reason === NOT_UTF8) note(`not UTF-8: ${HOW_TO_READ}`);
      const converted =
        'reason' in read
          ? { problems: [{ field: read.field, reason: read.reason }] }
          : this.kind.convert(read.value, now);
      if ('problems' in converted)
        rejections.add(converted.problems.map((problem) => ({ line: read.line, ...problem })));
      else good.push({ line: read.line, ...converted });
    }
    const duplicates = await takeDuplicates(this.client, good);
    for (const [line, first] of duplicates)
      rejections.add([{ line, field: 'id', reason: `is the id of line ${first} too` }]);
    const unique = good.filter(({ line }) => !duplicates.has(line));
    const refused = await this.kind.refuse?.(
      this.client,
      unique.map(({ row }) => row),
    );
    const kept = unique.filter(({ line, row }) => {
      const problem = refused?.get(row);
      if (problem) rejections.add([{ line, ...problem }]);
      return !problem;
    });
    if (kept.length > 0)
      await this.transaction(
        kept.map(({ row }) => row),
        isDryRun,
      );
    for (const { notes } of kept) for (const text of notes) note(text);
    this.result.rows += batch.length;
    this.result.lastLine = batch.at(-1)?.line ?? this.result.lastLine;
  }

  private async transaction(rows: readonly Row[], isDryRun: boolean): Promise<void> {
    await this.client.query('begin');
    try {
      const { inserted, updated } = await this.kind.write(this.client, rows);
      await this.client.query(isDryRun ? 'rollback' : 'commit');
      this.result.inserted += inserted;
      this.result.updated += updated;
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }
}

/**
 * Imports a file in batches, each one transaction, with constant memory. Rows that are there and equal stay untouched,
 * so it may be stopped at any time and repeated. Dry: every batch is undone after it was tried.
 * @throws UnreadableInput, ImportBusy, or the database's error, when the batch at hand is undone and earlier ones stay.
 */
export async function runImport<Row extends ImportedRow>(
  kind: ImportKind<Row>,
  options: Options,
): Promise<ImportResult> {
  const input = openInput(options.file);
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    options: '-c jit=off -c client_min_messages=warning',
  });
  await client.connect();
  try {
    const lock = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [IMPORT_LOCK]);
    if (!lock.rows[0]?.free) throw new ImportBusy('Another import is at work on this database: wait until it is done.');
    await startSeen(client);
    const batches = new Batches(client, kind, options);
    const { result } = batches;
    let batch: ReadRow[] = [];
    try {
      for await (const row of readRows({ ...input, encoding: options.encoding, required: kind.required })) {
        batch.push(row);
        if (batch.length < BATCH) continue;
        await batches.write(batch);
        batch = [];
        options.onProgress?.(input.readBytes(), input.sizeBytes);
        if (options.signal?.aborted) return { ...result, ended: 'stopped' };
      }
    } catch (error) {
      if (!(error instanceof TruncatedInput)) throw error;
      return { ...result, ended: 'truncated', damage: error.message };
    }
    if (batch.length > 0) await batches.write(batch);
    options.onProgress?.(input.sizeBytes, input.sizeBytes);
    return result;
  } finally {
    await client.end();
  }
}
