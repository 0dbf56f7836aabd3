import { describe, expect, it } from 'vitest';
import { TruncatedInput, UnreadableInput } from './openInput.ts';
import { MOST_RECORD_BYTES, readRows, type ReadRow } from './readRows.ts';

/** Reads `text` cut into chunks of `size` bytes, as a file may arrive. */
async function rowsOf(format: 'csv' | 'jsonl', text: string | Buffer, size = 7): Promise<ReadRow[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const rows: ReadRow[] = [];
  for await (const row of readRows({ format, chunks: chunks() })) rows.push(row);
  return rows;
}

describe('JSON Lines', () => {
  it.each([1, 2, 7, 1000])('are the same rows in chunks of %i bytes', async (size) => {
    expect(await rowsOf('jsonl', '\ufeff{"id":1,"title":"Kopi ☕"}\r\n\n{"id":2}', size)).toEqual([
      { line: 1, value: { id: 1, title: 'Kopi ☕' } },
      { line: 3, value: { id: 2 } },
    ]);
  });

  it('reject the line that is no JSON, no object or no UTF-8, and go on', async () => {
    const bytes = Buffer.concat([Buffer.from('{"id":1\n[1]\n{"title":"caf'), Buffer.from([0xe9]), Buffer.from('"}\n{"id":4}\n')]);
    expect(await rowsOf('jsonl', bytes)).toEqual([
      { line: 1, field: '', reason: 'is not JSON' },
      { line: 2, field: '', reason: 'is not a JSON object' },
      { line: 3, field: '', reason: 'is not UTF-8' },
      { line: 4, value: { id: 4 } },
    ]);
  });

  it('reject a line of 10 MB without keeping it', async () => {
    const long = Buffer.concat([Buffer.from('{"id":"'), Buffer.alloc(10_000_000, 'a'), Buffer.from('"}\n{"id":2}\n')]);
    expect(await rowsOf('jsonl', long, 65_536)).toEqual([{ line: 1, field: '', reason: `is longer than ${MOST_RECORD_BYTES} bytes` }, { line: 2, value: { id: 2 } }]);
  });

  it('take a line of the greatest length, and not one byte more', async () => {
    const line = (bytes: number) => `{"a":"${'b'.repeat(bytes - 8)}"}\n`;
    const [fits, tooLong] = await rowsOf('jsonl', line(MOST_RECORD_BYTES) + line(MOST_RECORD_BYTES + 1), 65_536);
    expect(fits).toHaveProperty('value');
    expect(tooLong).toHaveProperty('reason');
  });

  it('are cut off when the last line has no end and no meaning', async () => {
    await expect(rowsOf('jsonl', '{"id":1}\n{"id":2,"tit')).rejects.toThrow(TruncatedInput);
  });
});

describe('CSV', () => {
  it.each([1, 3, 1000])('has line breaks and commas within quotation marks, in chunks of %i bytes', async (size) => {
    expect(await rowsOf('csv', 'id,title\n1,"Satu,\n""dua"""\n2,Tiga\n', size)).toEqual([
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
    const rows = await rowsOf('csv', `id,title\n1,"open\n${'x'.repeat(MOST_RECORD_BYTES)}\n3,Tiga\n`, 65_536);
    expect(rows).toEqual([{ line: 2, field: '', reason: `is longer than ${MOST_RECORD_BYTES} bytes` }, { line: 4, value: { id: '3', title: 'Tiga' } }]);
  });

  it('cannot be read without a header', async () => {
    await expect(rowsOf('csv', ',title\n1,Satu\n')).rejects.toThrow(UnreadableInput);
  });
});
