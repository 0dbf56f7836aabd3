import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { cookiesIn } from '../cookies/index.ts';
import { setCookie } from '../cookies/setCookie.ts';

/** What a form that was refused before JavaScript held; sent to its page alone, and out of reach of scripts. */
const DRAFT_COOKIE = 'suluh-draft';
/** The pages that hold one, so that who leaves can take them all away. */
const PAGES_COOKIE = 'suluh-draft-at';
const DRAFT_MS = 10 * 60_000;

/** A browser drops a cookie of more than 4,096 characters; a proxy refuses headers of more than 8,192. */
const PIECE = 3_600;
const PIECES = 2;
/** Pages that are remembered; of more the oldest is left to end by itself. */
const MOST_PAGES = 5;
/** Of one text, before it is packed; no form of ours takes more. */
const MOST_CHARACTERS = 12_000;
/** Unpacked. */
const MOST_BYTES = 256 * 1024;

type Values = Readonly<Record<string, string>>;

const pieceName = (at: number): string => (at === 0 ? DRAFT_COOKIE : `${DRAFT_COOKIE}-${at}`);

const packed = (values: Values, who: string | null): string =>
  brotliCompressSync(JSON.stringify({ who, values })).toString('base64url');

const letters = new Intl.Segmenter('id');
/** The beginning of a text, at most so long, without the half of a letter. */
const begin = (text: string, length: number): string =>
  length >= text.length ? text : text.slice(0, letters.segment(text).containing(length)?.index ?? 0);

/** A draft of a few thousand letters of any script is kept whole; of a longer one the end of its longest text is left out. */
function fitting(values: Values, who: string | null): string {
  const kept = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, begin(value.toWellFormed(), MOST_CHARACTERS)]),
  );
  for (let text = packed(kept, who); ; text = packed(kept, who)) {
    if (text.length <= PIECE * PIECES) return text;
    const [longest] = Object.entries(kept).toSorted(([, left], [, right]) => right.length - left.length);
    const [name, value] = longest!;
    kept[name] = begin(value, Math.floor(value.length * Math.min(0.9, (PIECE * PIECES) / text.length)));
  }
}

interface DraftPage {
  /** The page of the form. */
  path: string;
  secure: boolean;
}

interface NewDraft extends DraftPage {
  /** Who alone is shown it again; null where nobody is logged in. */
  who: string | null;
  /** Pages that hold one already, by {@link draftPages}. */
  pages: readonly string[];
}

const pieces = (text: string, { path, secure }: DraftPage, expires: string): string[] =>
  Array.from({ length: PIECES }, (_, at) => {
    const piece = text.slice(at * PIECE, (at + 1) * PIECE);
    return setCookie(pieceName(at), piece, {
      expires: piece === '' ? new Date(0).toISOString() : expires,
      secure,
      path,
    });
  });

/** Set-Cookie values that keep what was typed, for ten minutes. An address would tell it to logs and histories. */
export function draftCookies(values: Values, draft: NewDraft, now: Date): string[] {
  const { path, secure, who, pages } = draft;
  const expires = new Date(now.getTime() + DRAFT_MS).toISOString();
  const all = [path, ...pages.filter((page) => page !== path)].slice(0, MOST_PAGES);
  return [
    ...pieces(fitting(values, who), draft, expires),
    setCookie(PAGES_COOKIE, encodeURIComponent(JSON.stringify(all)), { expires, secure }),
  ];
}

/** Set-Cookie values that take a draft away: the form was taken. */
export const droppedDraftCookies = (page: DraftPage): string[] => pieces('', page, '');

/** The pages that hold a draft, by a Cookie header. */
export function draftPages(header: string | null): string[] {
  try {
    const held: unknown = JSON.parse(decodeURIComponent(cookiesIn(header)[PAGES_COOKIE] ?? ''));
    if (!Array.isArray(held)) return [];
    return held.filter((path) => typeof path === 'string' && /^\/[^\s;,]*$/.test(path)).slice(0, MOST_PAGES);
  } catch {
    return []; // none, or not ours
  }
}

/** Set-Cookie values that take every draft away: their writer left. */
export const leftDraftCookies = (header: string | null, secure: boolean): string[] => {
  const pages = draftPages(header);
  return pages.length === 0
    ? []
    : [
        ...pages.flatMap((path) => droppedDraftCookies({ path, secure })),
        setCookie(PAGES_COOKIE, '', { expires: new Date(0).toISOString(), secure }),
      ];
};

/**
 * What the draft of a page holds; null for none, for somebody else's, and for one nobody could have written here.
 * @param cookieOf value of a cookie of the request
 * @param who whose draft; null where nobody is logged in
 */
export function readDraft(cookieOf: (name: string) => string | undefined, who: string | null): Values | null {
  try {
    const text = Array.from({ length: PIECES }, (_, at) => cookieOf(pieceName(at)) ?? '').join('');
    const bytes = brotliDecompressSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES });
    const held = JSON.parse(bytes.toString()) as { who?: unknown; values?: unknown } | null;
    if (typeof held?.values !== 'object' || held.values === null || (held.who ?? null) !== who) return null;
    return Object.fromEntries(
      Object.entries(held.values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return null; // none, cut off, or not ours: the form is empty then
  }
}
