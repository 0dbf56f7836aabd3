import { changedFields, mergeThree } from '@suluh/domain/staff';

type Values = Record<string, unknown>;

/** Values somebody typed and did not save. */
export interface Draft {
  at: string;
  values: Values;
  /** What the record said in these fields when they were typed. */
  opened?: Values;
}

/** What a draft would do to the record as it is now. */
export interface DraftOffer {
  /** Fields it would change, and to what. */
  changed: Values;
  /** Those of them that somebody else saved anew meanwhile: a person chooses. */
  both: string[];
}

/**
 * What is left of a draft beside the record as it is now. A draft that does not know what it was typed over asks about
 * every field (docs/product/staff.md#two-people-one-record).
 */
export function offerOf({ values, opened }: Draft, record: Values): DraftOffer {
  const changed = changedFields(record, values);
  if (!opened) return { changed, both: Object.keys(record).length > 0 ? Object.keys(changed) : [] };
  return { changed, both: mergeThree(opened, values, record).both };
}

/** Fields whose value is nobody's to read afterwards, on whatever machine it was typed: no draft holds them. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['oidcClientSecret']);

/** What of some values may be kept. */
export const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET_FIELDS.has(name)));

const BEGIN = 'suluh-draft:';
const keyOf = (userId: string, resource: string, id: string): string => `${BEGIN}${userId}:${resource}:${id}`;

/** The draft of a record, if one was left. */
export function readDraft(userId: string, resource: string, id: string): Draft | null {
  return parsed(localStorage.getItem(keyOf(userId, resource, id)));
}

function parsed(stored: string | null): Draft | null {
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as Draft;
  } catch {
    return null; // written by another version: there is nothing to offer
  }
}

/** Takes the secrets out of all drafts on this machine, whoever left them: before, they were kept like anything else. */
export function forgetKeptSecrets(): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  for (const key of keys.filter((each) => each.startsWith(BEGIN))) {
    const draft = parsed(localStorage.getItem(key));
    const kept = withoutSecrets(draft?.values ?? {});
    if (!draft || Object.keys(kept).length === Object.keys(draft.values ?? {}).length) continue;
    if (Object.keys(kept).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...draft, values: kept }));
  }
}

/** Keeps what was typed, on this machine alone, and no secret of it. */
export function keepDraft(userId: string, resource: string, id: string, typed: Omit<Draft, 'at'>): void {
  try {
    localStorage.setItem(
      keyOf(userId, resource, id),
      JSON.stringify({ at: new Date().toISOString(), ...typed, values: withoutSecrets(typed.values) }),
    );
  } catch {
    // The browser keeps nothing more: the form itself still has it.
  }
}

/** Lets a draft go: it was saved, or nobody wants it. */
export const dropDraft = (userId: string, resource: string, id: string): void =>
  localStorage.removeItem(keyOf(userId, resource, id));
