import type { SubmissionMark } from '@suluh/api/types';
import { runNamed, type Executor } from '../../db/index.ts';

const MARKS = {
  name: 'submission-marks',
  text: `select distinct on (submission_id) submission_id, score, words, created_at from submission_mark
    where submission_id = any($1::uuid[]) order by submission_id, created_at desc, id desc`,
};

interface Row extends Record<string, unknown> {
  submission_id: string;
  score: number;
  words: string;
  created_at: Date;
}

/** The last mark of each work that was marked, by its id (docs/product/learning.md#marks). */
export async function marksOf(
  db: Executor,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, SubmissionMark>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await runNamed<Row>(db, MARKS, [submissionIds]);
  return new Map(
    rows.map(({ submission_id: id, score, words, created_at: at }) => [
      id,
      { score, words, createdAt: at.toISOString() },
    ]),
  );
}
