/** Learning interests a learner may choose (docs/product/interest.md#dialog). */
export const MAX_INTERESTS = 3;
/** Learning interests needed to save (docs/product/interest.md#dialog). */
export const MIN_INTERESTS = 1;

/** A learning interest (docs/product/interest.md). */
export interface LearningInterest {
  name: string;
  isSelected: boolean;
}

/** Names sorted alphabetically, case-insensitive (docs/product/interest.md#dialog). */
export function sortedNames(interests: readonly LearningInterest[]): string[] {
  return interests
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'id', { sensitivity: 'base' }) || a.localeCompare(b, 'id'));
}

/**
 * Names that contain the keyword, in any case; all of them for a blank keyword (docs/product/interest.md#dialog).
 */
export function filterNames(names: readonly string[], keyword: string): string[] {
  const wanted = keyword.trim().toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(wanted));
}

/** The names chosen when the dialog opens (docs/product/interest.md: pre-checks selected ones). */
export function preselected(interests: readonly LearningInterest[]): string[] {
  return interests.filter(({ isSelected }) => isSelected).map(({ name }) => name);
}

export type InterestToggle = { kind: 'changed'; chosen: string[] } | { kind: 'refused'; code: 'interestMax' };

/** Checks or unchecks a name; a fourth choice is refused (docs/product/interest.md#dialog). */
export function toggleInterest(chosen: readonly string[], name: string): InterestToggle {
  if (chosen.includes(name)) return { kind: 'changed', chosen: chosen.filter((other) => other !== name) };
  if (chosen.length >= MAX_INTERESTS) return { kind: 'refused', code: 'interestMax' };
  return { kind: 'changed', chosen: [...chosen, name] };
}

/** Further boxes are disabled once 3 are chosen (docs/product/interest.md#dialog). */
export function interestDisabled(chosen: readonly string[], name: string): boolean {
  return chosen.length >= MAX_INTERESTS && !chosen.includes(name);
}

export type InterestSave =
  | { kind: 'save'; interest: readonly string[] }
  | { kind: 'refused'; code: 'interestMin' | 'interestMax' };

/** Saving needs at least 1 choice and takes at most 3 (docs/product/session.md; docs/product/interest.md#dialog). */
export function saveInterests(chosen: readonly string[]): InterestSave {
  if (chosen.length < MIN_INTERESTS) return { kind: 'refused', code: 'interestMin' };
  if (chosen.length > MAX_INTERESTS) return { kind: 'refused', code: 'interestMax' };
  return { kind: 'save', interest: chosen };
}
