import { describe, expect, it } from 'vitest';
import { TruncatedInput, UnreadableInput } from './openInput.ts';
import { MOST_RECORD_BYTES } from './readRows.ts';
import { rowsOf } from './rowsOf.fixture.ts';

describe('JSON Lines', () => {
  it.each([1, 2, 7, 1000])('are the same rows in chunks of %i bytes', async (size) => {
    expect(await rowsOf('jsonl', '\ufeff{"id":1,"title":"Kopi ☕"}\r\n\n{"id":2}', { size })).toEqual([
      { line: 1, value: { id: 1, title: 'Kopi ☕' } },
      { line: 3, value: { id: 2 } },
    ]);
  });

  it('reject the line that is no JSON, no object or no UTF-8, and go on', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"id":1\n[1]\n{"title":"caf'),
      Buffer.from([0xe9]),
      Buffer.from('"}\n{"id":4}\n'),
    ]);
    expect(await rowsOf('jsonl', bytes)).toEqual([
      { line: 1, field: '', reason: 'is not JSON' },
      { line: 2, field: '', reason: 'is not a JSON object' },
      { line: 3, field: '', reason: 'is not UTF-8' },
      { line: 4, value: { id: 4 } },
    ]);
  });

  it('reject a line of 10 MB without keeping it', async () => {
    const long = Buffer.concat([Buffer.from('{"id":"'), Buffer.alloc(10_000_000, 'a'), Buffer.from('"}\n{"id":2}\n')]);
    expect(await rowsOf('jsonl', long, { size: 65_536 })).toEqual([
      { line: 1, field: '', reason: `is longer than ${MOST_RECORD_BYTES} bytes` },
      { line: 2, value: { id: 2 } },
    ]);
  });

  it('take a line of the greatest length, and not one byte more', async () => {
    const line = (bytes: number) => `{"a":"${'b'.repeat(bytes - 8)}"}\n`;
    const [fits, tooLong] = await rowsOf('jsonl', line(MOST_RECORD_BYTES) + line(MOST_RECORD_BYTES + 1), {
      size: 65_536,
    });
    expect(fits).toHaveProperty('value');
    expect(tooLong).toHaveProperty('reason');
  });

  it('are cut off when the last line has no end and no meaning', async () => {
    await expect(rowsOf('jsonl', '{"id":1}\n{"id":2,"tit')).rejects.toThrow(TruncatedInput);
  });
});

describe('CSV', () => {
  it.each([1, 3, 1000])('has line breaks and commas within quotation marks, in chunks of %i bytes', async (size) => {
    expect(await rowsOf('csv', 'id,title\n1,"Satu,\n""dua"""\n2,Tiga\n', { size })).toEqual([
      { line: 2, value: { id: '1', title: 'Satu,\n"dua"' } },
      { line: 4, value: { id: '2', title: 'Tiga' } },
    ]);
  });

  it('leaves empty cells out and rejects rows of another width', async () => {
    expect(await rowsOf('csv', 'id,title,city\n1,,Solo\n2,Dua\n')).toEqual([
      { line: 2, value: { id: '1', city: 'Solo' } },
      { line: 3, field: '', reason: 'has 2 columns, and the header has 3' },
    ]);
  });

  it('loses only what an unclosed quotation mark swallows', async () => {
    const rows = await rowsOf('csv', `id,title\n1,"open\n${'x'.repeat(MOST_RECORD_BYTES)}\n3,Tiga\n`, { size: 65_536 });
    expect(rows).toEqual([
      { line: 2, field: '', reason: `is longer than ${MOST_RECORD_BYTES} bytes` },
      { line: 4, value: { id: '3', title: 'Tiga' } },
    ]);
  });

  it.each([1, 3, 1000])('rejects the row with a bare quotation mark alone, in chunks of %i bytes', async (size) => {
    const text = 'id;title;city\n1;Ember 10" besar;Solo\n2;"Panci 5"", tutup";"Solo;\nJawa"\n3;Tiga;\n';
    expect(await rowsOf('csv', text, { size })).toEqual([
      { line: 2, field: 'title', reason: expect.stringContaining('is not CSV: Invalid Opening Quote') },
      { line: 3, value: { id: '2', title: 'Panci 5", tutup', city: 'Solo;\nJawa' } },
      { line: 5, value: { id: '3', title: 'Tiga' } },
    ]);
  });

  it('rejects what stands behind a closed quotation mark, and goes on', async () => {
    expect(await rowsOf('csv', 'id,title\n1,"Satu" besar\n2,Dua\n')).toEqual([
      { line: 2, field: 'title', reason: expect.stringContaining('is not CSV: Invalid Closing Quote') },
      { line: 3, value: { id: '2', title: 'Dua' } },
    ]);
  });

  it('a mark behind a sign that parts no cells here opens nothing', async () => {
    expect(await rowsOf('csv', 'id;title\n1;Meja,"lipat\n2;Dua\n')).toMatchObject([
      { line: 2 },
      { line: 3, value: { id: '2' } },
    ]);
  });

  it.each([
    ['few', '2', 1],
    ['many', '2,Dua,Solo,Jawa', 4],
    ['few, with a mark', '2,Ember 10"', null],
  ])('rejects a last row with too %s cells, whether or not a line break ends the file', async (_, row, cells) => {
    const reason = cells === null ? expect.any(String) : `has ${cells} columns, and the header has 3`;
    for (const end of ['', '\n', '\r\n'])
      expect(await rowsOf('csv', `id,title,city\n1,Satu,Solo\n${row}${end}`)).toEqual([
        { line: 2, value: { id: '1', title: 'Satu', city: 'Solo' } },
        { line: 3, field: cells === null ? 'title' : '', reason },
      ]);
  });

  it('is cut off when it ends within quotation marks', async () => {
    await expect(rowsOf('csv', 'id,title\n1,Satu\n2,"Du')).rejects.toThrow(TruncatedInput);
  });

  it('cannot be read without a header', async () => {
    await expect(rowsOf('csv', ',title\n1,Satu\n')).rejects.toThrow(UnreadableInput);
  });
});

