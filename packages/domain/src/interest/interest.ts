/** Learning interests a learner may choose (spec 5, Interests; spec 9, Other). */
export const MAX_INTERESTS = 3;
/** Learning interests needed to save (spec 5, Interests). */
export const MIN_INTERESTS = 1;

/** A learning interest (spec 3, Other entities). */
export interface LearningInterest {
  name: string;
  isSelected: boolean;
}

/** Names sorted alphabetically, case-insensitive (spec 2, Learning interest). */
export function sortedNames(interests: readonly LearningInterest[]): string[] {
  return interests
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'id', { sensitivity: 'base' }) || a.localeCompare(b, 'id'));
}

/**
 * Names that contain the keyword, in any case; all of them for a blank keyword (spec 2, Learning interest).
 */
export function filterNames(names: readonly string[], keyword: string): string[] {
  const wanted = keyword.trim().toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(wanted));
}

/** The names chosen when the dialog opens (spec 4: pre-checks selected ones). */
export function preselected(interests: readonly LearningInterest[]): string[] {
  return interests.filter(({ isSelected }) => isSelected).map(({ name }) => name);
}

export type InterestToggle = { kind: 'changed'; chosen: string[] } | { kind: 'refused'; code: 'interestMax' };

/** Checks or unchecks a name; a fourth choice is refused (spec 5, Interests). */
export function toggleInterest(chosen: readonly string[], name: string): InterestToggle {
  if (chosen.includes(name)) return { kind: 'changed', chosen: chosen.filter((other) => other !== name) };
  if (chosen.length >= MAX_INTERESTS) return { kind: 'refused', code: 'interestMax' };
  return { kind: 'changed', chosen: [...chosen, name] };
}

/** Further boxes are disabled once 3 are chosen (spec 5, Interests). */
export function interestDisabled(chosen: readonly string[], name: string): boolean {
  return chosen.length >= MAX_INTERESTS && !chosen.includes(name);
}

export type InterestSave =
  | { kind: 'save'; interest: readonly string[] }
  | { kind: 'refused'; code: 'interestMin' | 'interestMax' };

/** Saving needs at least 1 choice and takes at most 3 (spec 4, Session; spec 5, Interests). */
export function saveInterests(chosen: readonly string[]): InterestSave {
  if (chosen.length < MIN_INTERESTS) return { kind: 'refused', code: 'interestMin' };
  if (chosen.length > MAX_INTERESTS) return { kind: 'refused', code: 'interestMax' };
  return { kind: 'save', interest: chosen };
}

/** After saving, the collection is refreshed on the home page only (spec 4, Session). */
export function refreshesCollection(path: string): boolean {
  return path === '/';
}
