import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPaper } from './paperFile.ts';

const unpack = async (packed: Uint8Array) => new Uint8Array(await promisify(inflate)(packed));
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const signsOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** A file of these objects, whose first is 1. */
const file = (...objects: string[]): Uint8Array =>
  bytesOf(`%PDF-1.7\n${objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('')}`);
const stream = (content: string, head = '<< >>') => `${head}\nstream\n${content}\nendstream`;
const packed = async (content: string) =>
  stream(signsOf(await promisify(deflate)(bytesOf(content))), '<< /Filter /FlateDecode >>');

/** A font whose codes mean letters, by the three ways a table says so. */
const TABLE = `beginbfchar
<0001> <0052>
endbfchar
2 beginbfrange
<0002> <0004> [<0061> <006e> <0069> <>]
<0005> <0006> <0041>
endbfrange`;
const withFont = (page: string, table = stream(TABLE)) =>
  file(
    '<< /Resources << /Font << /F1 2 0 R /F2 5 0 R /F3 99 0 R >> >> >>',
    '<< /Type /Font /ToUnicode 3 0 R >>',
    table,
    stream(page),
    '<< /Type /Font /ToUnicode 98 0 R >>',
  );
const linesOf = async (bytes: Uint8Array) => (await readPaper(bytes, unpack)).lines;

describe('the words of a paper', () => {
  it('are read by the table of their font', async () => {
    expect(await linesOf(withFont('BT /F1 12 Tf <00010002000300040005000600ff> Tj ET'))).toEqual(['RaniAB']);
  });

  it('are read by a packed table too', async () => {
    expect(await linesOf(withFont('BT /F1 12 Tf [<0001> -20 <00020003>] TJ ET', await packed(TABLE)))).toEqual(['Ran']);
  });

  it('are their own codes in a font without a table', async () => {
    expect(await linesOf(file(stream('BT /F9 12 Tf <52616e69> Tj ET')))).toEqual(['Rani']);
  });

  it('may stand in brackets, with those within marked', async () => {
    expect(await linesOf(file(stream('(Rani \\(W\\)) Tj')))).toEqual(['Rani (W)']);
  });

  it('are one line at one height, without what is blank', async () => {
    const page = '1 0 0 1 40 700 Tm (Rani ) Tj 1 0 0 1 80 700 Tm (Wulandari) Tj 1 0 0 1 40 680 Tm (  ) Tj () Tj';
    expect(await linesOf(file(stream(page)))).toEqual(['Rani Wulandari']);
  });

  it('are none of a picture, of a font’s own file, nor of what cannot be unpacked', async () => {
    expect(
      await linesOf(
        file(
          stream('(gambar) Tj', '<< /Subtype /Image >>'),
          stream('(huruf) Tj', '<< /Length1 5 >>'),
          stream('rusak', '<< /Filter /FlateDecode >>'),
        ),
      ),
    ).toEqual([]);
  });
});

describe('the number of a paper', () => {
  const NUMBER = 'SLH-26-0042-7K3M9Q2X';
  const numberOf = async (bytes: Uint8Array) => (await readPaper(bytes, unpack)).number;

  it.each([
    ['in its words', file(stream(`(Nomor ${NUMBER}) Tj`)), NUMBER],
    ['in what is said of the file', file(`<< /Title (${NUMBER}) >>`), NUMBER],
    ['nowhere', file(stream('(Tanpa nomor) Tj')), null],
  ])('%s', async (_, bytes, expected) => expect(await numberOf(bytes)).toBe(expected));

  it('in a packed part that shows no words', async () => {
    expect(await numberOf(file(await packed(`<x:number>${NUMBER}</x:number>`)))).toBe(NUMBER);
  });

  it.each([
    ['of a file that is no PDF', bytesOf(`PK ${NUMBER}`)],
    ['of a file of more than 4 MB', new Uint8Array(4 * 1024 * 1024 + 1)],
  ])('is not looked for %s', async (_, bytes) => {
    expect(await readPaper(bytes, unpack)).toEqual({ number: null, lines: [] });
  });
});

describe('a packed stream whose last byte looks like the end of a line', () => {
  const WORDS = 'BT 1 0 0 1 40 700 Tm (Surat Keterangan) Tj ET\r';
  const paper = (length: string) =>
    new TextEncoder().encode(
      `%PDF-1.3\n1 0 obj\n<< ${length} /Filter /FlateDecode >>\nstream\n${WORDS}\nendstream\nendobj\n`,
    );
  const whole = async (packed: Uint8Array) => {
    if (packed.length !== WORDS.length) throw new Error('unexpected end of file');
    return packed;
  };

  it('is read as long as it says it is', async () => {
    expect((await readPaper(paper(`/Length ${WORDS.length}`), whole)).lines).toEqual(['Surat Keterangan']);
  });
});
