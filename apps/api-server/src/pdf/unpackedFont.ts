import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

/**
 * A font as TrueType out of its WOFF file, once: to unpack it for every document, in JavaScript, would take most of the
 * time of a document.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('A font of the paper is no WOFF file.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = WOFF_HEADER + at * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const start = HEADER + tables.length * ENTRY;
  const font = Buffer.alloc(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tables.length, 4); // what follows, for a binary search of the tables, no reader of ours asks for
  let offset = start;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEADER + at * ENTRY;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  }
  return font;
}
