import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** Why a file cannot be read, for those who are told in other words than the command's. */
export type InputProblem = 'empty' | 'header' | 'encoding' | 'json' | 'kind';

/** The file cannot be read at all, or its kind is unknown. `message` is a sentence for the person who named it. */
export class UnreadableInput extends Error {
  override name = 'UnreadableInput';
  readonly problem: InputProblem;

  constructor(message: string, { problem = 'kind', ...options }: ErrorOptions & { problem?: InputProblem } = {}) {
    super(message, options);
    this.problem = problem;
  }
}

/** The file ends, or breaks, before its end. What came before was handed out. */
export class TruncatedInput extends Error {
  override name = 'TruncatedInput';
}

/** Bytes of a file as they are to be understood, and how far the file itself was read. */
export interface Input {
  format: 'jsonl' | 'csv';
  /** Size of the file, in bytes as it lies there. */
  sizeBytes: number;
  readBytes(): number;
  chunks: AsyncIterable<Buffer>;
}

const CHUNK_BYTES = 64 * 1024;

/** Spreadsheets name tab-separated text .txt or .tsv; a .json file may be JSON Lines. */
const FORMATS: Readonly<Record<string, Input['format']>> = {
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  json: 'jsonl',
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
};

const GZIP = '1f8b';
/** Files given by mistake, by the first bytes in hexadecimal. */
const OTHERS: readonly (readonly [bytes: string, what: string])[] = [
  ['504b0304', 'a spreadsheet or ZIP archive: save it as CSV UTF-8, or unpack it, and import that'],
  ['d0cf11e0', 'an old spreadsheet (.xls): save it as CSV UTF-8 and import that'],
  ['25504446', 'a PDF: import the table it was made of, as CSV UTF-8'],
  ['28b52ffd', 'packed with Zstandard: unpack it, or pack it with gzip'],
  ['fd377a58', 'packed with xz: unpack it, or pack it with gzip'],
  ['425a68', 'packed with bzip2: unpack it, or pack it with gzip'],
  ['377abcaf', 'a 7-Zip archive: unpack it, and import what is in it'],
];

const cannotBeRead = (file: string, error: unknown) =>
  new UnreadableInput(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`, { cause: error });

/** The first bytes of a file, in hexadecimal. */
function beginningOf(file: string): string {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(4);
      return bytes.toString('hex', 0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw cannotBeRead(file, error);
  }
}

/** Unpacks piece by piece; everything unpacked before a break is handed out before TruncatedInput is thrown. */
async function* unpacked(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const ready: Buffer[] = [];
  let failure: Error | undefined;
  gunzip.on('data', (chunk: Buffer) => ready.push(chunk));
  const closed = new Promise<void>((resolve) => gunzip.once('close', resolve));
  gunzip.on('error', (error) => (failure = error));
  const given = (give: (done: () => void) => void) =>
    Promise.race([new Promise<void>((resolve) => give(resolve)), closed]);
  try {
    for await (const chunk of packed) {
      await given((done) => gunzip.write(chunk, () => done()));
      yield* ready.splice(0);
      if (failure) break;
    }
    if (!failure) gunzip.end();
    await closed;
    yield* ready.splice(0);
    if (failure)
      throw new TruncatedInput(`the compressed file ends too early or is damaged (${failure.message})`, {
        cause: failure,
      });
  } finally {
    gunzip.destroy();
  }
}

/**
 * Opens a file of JSON Lines or CSV. Whether it is packed is known from its bytes, not its name. Memory stays constant.
 * @throws UnreadableInput when it is not there, is no file, or is of another kind; later TruncatedInput while reading.
 */
export function openInput(file: string): Input {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new UnreadableInput(`${file} is not there.`);
  if (!stat.isFile()) throw new UnreadableInput(`${file} is not a file.`);
  const beginning = beginningOf(file);
  const other = OTHERS.find(([bytes]) => beginning.startsWith(bytes));
  if (other) throw new UnreadableInput(`${file} is ${other[1]}.`);
  const format = FORMATS[/\.([a-z]+)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase() ?? ''];
  if (!format)
    throw new UnreadableInput(`${file} is neither .jsonl, .ndjson, .csv, .tsv nor .txt (each also with .gz).`);
  let readBytes = 0;
  async function* raw(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
        readBytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw cannotBeRead(file, error);
    }
  }
  return {
    format,
    sizeBytes: stat.size,
    readBytes: () => readBytes,
    chunks: beginning.startsWith(GZIP) ? unpacked(raw()) : raw(),
  };
}
