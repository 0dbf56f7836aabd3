import { newKey, toEdited, toSaved, type OutlineSection, type StoredOutline } from './outline.ts';

/** An outline that is edited, and what it began from. */
export interface OpenedOutline {
  /** Version its changes began from; saving names it (docs/product/staff.md#two-people-one-record). */
  version: number;
  sections: OutlineSection[];
  /** What it was then, as it would be sent; null for a draft, which differs in any case. */
  begun: string | null;
}

const sentOf = (sections: readonly OutlineSection[]): string => JSON.stringify(toSaved(sections));

/** What is stored, opened to be edited. */
export function openedOf(stored: StoredOutline): OpenedOutline {
  const sections = toEdited(stored);
  return { version: stored.version, sections, begun: sentOf(sections) };
}

/** Whether there is something to save. */
export const isEdited = ({ sections, begun }: OpenedOutline): boolean => sentOf(sections) !== begun;

/** What is edited once the outline was read anew: what somebody typed stays, with the version it began from. */
export const readAnew = (opened: OpenedOutline | null, stored: StoredOutline): OpenedOutline =>
  opened !== null && isEdited(opened) ? opened : openedOf(stored);

/** What is kept of it as a draft. */
export const draftOf = ({ version, sections }: OpenedOutline): Record<string, unknown> => ({ version, sections });

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
  return { version: values.version, sections, begun: null };
}
