import { z } from 'zod';
import { name } from '../fields.ts';
import { problemsOf, requiredOf, type ImportedRow, type ImportKind } from '../kind.ts';
import { upsert } from '../upsert.ts';
import { REGION_TABLE } from './regions.ts';

const districtRow = z
  .object({
    code: z
      .string({ error: 'must be a code' })
      .trim()
      .regex(/^\d{2}\.\d{2}\.\d{2}$/, 'must be a code like 34.71.01'),
    regency_code: z
      .string({ error: 'must be a code' })
      .trim()
      .regex(/^\d{2}\.\d{2}$/, 'must be the code of a regency or city, like 34.71'),
    name: name(120),
  })
  .refine(({ code, regency_code: regency }) => code.startsWith(`${regency}.`), {
    path: ['regency_code'],
    message: 'must be the beginning of the code',
  });

interface DistrictRow extends ImportedRow {
  parent_code: string;
}

/** Districts (kecamatan): the third level of regions. Their regencies and cities must be there. */
export const districts: ImportKind<DistrictRow> = {
  name: 'districts',
  required: requiredOf(districtRow),
  convert(value) {
    const parsed = districtRow.safeParse(value);
    if (!parsed.success) return { problems: problemsOf(parsed.error) };
    const { code, regency_code: regency, name: given } = parsed.data;
    const row = {
      source: 'kepmendagri',
      source_id: code,
      code,
      parent_code: regency,
      level: 3,
      kind: 'kecamatan',
      name: given,
      short_name: given,
      population: null,
      area_km2: null,
    };
    return { row, notes: [] };
  },
  async refuse(client, rows) {
    const { rows: found } = await client.query<{ code: string }>(
      'select code from region where level = 2 and code = any($1)',
      [[...new Set(rows.map(({ parent_code: code }) => code))]],
    );
    const known = new Set(found.map(({ code }) => code));
    return new Map(
      rows
        .filter(({ parent_code: code }) => !known.has(code))
        .map((row) => [
          row,
          { field: 'regency_code', reason: `is of no regency or city here: ${row.parent_code} (import regions first)` },
        ]),
    );
  },
  write: (client, rows) => upsert(client, REGION_TABLE, rows),
};
