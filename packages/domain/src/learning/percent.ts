/**
 * How far a learner is, in whole percent of the lessons that count: the one number of card, page and report. 100 only
 * when all are done, 0 only when none is (docs/product/learning.md#progress).
 */
export function percentDone(done: number, total: number): number {
  if (total <= 0 || done <= 0) return 0;
  return Math.min(100, Math.max(1, Math.floor((done * 100) / total)));
}
