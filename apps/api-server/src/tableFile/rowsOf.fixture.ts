import type { Encoding } from './encoding.ts';
import { readRows, type ReadRow } from './readRows.ts';

interface How {
  /** Bytes of a chunk. */
  size?: number;
  encoding?: Encoding;
  required?: readonly string[];
}

/** Reads `text` cut into chunks, as a file may arrive. */
export async function rowsOf(
  format: 'csv' | 'jsonl',
  text: string | Buffer,
  { size = 7, encoding, required }: How = {},
): Promise<ReadRow[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const rows: ReadRow[] = [];
  for await (const row of readRows({ format, chunks: chunks(), encoding, ...(required ? { required } : {}) }))
    rows.push(row);
  return rows;
}
