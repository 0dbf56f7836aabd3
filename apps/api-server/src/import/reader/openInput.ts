import { createReadStream, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The file cannot be read at all, or its kind is unknown. `message` is a sentence for the person who named it. */
export class UnreadableInput extends Error {
  override name = 'UnreadableInput';
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

const FORMATS: Readonly<Record<string, Input['format']>> = { jsonl: 'jsonl', ndjson: 'jsonl', csv: 'csv' };

/** Unpacks piece by piece; everything unpacked before a break is handed out before TruncatedInput is thrown. */
async function* unpacked(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const ready: Buffer[] = [];
  let failure: Error | undefined;
  gunzip.on('data', (chunk: Buffer) => ready.push(chunk));
  const closed = new Promise<void>((resolve) => gunzip.once('close', resolve));
  gunzip.on('error', (error) => (failure = error));
  const given = (give: (done: () => void) => void) => Promise.race([new Promise<void>((resolve) => give(resolve)), closed]);
  try {
    for await (const chunk of packed) {
      await given((done) => gunzip.write(chunk, () => done()));
      yield* ready.splice(0);
      if (failure) break;
    }
    if (!failure) gunzip.end();
    await closed;
    yield* ready.splice(0);
    if (failure) throw new TruncatedInput(`the compressed file ends too early or is damaged (${failure.message})`, { cause: failure });
  } finally {
    gunzip.destroy();
  }
}

/**
 * Opens a JSON Lines (.jsonl, .ndjson) or CSV file, plain or with .gz at the end of its name. Memory stays constant.
 * @throws UnreadableInput when it is not there, is no file, or has another kind of name; later TruncatedInput while reading.
 */
export function openInput(file: string): Input {
  const isPacked = /\.gz$/i.test(file);
  const format = FORMATS[/\.([a-z]+)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase() ?? ''];
  if (!format) throw new UnreadableInput(`${file} is neither .jsonl, .ndjson nor .csv (each also with .gz).`);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new UnreadableInput(`${file} is not there.`);
  if (!stat.isFile()) throw new UnreadableInput(`${file} is not a file.`);
  let readBytes = 0;
  async function* raw(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
        readBytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw new UnreadableInput(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`, { cause: error });
    }
  }
  return { format, sizeBytes: stat.size, readBytes: () => readBytes, chunks: isPacked ? unpacked(raw()) : raw() };
}
