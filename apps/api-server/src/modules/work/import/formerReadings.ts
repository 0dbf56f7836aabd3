import { resourceOf } from '@suluh/domain/staff';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { importedOf } from '../subjects/index.ts';
import { readFields } from '../table/headings.ts';
import type { ImportWork } from './readImport.ts';
import type { Reading } from './readFile.ts';

const { staffWork } = schema;

/** Files that are looked back at. */
const MOST = 50;

/**
 * What somebody chose the columns of their former files of this kind to be read for, the latest first: whoever gets the
 * same table each month chooses once (docs/product/staff.md#tables).
 */
export async function formerReadings(db: Executor, { id, kind, userId }: ImportWork): Promise<Reading[]> {
  const known = new Set<string | null>([null, ...readFields(importedOf(resourceOf(kind)))]);
  const rows = await db
    .select({ options: staffWork.options })
    .from(staffWork)
    .where(
      and(
        userId === null ? isNull(staffWork.userId) : eq(staffWork.userId, userId),
        eq(staffWork.kind, kind),
        ne(staffWork.id, id),
        sql`${staffWork.options} ? 'columns'`,
      ),
    )
    .orderBy(desc(staffWork.createdAt), desc(staffWork.id))
    .limit(MOST);
  // A field that is read no more makes an old choice none.
  return rows.flatMap(({ options: { columns } }) => (columns?.every(({ field }) => known.has(field)) ? [columns] : []));
}
