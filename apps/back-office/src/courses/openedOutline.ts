import { mergeOutlines, type OutlineAnswers } from '@suluh/domain/staff';
import { newKey, toEdited, toSaved, type OutlineSection, type StoredOutline } from './outline.ts';

/** An outline that is edited, and what it began from. */
export interface OpenedOutline {
  /** Version its changes began from; saving names it (docs/product/staff.md#two-people-one-record). */
  version: number;
  sections: OutlineSection[];
  /** What it was then; null for a draft that does not tell, which differs in any case. */
  begun: OutlineSection[] | null;
}

const sentOf = (sections: readonly OutlineSection[]): string => JSON.stringify(toSaved(sections));

/** What is stored, opened to be edited. */
export function openedOf(stored: StoredOutline): OpenedOutline {
  const sections = toEdited(stored);
  return { version: stored.version, sections, begun: sections };
}

/** Whether there is something to save. */
export const isEdited = ({ sections, begun }: OpenedOutline): boolean =>
  begun === null || sentOf(sections) !== sentOf(begun);

/** What is edited once the outline was read anew: what somebody typed stays, with the version it began from. */
export const readAnew = (opened: OpenedOutline | null, stored: StoredOutline): OpenedOutline =>
  opened !== null && isEdited(opened) ? opened : openedOf(stored);

/**
 * What was typed, begun anew from what somebody else saved meanwhile; with what they changed, and what both did.
 * @param answers whose value stays, where both changed the same
 */
export function mergedWith(opened: OpenedOutline, stored: StoredOutline, answers: OutlineAnswers) {
  const current = openedOf(stored);
  const states = { opened: opened.begun ?? [], mine: opened.sections, current: current.sections };
  const { sections, ...told } = mergeOutlines(states, answers);
  return { merged: { ...current, sections }, ...told };
}

/** What is kept of it as a draft. */
export const draftOf = ({ version, sections, begun }: OpenedOutline): Record<string, unknown> => ({
  version,
  sections,
  begun,
});

/**
 * A kept draft, opened with the version it began from: who saved meanwhile is not overwritten. Null where a draft does
 * not tell its version. What is new in it is named anew, apart from what is added to it.
 */
export function openedDraft(values: Record<string, unknown> | undefined): OpenedOutline | null {
  if (typeof values?.version !== 'number' || !Array.isArray(values.sections)) return null;
  const named = <Part extends { key: string; id?: number }>(part: Part): Part =>
    part.id === undefined ? { ...part, key: newKey() } : part;
  const sections = (values.sections as OutlineSection[]).map((section) => ({
    ...named(section),
    lessons: section.lessons.map(named),
  }));
  return {
    version: values.version,
    sections,
    begun: Array.isArray(values.begun) ? (values.begun as OutlineSection[]) : null,
  };
}
