import { describe, expect, it } from 'vitest';
import { UnreadableInput } from './openInput.ts';
import { encodingOf, type Encoding } from './encoding.ts';
import { rowsOf } from './rowsOf.fixture.ts';

const CSV = 'id,title\n1,Kopi ☕ 🙂\n2,"Café\nÉlan"\n';
const ROWS = [
  { line: 2, value: { id: '1', title: 'Kopi ☕ 🙂' } },
  { line: 3, value: { id: '2', title: 'Café\nÉlan' } },
];

const utf16 = (text: string, isBig: boolean): Buffer =>
  isBig ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le');

describe.each([1, 3, 65_536])('a file in chunks of %i bytes', (size) => {
  it.each([
    ['UTF-8', Buffer.from(CSV)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${CSV}`)],
    ['UTF-16 LE with its mark', utf16(`\ufeff${CSV}`, false)],
    ['UTF-16 BE with its mark', utf16(`\ufeff${CSV}`, true)],
    ['UTF-16 LE without a mark', utf16(CSV, false)],
    ['UTF-16 BE without a mark', utf16(CSV, true)],
  ])('is read as %s', async (_, bytes) => {
    expect(await rowsOf('csv', bytes, { size })).toEqual(ROWS);
  });

  it('is read as JSON Lines in UTF-16', async () => {
    expect(await rowsOf('jsonl', utf16('\ufeff{"id":1,"title":"Ş"}\r\n{"id":2}\r\n', false), { size })).toEqual([
      { line: 1, value: { id: 1, title: 'Ş' } },
      { line: 2, value: { id: 2 } },
    ]);
  });
});

describe('windows-1252', () => {
  const bytes = Buffer.from('id;title\n1;Café\n2;Kopi\n', 'latin1');

  it('is read when it is named', async () => {
    expect(await rowsOf('csv', bytes, { encoding: 'windows-1252' })).toMatchObject([
      { value: { title: 'Café' } },
      { value: { title: 'Kopi' } },
    ]);
  });

  it('loses only its lines with other letters when it is not', async () => {
    expect(await rowsOf('csv', bytes)).toMatchObject([
      { line: 2, reason: 'is not UTF-8' },
      { value: { title: 'Kopi' } },
    ]);
  });

  it('cannot be guessed in a header', async () => {
    await expect(rowsOf('csv', Buffer.from('id,caf\xe9\n1,2\n', 'latin1'))).rejects.toThrow(
      'The header is not UTF-8: save the file as UTF-8, or name its encoding (--encoding windows-1252), and import it again.',
    );
  });
});

describe('encoding', () => {
  it.each<[Encoding, Buffer]>([
    ['utf-8', Buffer.from('{"id":1}')],
    ['utf-8', Buffer.from([])],
    ['utf-8', Buffer.from([0x7b])],
    ['utf-8', Buffer.from('a\0b\0\0\0c')],
    ['utf-16le', utf16('{"id":1}', false)],
    ['utf-16be', utf16('{"id":1}', true)],
    ['utf-16le', utf16('{"title":"Āgama"}', false)],
  ])('is %s', (encoding, head) => {
    expect(encodingOf(head)).toBe(encoding);
  });

  it('is refused when it is UTF-32', () => {
    expect(() => encodingOf(Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]))).toThrow(UnreadableInput);
    expect(() => encodingOf(Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]))).toThrow(
      'The file is UTF-32: save it as UTF-8',
    );
  });

  it('is broken off within a letter', async () => {
    await expect(rowsOf('csv', utf16(`\ufeff${CSV}`, false).subarray(0, -1))).rejects.toThrow(
      'not proper UTF-16LE: it is cut off or damaged',
    );
  });
});
