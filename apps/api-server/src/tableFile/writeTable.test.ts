import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableInput } from './openInput.ts';
import { readXlsx } from './readXlsx.ts';
import { rowsOf } from './rowsOf.fixture.ts';
import { csvFile, jsonLines, MOST_CELL_SIGNS, xlsxFile, type Cell } from './writeTable.ts';

const TABLE: readonly (readonly Cell[])[] = [
  ['Nomor', 'Nama', 'Isi'],
  [7, '=HYPERLINK("x")', ['Rumus', 'Tabel; "rapi"']],
  [8, 'Batik, tulis', null],
];
const read = async (bytes: Buffer) => {
  let columns: readonly string[] = [];
  const rows = await readXlsx(bytes, (found) => (columns = found));
  return { columns, rows };
};

describe('a table that is written', () => {
  it.each([',', ';'] as const)('as CSV with %s is read again, formulas defused', async (delimiter) => {
    const file = csvFile(TABLE, delimiter);
    expect(file.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(await rowsOf('csv', file)).toEqual([
      { line: 2, value: { nomor: '7', nama: `'=HYPERLINK("x")`, isi: 'Rumus\nTabel; "rapi"' } },
      { line: 4, value: { nomor: '8', nama: 'Batik, tulis' } },
    ]);
  });

  it('as a spreadsheet is read again, formulas defused and what no cell holds left out', async () => {
    const long = 'x'.repeat(MOST_CELL_SIGNS + 1);
    const { columns, rows } = await read(await xlsxFile([...TABLE, [9, long, '00012']], '(panjang)'));
    expect(columns).toEqual(['nomor', 'nama', 'isi']);
    expect(rows).toEqual([
      { line: 2, value: { nomor: '7', nama: `'=HYPERLINK("x")`, isi: 'Rumus\nTabel; "rapi"' } },
      { line: 3, value: { nomor: '8', nama: 'Batik, tulis' } },
      { line: 4, value: { nomor: '9', nama: '(panjang)', isi: '00012' } },
    ]);
  });

  it('as JSON Lines keeps what a cell is', async () => {
    expect(await rowsOf('jsonl', Buffer.from(jsonLines(['id', 'nama', 'isi'], TABLE.slice(1))))).toEqual([
      { line: 1, value: { id: 7, nama: '=HYPERLINK("x")', isi: ['Rumus', 'Tabel; "rapi"'] } },
      { line: 2, value: { id: 8, nama: 'Batik, tulis', isi: null } },
    ]);
  });
});

describe('a spreadsheet', () => {
  it('that is none, or unpacks to more than fits, is refused', async () => {
    await expect(read(Buffer.from('halo'))).rejects.toThrow(UnreadableInput);
    await expect(read(Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) })))).rejects.toThrow(UnreadableInput);
    const huge = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(101 * 1024 * 1024) }, { level: 9 });
    await expect(read(Buffer.from(huge))).rejects.toThrow('too large');
  });

  it('without a header, or with one column twice, is refused', async () => {
    await expect(read(await xlsxFile([['Nama', 'nama']], ''))).rejects.toThrow('twice');
  });
});
