import sanitizeHtml from 'sanitize-html';

/** Where the pictures and videos of the house lie. */
const OWN_FILES = '/storage/';
const SOMEWHERE = 'https://halaman.invalid';

/** Whether a picture has an address that can be asked for: one of our own files, or a whole one by https. */
function isShown(address: string | undefined): boolean {
  const typed = address?.trim() ?? '';
  if (/^https:\/\//i.test(typed)) return URL.canParse(typed);
  const read = typed.startsWith(OWN_FILES) ? URL.parse(typed, SOMEWHERE) : null;
  return read !== null && read.pathname.startsWith(OWN_FILES) && read.pathname !== OWN_FILES;
}

/** What a text to be read may be made of. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'figure',
    'figcaption',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isShown(attribs['src']),
  transformTags: {
    h1: 'h2', // the page's own heading is the lesson's title
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }, true),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }, true),
  },
};

/** A provider's HTML with nothing left in it that could run, call elsewhere or cover the page. */
export const harmless = (html: string): string => sanitizeHtml(html, RULES);
