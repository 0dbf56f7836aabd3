import writeXlsxFile from 'write-excel-file/node';
import { expect, it } from 'vitest';
import { readXlsx } from './readXlsx.ts';

const head = ['Hari', 'Saat'].map((value) => ({ type: String, value }));
const cellOf = (written: string) => ({ type: Date, value: new Date(`${written}Z`), format: 'dd/mm/yyyy hh:mm' });

it('a day and a moment of a spreadsheet are read as they are written', async () => {
  const moments = ['2026-12-31T23:59:00', '2027-01-01T00:00:00', '2027-02-28T08:01:00'];
  const rows = moments.map((moment) => [cellOf('2026-12-31T00:00:00'), cellOf(moment)]);
  const read = await readXlsx(await writeXlsxFile([head, ...rows]).toBuffer(), () => undefined);
  expect(read.map((row) => ('value' in row ? row.value : null))).toEqual([
    { hari: '2026-12-31', saat: '2026-12-31 23:59' },
    { hari: '2026-12-31', saat: '2027-01-01' },
    { hari: '2026-12-31', saat: '2027-02-28 08:01' },
  ]);
});
