import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { fillData, fillPage, type Texts } from './fillIn.ts';
import type { Rendered } from './keeper.ts';
import { policyWith } from './policy.ts';
import { leanPage } from './leanPage.ts';
import { splitStyles, type StylesheetPlace, type SplitPage } from './splitStyles.ts';
import { shortMarkup } from './shortMarkup.ts';
import type { KeptPage } from './shelf.ts';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
/** Far smaller than gzip at less than twice its price, which is paid once for each rendering; above 8 it is ten times. */
const BROTLI_QUALITY = 7;

/** Header by which the downtime screen says that it is there on purpose. */
export const DOWNTIME_HEADER = 'x-suluh-downtime';

/** Headers of a rendering that describe one answer on one connection, not the page. */
const OF_ONE_ANSWER = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'content-security-policy',
  'x-powered-by',
  DOWNTIME_HEADER,
]);

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** `script-src` that lets the page's own inline scripts run and no others. */
export function scriptSource(html: string): string {
  const hashes = new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(
      ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
    ),
  );
  return ["script-src 'self'", ...hashes].join(' ');
}

const BETWEEN_PUSHES = /<\/script><script>(?=self\.__next_f\.push\()/g;

/**
 * Neighbouring scripts that hand data to the framework as one: each script costs a hash in a header of every answer.
 */
export const withFewScripts = (html: string): string => html.replaceAll(BETWEEN_PUSHES, ';');

/** What drawing a page gave. */
export interface DrawnPage {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: Buffer;
}

interface Raw extends DrawnPage {
  /** Path of the page. */
  pathname: string;
  /** What was kept aside while the page was drawn. */
  texts: Texts;
  /** Where stylesheets lie as files; null for who saves data, for whom whole sheets in the page are least in all. */
  sheets: StylesheetPlace | null;
  /** False for what is never sent as it is, and need not be compressed. */
  isSent?: boolean;
}

/** A page as it is sent, and the stylesheets that it loads. */
async function sent({
  pathname,
  texts,
  sheets,
  body,
}: Pick<Raw, 'pathname' | 'texts' | 'sheets' | 'body'>): Promise<SplitPage> {
  const lean = leanPage(withFewScripts(body.toString()), pathname);
  const split = sheets ? await splitStyles(lean, texts, sheets) : { html: lean, sheets: [] };
  return { ...split, html: shortMarkup(fillPage(split.html, texts)) };
}

/** Asks for stylesheets before the page has come. */
const preloads = (sheets: readonly string[]): string[] =>
  sheets.map((address) => `<${address}>; rel=preload; as=style`);

/** Makes a rendering ready to be kept: compressed once, with a mark of its content, and its own policy for scripts. */
export async function rendered({
  pathname,
  status,
  headers: raw,
  body: drawn,
  texts,
  sheets,
  isSent = true,
}: Raw): Promise<Rendered> {
  const type = String(raw['content-type'] ?? '');
  const whole = type.startsWith('text/html') ? await sent({ pathname, texts, sheets, body: drawn }) : null;
  const html = whole?.html ?? null;
  const data = type.startsWith('text/x-component') ? fillData(drawn.toString(), texts) : null;
  const body = html === null && data === null ? drawn : Buffer.from(html ?? data!);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw))
    if (value !== undefined && !OF_ONE_ANSWER.has(name.toLowerCase()))
      headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : String(value);
  const isDowntime = raw[DOWNTIME_HEADER] !== undefined;
  const isKeepable = !isDowntime && (status === 200 || status === 404) && raw['set-cookie'] === undefined;
  if (html !== null) headers['content-security-policy'] = policyWith(scriptSource(html));
  if (whole && whole.sheets.length > 0) headers['link'] = [headers['link'], ...preloads(whole.sheets)].filter(Boolean).join(', '); // prettier-ignore
  headers['vary'] = [headers['vary'], 'accept-encoding', 'save-data', 'cookie'].filter(Boolean).join(', ');
  headers['cache-control'] = isKeepable ? 'no-cache' : 'no-store';
  const [gzipped, brotlied] = isSent
    ? await Promise.all([
        gzip(body, { level: 6 }),
        brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      ])
    : [Buffer.alloc(0), Buffer.alloc(0)];
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const page: KeptPage = { status, headers, etag, body, gzip: gzipped, brotli: brotlied };
  return { page, isKeepable, isDowntime };
}
