import { parseCookie } from 'cookie';

/**
 * The cookies of a Cookie header, or of `document.cookie`, by name. Values are as they were written, escapes and all:
 * who wrote one knows how to read it.
 */
export const cookiesIn = (header: string | null): Readonly<Record<string, string | undefined>> =>
  parseCookie(header ?? '', { decode: (text) => text });
