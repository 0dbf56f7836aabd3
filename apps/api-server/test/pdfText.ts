import { readPaper } from '@suluh/domain/certificate';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpacked = async (packed: Uint8Array): Promise<Uint8Array> => new Uint8Array(await promisify(inflate)(packed));

/** Text of a PDF, line by line, as the product itself reads papers. */
export const textOfPdf = async (pdf: Buffer): Promise<string> =>
  (await readPaper(new Uint8Array(pdf), unpacked)).lines.join('\n');
