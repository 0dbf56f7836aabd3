export interface AgeInput {
  /** What stands in the two boxes; '' is an empty one. */
  min: string;
  max: string;
}

interface AgeRange {
  min_age: number | null;
  max_age: number | null;
}

/** A bound that is no number, or beyond the other one. */
export interface AgeFailure {
  code: 'digits' | 'ageAboveMax' | 'ageBelowMin';
}

export type AgeCheck =
  | { kind: 'valid'; range: AgeRange }
  | { kind: 'invalid'; minFailure: AgeFailure | null; maxFailure: AgeFailure | null };

/**
 * The age filter, checked on blur of one of its boxes: both bounds are numbers of at least 0; min must not
 * be above max and max not below min, and the box that was left carries the error. An empty value clears its
 * bound and its error; both bounds are sent together (docs/product/validation.md#age-filter).
 */
export function checkAgeRange({ min, max }: AgeInput, left: 'min' | 'max'): AgeCheck {
  const minFailure = numberFailure(min);
  const maxFailure = numberFailure(max);
  if (minFailure || maxFailure) return { kind: 'invalid', minFailure, maxFailure };
  const range = { min_age: bound(min), max_age: bound(max) };
  if (range.min_age === null || range.max_age === null || range.min_age <= range.max_age)
    return { kind: 'valid', range };
  return left === 'min'
    ? { kind: 'invalid', minFailure: { code: 'ageAboveMax' }, maxFailure: null }
    : { kind: 'invalid', minFailure: null, maxFailure: { code: 'ageBelowMin' } };
}

function numberFailure(text: string): AgeFailure | null {
  return text.trim() === '' || /^\d+$/.test(text.trim()) ? null : { code: 'digits' };
}

function bound(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
