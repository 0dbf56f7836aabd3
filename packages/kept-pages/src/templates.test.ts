import { describe, expect, it, vi } from 'vitest';
import { asideTexts } from './asideTexts.ts';
import type { KeptPage } from './shelf.ts';
import { templateDrawn, type TemplateValues } from './template.ts';
import { answerByTemplate, FIRST_FORM, renderTemplate, wordsForTemplate } from './templates.ts';

const texts = asideTexts();
const values = (form: string): TemplateValues => ({ form, texts: {}, parts: { results: '<b>1</b>' }, lists: {} });

/** Draws a page as the framework would. */
const page = (fill: ((words: string) => TemplateValues | null) | null, status = 200) =>
  renderTemplate('/cari', FIRST_FORM, {
    texts,
    draw: async () => {
      const drawing = templateDrawn()!;
      if (fill) drawing.fillBy(async (words) => fill(words));
      const html = `<html><head></head><body><h1>${drawing.textSign('words').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')}</h1><div>${drawing.partSign('results')}</div></body></html>`; // prettier-ignore
      return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) };
    },
  });

/** Asks for words, and gives what was sent; null when nothing was. */
async function asked(words: string, pageOf: (form: string) => Promise<KeptPage>, isCompressing = false) {
  const sent = { headers: {} as Record<string, unknown>, body: '' };
  const response = {
    writeHead: (_status: number, headers: Record<string, unknown>) => (sent.headers = headers),
    end: (body: Buffer) => (sent.body = body.toString()),
  };
  const request = { headers: { 'accept-encoding': 'gzip' } };
  const isAnswered = await answerByTemplate({ request: request as never, response: response as never, words, pageOf, texts, isCompressing }); // prettier-ignore
  return isAnswered ? sent : null;
}

describe('a request answered by a template', () => {
  it('gets its own words and results, and is stored nowhere', async () => {
    const { page: kept } = await page(() => values(FIRST_FORM));
    const sent = await asked('<las>', async () => kept);
    expect(sent?.body).toBe('<html><head></head><body><h1>&lt;las&gt;</h1><div><b>1</b></div></body></html>');
    expect(sent?.headers).toMatchObject({ 'x-suluh-page': 'filled', 'cache-control': expect.stringContaining('no-store') }); // prettier-ignore
  });

  it('is compressed where nobody in front does', async () => {
    const { page: kept } = await page(() => values(FIRST_FORM));
    expect((await asked('las', async () => kept, true))?.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect((await asked('las', async () => kept))?.headers).not.toHaveProperty('content-encoding');
  });

  it('takes the form that was found', async () => {
    const [{ page: many }, { page: one }] = await Promise.all([page(() => values('one')), page(() => values('one'))]);
    const pageOf = vi.fn(async (form: string) => (form === 'one' ? one : many));
    expect(await asked('las', pageOf)).not.toBeNull();
    expect(pageOf.mock.calls.flat()).toEqual([FIRST_FORM, 'one']);
  });
});

describe('a request is left to the framework', () => {
  it('where nothing was found', async () => {
    const { page: kept } = await page(() => null);
    expect(await asked('las', async () => kept)).toBeNull();
  });

  it('where the page says of itself that it is no template', async () => {
    const { page: kept, isKeepable } = await page(null);
    expect(isKeepable, 'it need not be asked again').toBe(true);
    expect(await asked('las', async () => kept)).toBeNull();
  });

  it('where the page could not be drawn', async () => {
    const { page: kept } = await page(() => values(FIRST_FORM), 503);
    expect(await asked('las', async () => kept)).toBeNull();
  });
});

describe('words that a template takes', () => {
  it.each(['las', 'kopi & susu', '"las" <b>', 'c++ / c#', '100%'])('are %s', (words) => expect(wordsForTemplate(words)).toBe(words)); // prettier-ignore
  it.each(['', ' las', 'las ', 'las  dasar', 'Rp$5', '~a.1~', 'a\nb', 'x'.repeat(61)])('are not "%s"', (words) => expect(wordsForTemplate(words)).toBeNull()); // prettier-ignore
});