describe('CSV of spreadsheets', () => {
  it.each([
    ['semicolons', 'id;title;city\n1;"Satu; dua";Solo, Jawa\n'],
    ['tabs', 'id\ttitle\tcity\n1\tSatu; dua\tSolo, Jawa\n'],
    ['bars', 'id|title|city\n1|Satu; dua|Solo, Jawa\n'],
    ['commas', '"id","a;b;c;d",title,city\n1,,Satu; dua,"Solo, Jawa"\n'],
  ])('may have %s between cells', async (_, text) => {
    expect(await rowsOf('csv', text)).toEqual([
      { line: 2, value: { id: '1', title: 'Satu; dua', city: 'Solo, Jawa' } },
    ]);
  });

  it('may name the delimiter in a line of its own', async () => {
    expect(await rowsOf('csv', '\ufeffsep=;\r\nid;a,b,c\r\n1;dua\r\n')).toEqual([
      { line: 3, value: { id: '1', 'a,b,c': 'dua' } },
    ]);
  });

  it.each([1, 65_536])('may end lines with carriage returns alone, in chunks of %i bytes', async (size) => {
    expect(await rowsOf('csv', 'id,title\r1,"Satu\ndua"\r2,Tiga\r', { size })).toEqual([
      { line: 2, value: { id: '1', title: 'Satu\ndua' } },
      { line: 3, value: { id: '2', title: 'Tiga' } },
    ]);
  });

  it('keeps a carriage return within quotation marks', async () => {
    expect(await rowsOf('csv', '"a\rb",id\r\nSatu,1\r\n')).toEqual([{ line: 2, value: { 'a\rb': 'Satu', id: '1' } }]);
  });

  it('may have empty columns and rows at its end, and capitals in the header', async () => {
    expect(await rowsOf('csv', 'ID; Title;;\n1;Satu;;\n;;;\n2;Dua;;Tiga\n')).toEqual([
      { line: 2, value: { id: '1', title: 'Satu' } },
      { line: 4, field: '', reason: 'has 4 columns, and the header has 2' },
    ]);
  });

  it('has no rows when there is only a header', async () => {
    expect(await rowsOf('csv', 'id,title\n')).toEqual([]);
  });
});

describe('a file that is refused', () => {
  it.each<['csv' | 'jsonl', string, string]>([
    ['csv', '', 'The file is empty.'],
    ['jsonl', '\ufeff\r\n \n', 'The file is empty.'],
    ['jsonl', '[{"id":1},\n{"id":2}]', 'The file is a JSON array: write each object on a line of its own'],
    ['jsonl', `[${'{"id":1},'.repeat(200_000)}]`, 'The file is a JSON array: write each object on a line of its own'],
    [
      'jsonl',
      '{\n  "id": 1\n}\n',
      'The file has JSON objects over several lines: write each object on a line of its own',
    ],
    ['csv', '{"id":1}\n', 'The file is named CSV and holds JSON'],
    ['csv', 'id,title,id\n1,2,3\n', 'The header names the column id twice.'],
    ['csv', 'id;;title\n1;;2\n', 'The first line is not a CSV header: column 2 has no name.'],
    ['csv', 'kode;nama\n1;2\n', 'The header has no column id, title; it has kode, nama.'],
  ])('says so in one sentence: %s %#', async (format, text, message) => {
    const reading = rowsOf(format, text, { size: 65_536, required: ['id', 'title'] });
    await expect(reading).rejects.toThrow(UnreadableInput);
    await expect(reading).rejects.toThrow(message);
  });
});
