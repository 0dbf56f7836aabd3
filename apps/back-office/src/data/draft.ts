/** Values somebody typed and did not save. */
export interface Draft {
  at: string;
  values: Record<string, unknown>;
}

const keyOf = (userId: string, resource: string, id: string): string => `suluh-draft:${userId}:${resource}:${id}`;

/** The draft of a record, if one was left. */
export function readDraft(userId: string, resource: string, id: string): Draft | null {
  const stored = localStorage.getItem(keyOf(userId, resource, id));
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as Draft;
  } catch {
    return null; // written by another version: there is nothing to offer
  }
}

/** Keeps what was typed, on this machine alone. */
export function keepDraft(userId: string, resource: string, id: string, values: Record<string, unknown>): void {
  try {
    localStorage.setItem(keyOf(userId, resource, id), JSON.stringify({ at: new Date().toISOString(), values }));
  } catch {
    // The browser keeps nothing more: the form itself still has it.
  }
}

/** Lets a draft go: it was saved, or nobody wants it. */
export const dropDraft = (userId: string, resource: string, id: string): void =>
  localStorage.removeItem(keyOf(userId, resource, id));
