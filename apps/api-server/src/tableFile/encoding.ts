import { TruncatedInput, UnreadableInput } from './openInput.ts';

/**
 * Encodings a file may be in. The first three are recognised; windows-1252 (ANSI) cannot be told from damage and must
 * be named.
 */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Enough of a file to know its encoding, its line breaks and, in most files, its header. */
const HEAD_BYTES = 64 * 1024;
/** Of so many bytes it is looked whether every second one is 0, as in UTF-16 of a header or of JSON. */
const PATTERN_BYTES = 256;

const startsWith = (head: Buffer, ...bytes: number[]): boolean =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes));

/**
 * The encoding of a file that begins with `head`: by its byte order mark, or by the zeros that plain letters have in
 * UTF-16.
 * @throws UnreadableInput for UTF-32.
 */
export function encodingOf(head: Buffer): Encoding {
  if (startsWith(head, 0xff, 0xfe, 0, 0) || startsWith(head, 0, 0, 0xfe, 0xff))
    throw new UnreadableInput('The file is UTF-32: save it as UTF-8 and import it again.', { problem: 'encoding' });
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be';
  const start = head.subarray(0, PATTERN_BYTES);
  const pairs = start.length >> 1;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at++) if (start[at] === 0) zeros[at % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (odd > pairs / 2 && even * 10 < odd) return 'utf-16le';
  return even > pairs / 2 && odd * 10 < even ? 'utf-16be' : 'utf-8';
}

/** Gathers the first chunks until they are HEAD_BYTES, so that the first one handed out can be looked at. */
async function* headFirst(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    yield head;
    head = null;
  }
  if (head) yield head;
}

/**
 * The text of a file as UTF-8 bytes without a byte order mark; the first chunk is the file's head. UTF-8 is handed on
 * as it is, so that a damaged line is one damaged line.
 * @throws TruncatedInput where UTF-16 is broken.
 */
export async function* toUtf8(chunks: AsyncIterable<Buffer>, given?: Encoding): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let encoding = given;
  let isFirst = true;
  const text = (chunk?: Buffer): Buffer => {
    try {
      return Buffer.from(decoder!.decode(chunk, { stream: chunk !== undefined }));
    } catch (error) {
      throw new TruncatedInput(`the file is not proper ${encoding!.toUpperCase()}: it is cut off or damaged`, {
        cause: error,
      });
    }
  };
  for await (const chunk of headFirst(chunks)) {
    if (isFirst) {
      encoding ??= encodingOf(chunk);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding, { fatal: true });
    }
    if (decoder) yield text(chunk);
    else yield isFirst && startsWith(chunk, 0xef, 0xbb, 0xbf) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
  if (decoder) yield text();
}
