/** Versions of SCORM a package speaks. */
export type PackageVersion = '1.2' | '2004';

/** What a package says of its learner. */
export interface PackageOutcome {
  isDone: boolean;
  /** Of 100; null where it gives none. */
  score: number | null;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const at = (node: unknown, name: string): unknown => (isNode(node) ? node[name] : undefined);

function numberOf(value: unknown): number | null {
  const read =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isFinite(read) ? read : null;
}

const ofHundred = (value: number | null): number | null =>
  value === null ? null : Math.round(Math.min(100, Math.max(0, value)));

/**
 * Reads what a package keeps (its `cmi`) by its version: done when it says completed or passed, and not failed; its score of
 * 100 (docs/product/learning.md#packages).
 */
export function packageOutcome(version: PackageVersion, cmi: unknown): PackageOutcome {
  if (version === '1.2') {
    const core = at(cmi, 'core');
    const status = at(core, 'lesson_status');
    return {
      isDone: status === 'completed' || status === 'passed',
      score: ofHundred(numberOf(at(at(core, 'score'), 'raw'))),
    };
  }
  const success = at(cmi, 'success_status');
  const score = at(cmi, 'score');
  const scaled = numberOf(at(score, 'scaled'));
  return {
    isDone: success === 'passed' || (success !== 'failed' && at(cmi, 'completion_status') === 'completed'),
    score: ofHundred(scaled === null ? numberOf(at(score, 'raw')) : scaled * 100),
  };
}
