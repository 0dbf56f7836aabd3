import { createHash } from 'node:crypto';
import { staffWorkEntries as entries, type Entry } from '@suluh/api/catalogue';
import { canReadAnew, NO_ROWS, resourceOf, type ImportKind, type TableFormat } from '@suluh/domain/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { eq } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { ApiError, wrongAt } from '../../../http/apiError.ts';
import { staff } from '../../../http/authenticate.ts';
import { route, type Route } from '../../../http/route.ts';
import { storeUnderSecretName } from '../../../storage/index.ts';
import { recordChange } from '../../staff/change.ts';
import { WORK_FILES } from '../files.ts';
import { giveWork } from '../give.ts';
import { moveWork } from '../rows.ts';
import { importedOf } from '../subjects/index.ts';
import { readFields } from '../table/headings.ts';
import { reachFor, workFor } from '../work.ts';
import type { Reading } from './readFile.ts';

const { staffWork } = schema;

/** Takes a file, whose rows are looked at in the background. */
const importRoute = (entry: Entry, kind: ImportKind): Route =>
  route<Entry>(entry, async ({ query, file, caller }, { db, now, files }) => {
    const { fileName, format } = query as { fileName: string; format: TableFormat };
    const who = staff(caller);
    const path = await storeUnderSecretName(files.closed, WORK_FILES, format, file!);
    const fileHash = createHash('sha256').update(file!).digest();
    const work = { kind, state: 'reading', fileName, format, path, fileHash } as const;
    const id = await db.transaction((tx) => giveWork(tx, work, { who, now: now() }));
    return { data: await workFor(db, { now }, { caller, id }) };
  });

/** @throws ApiError BAD_REQUEST where a field is none of a file of this kind, or two columns stand for one */
function requireReading(kind: ImportKind, columns: Reading): void {
  const known = new Set(readFields(importedOf(resourceOf(kind))));
  const fields = columns.flatMap(({ field }) => field ?? []);
  if (fields.some((field) => !known.has(field))) throw wrongAt('columns', staffWorkText.mapping.unknown);
  if (new Set(fields).size < fields.length) throw wrongAt('columns', staffWorkText.mapping.twice);
}

/** Files that come: what they would do is shown before anything is done (docs/product/staff.md#tables). */
export const importRoutes: Route[] = [
  importRoute(entries.courseImport, 'course.import'),
  importRoute(entries.jobImport, 'job.import'),
  importRoute(entries.promoImport, 'promo.import'),

  route(entries.workColumns, async ({ params: { id }, body: { columns }, caller }, { db, now }) => {
    const { userId } = staff(caller);
    const { kind } = await workFor(db, { now }, { caller, id });
    await reachFor(db, { userId, kind, now: now() });
    const [kept] = await db.select().from(staffWork).where(eq(staffWork.id, id));
    if (!kept || !canReadAnew({ ...kept, hasFile: kept.path !== null })) throw new ApiError('CONFLICT');
    requireReading(kind as ImportKind, columns);
    await db.transaction(async (tx) => {
      const options = { ...kept.options, columns };
      const anew = {
        state: 'reading',
        options,
        problem: null,
        counts: NO_ROWS,
        checkedAt: null,
        endedAt: null,
      } as const;
      if (!(await moveWork(tx, kept, { ...anew, actorId: userId }))) throw new ApiError('CONFLICT');
      await recordChange(tx, { by: userId, action: 'work.columns', subject: `work ${id}` });
    });
    return { data: await workFor(db, { now }, { caller, id }) };
  }),
];
