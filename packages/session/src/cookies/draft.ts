import { setCookie } from './setCookie.ts';

/** What a form that was refused before JavaScript held; sent to its page alone, and out of reach of scripts. */
export const DRAFT_COOKIE = 'suluh-draft';
const DRAFT_MS = 10 * 60_000;

/** Encoded characters one cookie may hold beside the others; of a longer draft the end of its longest text is left out. */
const MOST_CHARACTERS = 3_000;

type Values = Readonly<Record<string, string>>;
const encoded = (values: Values): string => encodeURIComponent(JSON.stringify(values));

function fitting(values: Values): string {
  const kept: Record<string, string> = { ...values };
  for (let text = encoded(kept); ; text = encoded(kept)) {
    if (text.length <= MOST_CHARACTERS) return text;
    const [longest] = Object.entries(kept).toSorted(([, left], [, right]) => right.length - left.length);
    const [name, value] = longest!;
    kept[name] = value.slice(0, Math.floor(value.length * 0.9)).toWellFormed();
  }
}

interface DraftPage {
  /** The page of the form. */
  path: string;
  secure: boolean;
}

/** Set-Cookie value that keeps what was typed, for ten minutes. An address would tell it to logs and histories. */
export const draftCookie = (values: Values, { path, secure }: DraftPage, now: Date): string => {
  const wellFormed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.toWellFormed()]));
  return setCookie(DRAFT_COOKIE, fitting(wellFormed), {
    expires: new Date(now.getTime() + DRAFT_MS).toISOString(),
    secure,
    path,
  });
};

/** Set-Cookie value that takes it away: the form was taken. */
export const droppedDraftCookie = ({ path, secure }: DraftPage): string =>
  setCookie(DRAFT_COOKIE, '', { expires: new Date(0).toISOString(), secure, path });

/** What a draft cookie holds; null for none, and for one nobody could have written here. */
export function readDraftCookie(value: string | undefined): Values | null {
  try {
    const held: unknown = JSON.parse(value ?? '');
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return null;
    return Object.fromEntries(
      Object.entries(held).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    );
  } catch {
    return null; // empty, cut off, or not ours: the form is empty then
  }
}
