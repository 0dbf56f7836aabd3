import { MOST_WORK_ROWS, resourceOf, type BulkKind } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { Executor } from '../../../db/index.ts';
import type { WorkOptions } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { NewRow } from '../rows.ts';
import { subjectOf } from '../subjects/index.ts';
import type { Doer } from '../subjects/subject.ts';
import { readNames } from '../table/names.ts';
import { DEEDS } from './deeds.ts';

interface Chosen extends Pick<WorkOptions, 'ids' | 'filter'> {
  expectedCount?: number | undefined;
}

/**
 * What a deed would change about each of the records that are meant, as they are now.
 * @throws ApiError CONFLICT when the list holds another number by now, BAD_REQUEST for more than are done at once
 */
export async function bulkRows(
  tx: Executor,
  { kind, body }: { kind: BulkKind; body: unknown },
  { ids, filter, expectedCount }: Chosen,
  doer: Doer,
): Promise<NewRow[]> {
  const subject = subjectOf(resourceOf(kind));
  const which = { ...(ids ? { ids } : {}), ...(filter ? { filter } : {}) };
  const things = await subject.find(tx, which, doer, MOST_WORK_ROWS + 1);
  if (expectedCount !== undefined && things.length !== expectedCount)
    throw new ApiError('CONFLICT', {
      message: staffWorkText.bulk.moved(things.length),
      data: { count: things.length },
    });
  if (things.length > MOST_WORK_ROWS)
    throw new ApiError('BAD_REQUEST', { message: staffWorkText.bulk.tooMany(wholeNumber(MOST_WORK_ROWS)) });
  const known = { names: await readNames(tx), now: doer.now };
  return things.map((each, at) => {
    const changes = DEEDS[kind].changesOf(each, body as never, known);
    const row = { number: at + 1, title: subject.titleOf(each), subjectId: String(each.id) };
    return Object.keys(changes).length === 0
      ? { ...row, action: 'same' as const }
      : { ...row, action: 'update' as const, version: each.version, changes };
  });
}
