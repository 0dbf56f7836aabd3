import { DAY_MS } from '@suluh/domain/time';
import { PREVIEW_MS, WORK_FILE_MS, WORK_KEPT_DAYS } from '@suluh/domain/staff';
import { and, inArray, isNotNull, isNull, lt, or, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { removeStored } from '../../storage/index.ts';
import { WORK_FILES } from './files.ts';
import type { WorkServices } from './run.ts';

/** Files taken away at a time. */
const BATCH = 200;

/** Takes away files nobody may fetch any more, and work that was told long enough (docs/product/staff.md#work). */
export async function dropOld({ db, files, now }: Pick<WorkServices, 'db' | 'files' | 'now'>): Promise<void> {
  const { staffWork } = schema;
  const before = (ms: number): Date => new Date(now().getTime() - ms);
  const over = await db
    .select({ id: staffWork.id, path: staffWork.path })
    .from(staffWork)
    .where(
      and(
        isNotNull(staffWork.path),
        or(
          lt(staffWork.endedAt, before(WORK_FILE_MS)),
          and(eq(staffWork.state, 'checked'), lt(staffWork.checkedAt, before(PREVIEW_MS)), isNull(staffWork.endedAt)),
        ),
      ),
    )
    .limit(BATCH);
  for (const { path } of over) await removeStored(files.closed, WORK_FILES, path!);
  if (over.length > 0)
    await db
      .update(staffWork)
      .set({ path: null })
      .where(
        inArray(
          staffWork.id,
          over.map(({ id }) => id),
        ),
      );
  await db.delete(staffWork).where(lt(staffWork.createdAt, before(WORK_KEPT_DAYS * DAY_MS)));
}
