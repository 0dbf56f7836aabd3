/** A box of an MP4 file: its kind and where it lies, in bytes. */
interface Box {
  kind: string;
  start: number;
  end: number;
}

export const HEADER = 8;

/** The boxes of a stretch of an MP4 file, in order. @throws Error for what is no box */
export function boxesIn(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    const size = file.readUInt32BE(start);
    if (size < HEADER || start + size > to) throw new Error(`No box of an MP4 file at byte ${start}.`);
    boxes.push({ kind: file.toString('latin1', start + 4, start + HEADER), start, end: start + size });
    start += size;
  }
  return boxes;
}

/** The box a path leads to, such as moov, trak. @throws Error when there is none */
export function boxAt(file: Buffer, path: readonly string[]): Box {
  let within: Box = { kind: 'file', start: -HEADER, end: file.length };
  for (const kind of path) {
    const found = boxesIn(file, within.start + HEADER, within.end).find((box) => box.kind === kind);
    if (!found) throw new Error(`No ${path.join('/')} in the file.`);
    within = found;
  }
  return within;
}

/** Where the index says when it was made. */
const DATED = [
  ['moov', 'mvhd'],
  ['moov', 'trak', 'tkhd'],
  ['moov', 'trak', 'mdia', 'mdhd'],
];

/**
 * The file with its index before its pictures, so that it plays from the first bytes that come, and without room for
 * what is not there or the hour it was made at; the places the index names move with the pictures. Files of one track and under 4 GB.
 */
export function moovFirst(file: Buffer): Buffer {
  const [ftyp, moov, mdat] = ['ftyp', 'moov', 'mdat'].map((kind) => boxAt(file, [kind])) as [Box, Box, Box];
  if (moov.start === ftyp.end) return file;
  const index = Buffer.from(file.subarray(moov.start, moov.end));
  const shift = ftyp.end - ftyp.start + index.length - mdat.start;
  const chunks = boxAt(index, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stco']);
  for (let at = chunks.start + 16; at < chunks.end; at += 4) index.writeUInt32BE(index.readUInt32BE(at) + shift, at);
  for (const box of DATED) {
    const { start } = boxAt(index, box);
    index.fill(0, start + HEADER + 4, start + HEADER + 12);
  }
  return Buffer.concat([file.subarray(ftyp.start, ftyp.end), index, file.subarray(mdat.start, mdat.end)]);
}
