import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { takesGzip } from './answer.ts';
import type { AsideTexts } from './asideTexts.ts';
import { cutTemplate, filledTemplate, withListSigns, type CutTemplate } from './cutTemplate.ts';
import { isWritable } from './encodings.ts';
import { rendered, type DrawnPage } from './keepable.ts';
import type { Rendered } from './keeper.ts';
import { hasReadFailed } from './notes.ts';
import { policyWith } from './policy.ts';
import type { KeptPage } from './shelf.ts';
import { drawingTemplate, type FillTemplate, type TemplateValues } from './template.ts';
import { beginDrawing, textSign, withTexts } from './templateSigns.ts';

const gzip = promisify(zlib.gzip);
/** Longer words are drawn by themselves; pages cut them. */
const LONGEST_WORDS = 60;
/** What pages write as it was typed: nothing around it, no two spaces in a row. */
const isTidy = (words: string): boolean => words !== '' && words === words.trim() && !/\s\s/.test(words);

/** The words of a search that a template can take; null for those of which nobody knows how pages write them. */
export const wordsForTemplate = (words: string): string | null =>
  words.length <= LONGEST_WORDS && isTidy(words) && isWritable(words) ? words : null;

/** The form of a template that is asked for first, as nobody knows yet what will be found. */
export const FIRST_FORM = 'many';
/** The parameter that carries the words. */
const WORDS = 'q';

interface Template extends CutTemplate {
  fill: FillTemplate;
}

interface Options {
  texts: AsideTexts;
  /** Draws the page at an address. */
  draw: (address: string) => Promise<DrawnPage>;
}

/** Templates by the pages they were made of, which the keeper keeps and renews like all others. */
const templates = new WeakMap<KeptPage, Template>();

/** Draws a page as a template, ready to be kept. A page that is none is kept as well: it need not be asked again. */
export async function renderTemplate(pathname: string, form: string, { texts, draw }: Options): Promise<Rendered> {
  const drawing = beginDrawing(form, texts.signOf);
  const address = `${pathname}?${WORDS}=${encodeURIComponent(textSign('words'))}`;
  const drawn = await drawingTemplate(drawing, () => draw(address));
  const signed = drawn.status === 200 && drawing.fill ? withListSigns(drawn.body.toString(), drawing.lists) : null;
  const body = signed === null ? Buffer.alloc(0) : Buffer.from(signed);
  const result = await rendered({ pathname, texts, sheets: null, isSent: false, ...drawn, body });
  const cut = signed === null || hasReadFailed() ? null : cutTemplate(result.page.body.toString(), drawing.lists);
  if (cut && drawing.fill) templates.set(result.page, { ...cut, fill: drawing.fill });
  return result;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  words: string;
  /** The template in one of its forms, as it is kept. */
  pageOf: (form: string) => Promise<KeptPage>;
  texts: AsideTexts;
  /** Nobody in front of this process compresses. */
  isCompressing: boolean;
}

/**
 * Answers a request by a template. False when there is none, or when what was found is to be drawn by itself: nothing, a
 * failure, a form nobody drew.
 */
export async function answerByTemplate(asked: Asked): Promise<boolean> {
  const first = templates.get(await asked.pageOf(FIRST_FORM));
  const values = await first?.fill(asked.words);
  if (!first || !values) return false;
  const page = await asked.pageOf(values.form);
  const template = templates.get(page);
  if (!template) return false;
  await send(asked, page, template, values);
  return true;
}

async function send(
  { request, response, words, texts, isCompressing }: Asked,
  page: KeptPage,
  template: Template,
  values: TemplateValues,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const html = Buffer.from(
    filledTemplate(template, {
      values: { ...values, texts: { ...values.texts, words } },
      nonce,
      withTexts: (markup) => withTexts(markup, texts),
    }),
  );
  const isZipped = isCompressing && takesGzip(request);
  const body = isZipped ? await gzip(html) : html;
  response.writeHead(page.status, {
    ...page.headers,
    'content-security-policy': policyWith(`${template.scriptSource} 'nonce-${nonce}'`),
    'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate', // as the framework says of what it draws for one request
    'content-length': body.length,
    'x-suluh-page': 'filled',
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(body);
}
