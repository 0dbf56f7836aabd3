import { staffAuditText } from './staffAudit.ts';

/** What each kind of subject is called: one table for what the trail shows and for what is looked for in it. */
const WORDS: Readonly<Record<string, string>> = { ...staffAuditText.areas, ...staffAuditText.kinds };

/** 'course 12' and 'refund:0b7c…' have a key; 'seller' is there once. */
const READ = /^([a-zA-Z-]+)(?:[ :](.+))?$/;

/**
 * What a subject of the audit trail is called, such as 'Kursus 12'. What is of no kind stands as it is: an address of staff.
 * @param person name of whom it is about, which stands in place of their key
 */
export function subjectName(subject: string, person: string | null = null): string {
  const [, kind = '', key] = READ.exec(subject) ?? [];
  const word = WORDS[kind];
  if (word === undefined) return subject;
  return key === undefined ? word : `${word} ${person ?? key}`;
}

/** What somebody looks for in the trail: kinds of subjects, and the key of one of them. */
export interface AskedSubject {
  /** All that are called so; none where the words name no kind. */
  kinds: readonly string[];
  /** What follows the kind, in small letters; null for all of that kind. */
  key: string | null;
}

/** Reads {@link subjectName} back, in whatever letters: 'kursus 12', 'Kursus' for all of them, and 'course 12' as it is kept. */
export function askedSubject(words: string): AskedSubject {
  const asked = words.trim().toLowerCase();
  const begin = Object.entries(WORDS)
    .flatMap(([kind, word]) => [kind.toLowerCase(), word.toLowerCase()])
    .filter((name) => asked === name || asked.startsWith(`${name} `) || asked.startsWith(`${name}:`))
    .sort((one, other) => other.length - one.length)[0]; // 'peserta magang' before 'peserta'
  if (begin === undefined) return { kinds: [], key: asked };
  const kinds = Object.entries(WORDS)
    .filter(([kind, word]) => kind.toLowerCase() === begin || word.toLowerCase() === begin)
    .map(([kind]) => kind);
  return { kinds, key: asked.slice(begin.length + 1).trim() || null };
}
