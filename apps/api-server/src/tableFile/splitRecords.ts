import { OpenQuotes } from './openQuotes.ts';

/** One record of a file: its bytes without the line break, and the number of the line it begins on. */
export interface FileRecord {
  line: number;
  /** Null when the record was longer than allowed; its bytes were skipped. */
  bytes: Buffer | null;
  /** Whether the file ended before a line break. */
  isLast: boolean;
  /** Whether it ended within quotation marks: what follows is missing. */
  isOpen: boolean;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const QUOTE = 0x22;

/**
 * The sign that ends lines in a file beginning with `head`: a carriage return alone in files of old Macintosh programs.
 */
function lineBreakOf(head: Buffer, isQuoted: boolean): number {
  let isInQuotes = false;
  for (let at = 0; at < head.length - 1; at++) {
    if (head[at] === QUOTE && isQuoted) isInQuotes = !isInQuotes;
    if (isInQuotes) continue;
    if (head[at] === LINE_FEED) return LINE_FEED;
    if (head[at] === CARRIAGE_RETURN) return head[at + 1] === LINE_FEED ? LINE_FEED : CARRIAGE_RETURN;
  }
  return LINE_FEED;
}

interface How {
  /**
   * The signs that stand between cells (CSV), asked for at each record: those of the header are known once it was read.
   * Null where quotation marks say nothing about lines.
   */
  cellEnds: (() => string) | null;
  mostBytes: number;
  /** Looks at the first chunk, and throws when it is not worth going on. */
  check?: (head: Buffer) => void;
}

/**
 * Cuts bytes into records at line breaks; with `cellEnds` (CSV) not at those of a quoted cell. Of a record
 * longer than `mostBytes` nothing is kept, and it ends at the next line break. Empty records are left out. What ends a
 * line is known from the first chunk.
 */
export async function* splitRecords(
  chunks: AsyncIterable<Buffer>,
  { cellEnds, mostBytes, check }: How,
): AsyncGenerator<FileRecord> {
  let lineBreak: number | undefined;
  let pieces: Buffer[] = [];
  let sizeBytes = 0;
  let quotes = new OpenQuotes(cellEnds?.() ?? null);
  let line = 1;
  let firstLine = 1;

  const add = (piece: Buffer): void => {
    sizeBytes += piece.length;
    if (sizeBytes > mostBytes) {
      pieces = [];
      quotes = new OpenQuotes(null);
    } else {
      pieces.push(piece);
      quotes.read(piece);
    }
  };
  const take = (isLast: boolean): FileRecord | null => {
    const whole = sizeBytes > mostBytes ? null : Buffer.concat(pieces);
    const bytes = whole?.at(-1) === CARRIAGE_RETURN ? whole.subarray(0, -1) : whole;
    const record = bytes?.length === 0 ? null : { line: firstLine, bytes, isLast, isOpen: quotes.isOpen };
    pieces = [];
    sizeBytes = 0;
    return record;
  };

  for await (const chunk of chunks) {
    if (lineBreak === undefined) {
      check?.(chunk);
      lineBreak = lineBreakOf(chunk, cellEnds !== null);
    }
    let from = 0;
    for (let at = chunk.indexOf(lineBreak); at !== -1; at = chunk.indexOf(lineBreak, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      line++;
      if (quotes.isOpen) {
        add(chunk.subarray(at, from));
        continue;
      }
      const record = take(false);
      firstLine = line;
      if (record) yield record;
      quotes = new OpenQuotes(cellEnds?.() ?? null);
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  const record = take(true);
  if (record) yield record;
}
