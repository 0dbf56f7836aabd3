import { z } from 'zod';
import { count, amount, name } from '../fields.ts';
import { problemsOf, requiredOf, type ImportedRow, type ImportKind } from '../kind.ts';
import { upsert, type ImportTable } from '../upsert.ts';

const regionRow = z
  .object({
    code: z
      .string({ error: 'must be a code' })
      .trim()
      .regex(/^\d{2}(\.\d{2})?$/, 'must be a code like 34 or 34.71'),
    parent: z
      .string()
      .trim()
      .regex(/^\d{2}$/, 'must be the code of a province')
      .optional(),
    level: count(2),
    kind: z.enum(['provinsi', 'kabupaten', 'kota'], { error: 'must be provinsi, kabupaten or kota' }),
    name: name(120),
    short_name: name(120),
    population: count(2_000_000_000).optional(),
    area_km2: amount(10_000_000).optional(),
  })
  .refine(({ level, parent }) => (level === 2) === (parent !== undefined), {
    path: ['parent'],
    message: 'must be given for level 2 and only there',
  });

/** Where places of every level are kept. */
export const REGION_TABLE: ImportTable = {
  name: 'region',
  columns: {
    source: 'text',
    source_id: 'text',
    code: 'text',
    parent_code: 'text',
    level: 'int',
    kind: 'text',
    name: 'text',
    short_name: 'text',
    population: 'bigint',
    area_km2: 'double precision',
  },
  onlyNew: [],
};

/** Provinces, regencies and cities with their official codes (Kepmendagri). */
export const regions: ImportKind<ImportedRow> = {
  name: 'regions',
  required: requiredOf(regionRow),
  convert(value) {
    const parsed = regionRow.safeParse(value);
    if (!parsed.success) return { problems: problemsOf(parsed.error) };
    const { parent, population, area_km2, ...rest } = parsed.data;
    return {
      row: {
        source: 'kepmendagri',
        source_id: rest.code,
        ...rest,
        parent_code: parent ?? null,
        population: population ?? null,
        area_km2: area_km2 ?? null,
      },
      notes: [],
    };
  },
  write: (client, rows) => upsert(client, REGION_TABLE, rows),
};
