/** One record of a file: its bytes without the line break, and the number of the line it begins on. */
export interface FileRecord {
  line: number;
  /** Null when the record was longer than allowed; its bytes were skipped. */
  bytes: Buffer | null;
  /** Whether the file ended before a line break. */
  isLast: boolean;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const QUOTE = 0x22;

function quotesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(QUOTE); at !== -1; at = bytes.indexOf(QUOTE, at + 1)) count++;
  return count;
}

/**
 * Cuts bytes into records at line breaks; with `isQuoted` (CSV) not at those between quotation marks. Of a record longer
 * than `mostBytes` nothing is kept, and it ends at the next line break. Empty records are left out.
 */
export async function* splitRecords(chunks: AsyncIterable<Buffer>, { isQuoted, mostBytes }: { isQuoted: boolean; mostBytes: number }): AsyncGenerator<FileRecord> {
  let pieces: Buffer[] = [];
  let sizeBytes = 0;
  let isInQuotes = false;
  let line = 1;
  let firstLine = 1;

  const add = (piece: Buffer): void => {
    sizeBytes += piece.length;
    if (sizeBytes > mostBytes) {
      pieces = [];
      isInQuotes = false;
    } else {
      pieces.push(piece);
      if (isQuoted && quotesIn(piece) % 2 === 1) isInQuotes = !isInQuotes;
    }
  };
  const take = (isLast: boolean): FileRecord | null => {
    const whole = sizeBytes > mostBytes ? null : Buffer.concat(pieces);
    const bytes = whole?.at(-1) === CARRIAGE_RETURN ? whole.subarray(0, -1) : whole;
    const record = bytes?.length === 0 ? null : { line: firstLine, bytes, isLast };
    pieces = [];
    sizeBytes = 0;
    isInQuotes = false;
    return record;
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      line++;
      if (isInQuotes) {
        add(chunk.subarray(at, from));
        continue;
      }
      const record = take(false);
      firstLine = line;
      if (record) yield record;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  const record = take(true);
  if (record) yield record;
}
