/** What is text to a browser, and stays as it is, and the marks of elements. */
const PIECES =
  /(<(script|style|textarea|title|pre|noscript)\b[^>]*>)([\s\S]*?)(<\/\2>)|<!--[\s\S]*?-->|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const QUOTED = /(\s[^\s"'<>/=]+)="([^"]*)"/g;
/** What a value must not hold to stand without its quotes. */
const NEEDS_QUOTES = /[\s"'=<>`]|\/$|^$/;
/** Elements that have no inside, which need no stroke to say so. */
const HTML_VOID = /^<(?:area|br|col|embed|hr|img|input|source|track|wbr)\b/i;
/** Elements of drawings without an inside say so by a stroke. */
const EMPTY_DRAWN =
  /(<(?:use|path|circle|rect|ellipse|line|image|stop)\b[^<>]*?)><\/(?:use|path|circle|rect|ellipse|line|image|stop)>/g;

/** What machines read that know no more than one way of writing it. */
const FOR_MACHINES = /^<(?:html|head|body|meta|link|script|style|title|base)\b/i;

function shortTag(tag: string): string {
  if (FOR_MACHINES.test(tag)) return tag;
  const short = tag.replaceAll(QUOTED, (_, name: string, value: string) => {
    if (value === '') return name;
    return NEEDS_QUOTES.test(value) ? `${name}="${value}"` : `${name}=${value}`;
  });
  return HTML_VOID.test(tag) ? short.replace(/\s*\/>$/, '>') : short;
}

/** The same page in fewer letters: values without quotes where they need none, strokes only where they say something. */
export const shortMarkup = (html: string): string =>
  html
    .replaceAll(PIECES, (piece, open: string | undefined, _name, text: string | undefined, end: string | undefined) =>
      open === undefined ? (piece.startsWith('<!--') ? piece : shortTag(piece)) : `${shortTag(open)}${text}${end}`,
    )
    .replaceAll(EMPTY_DRAWN, (_, begin: string) => (/[^"'\s]$/.test(begin) && /=[^"\s]+$/.test(begin) ? `${begin} />` : `${begin}/>`)); // prettier-ignore
