import type { QuestionKind } from './score.ts';

/** A question as staff write it; of kind `short` the options are the accepted words, of `order` they are in their right order. */
export interface WrittenQuestion {
  kind: QuestionKind;
  options: readonly { text: string; isRight: boolean }[];
}

/** Why a question cannot be asked: too few options, the same twice, or not as many right ones as its kind takes. */
export type QuestionProblem = 'fewOptions' | 'sameOption' | 'oneRight' | 'someRight';

const LEAST_OPTIONS: Readonly<Record<QuestionKind, number>> = { one: 2, several: 2, order: 2, short: 1 };

/** What keeps a question from being asked, or null (docs/product/learning.md#pools). */
export function questionProblem({ kind, options }: WrittenQuestion): QuestionProblem | null {
  if (options.length < LEAST_OPTIONS[kind]) return 'fewOptions';
  const texts = options.map(({ text }) => text.trim().toLowerCase());
  if (new Set(texts).size < texts.length) return 'sameOption';
  const right = options.filter(({ isRight }) => isRight).length;
  if (kind === 'one' && right !== 1) return 'oneRight';
  return kind === 'several' && right === 0 ? 'someRight' : null;
}

/** Whether an attempt can draw so many questions out of a pool; null draws all. */
export const canDraw = (drawn: number | null, questions: number): boolean =>
  questions > 0 && (drawn === null || (drawn > 0 && drawn <= questions));
