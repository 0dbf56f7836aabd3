import { Unzip, UnzipInflate } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { UnreadableInput } from './openInput.ts';
import type { HearColumns, ReadRow } from './readRows.ts';

/** Largest spreadsheet that is read, unpacked: a small file can hold a huge one. */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;

/** Whether an archive unpacks to no more than is read; what its headers say is not believed. */
function isBounded(bytes: Uint8Array): boolean {
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > MOST_UNPACKED_BYTES) file.terminate();
    };
    if (unpacked <= MOST_UNPACKED_BYTES) file.start();
  });
  unzip.register(UnzipInflate);
  const step = 64 * 1024;
  for (let at = 0; at < bytes.length && unpacked <= MOST_UNPACKED_BYTES; at += step)
    unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  return unpacked <= MOST_UNPACKED_BYTES;
}

const MINUTE_MS = 60_000;

/** A day as it is written, with its time where it has one: a spreadsheet counts days, whose fractions are not exact. */
function dayOf(value: Date): string {
  const written = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const [day, time] = [written.slice(0, 10), written.slice(11, 16)];
  return time === '00:00' ? day : `${day} ${time}`;
}

/** A cell as text: days and moments as they are written, numbers without signs between thousands. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayOf(value);
  return String(value as string | number | boolean);
}

/** Refuses what is no spreadsheet, or one that would not fit into memory. */
async function firstSheetOf(bytes: Buffer): Promise<readonly (readonly unknown[])[]> {
  try {
    if (isBounded(bytes)) return await readSheet(bytes);
  } catch (error) {
    throw new UnreadableInput('The file is no spreadsheet (.xlsx), or it is damaged.', { cause: error });
  }
  throw new UnreadableInput('The spreadsheet is too large once it is unpacked.');
}

/**
 * The rows of the first sheet of a spreadsheet, whose first row names the columns; rows without any value are left out.
 * @throws UnreadableInput
 */
export async function readXlsx(bytes: Buffer, onColumns: HearColumns): Promise<ReadRow[]> {
  const [head = [], ...rows] = await firstSheetOf(bytes);
  const written = head.map((cell) => textOf(cell).trim());
  const columns = written.map((column) => column.toLowerCase());
  const named = columns.filter(Boolean);
  if (named.length === 0) throw new UnreadableInput('The file is empty.', { problem: 'empty' });
  if (new Set(named).size < named.length)
    throw new UnreadableInput('The header names a column twice.', { problem: 'header' });
  onColumns(named, written.filter(Boolean));
  return rows.flatMap((cells, at) => {
    const filled = columns.flatMap((column, index) => {
      const text = textOf(cells[index]);
      return column === '' || text === '' ? [] : [[column, text] as const];
    });
    return filled.length === 0 ? [] : [{ line: at + 2, value: Object.fromEntries(filled) }];
  });
}
