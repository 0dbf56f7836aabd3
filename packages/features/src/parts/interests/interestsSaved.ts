/** The event of the document by which rows that depend on the learner's interests hear that they were saved. */
const SAVED = 'suluh:interests-saved';

/** Says that interests were saved. Browser only. */
export const interestsSaved = (): void => void document.dispatchEvent(new Event(SAVED));

/** Calls `listener` whenever interests are saved on this page; the answer ends that. Browser only. */
export function onInterestsSaved(listener: () => void): () => void {
  document.addEventListener(SAVED, listener);
  return () => document.removeEventListener(SAVED, listener);
}
