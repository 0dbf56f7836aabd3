import { MAIN_ROUTES } from '@suluh/domain/address';
import { browserRequest, scope, startUpstream, summary, type UpstreamServer } from '@suluh/session/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postForm } from '../../testing/postForm.ts';
import { draftIn, draftParams } from './draft.ts';
import { ReviewForm } from './ReviewForm.tsx';

const member = { token: 'T', refresh: 'R', summary: summary() };
const COMMENT = 'Dua kata\r\n& 100%';

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

/** Where the form leads, and what the page is asked for in the end. */
async function posted(fields: Record<string, string>, jar: object = member): Promise<URL> {
  const answer = await postForm(
    browserRequest('/api/form/review-write', {
      ...jar,
      method: 'POST',
      body: new URLSearchParams({ course: 'batik', courseId: '7', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    scope,
    api.upstream,
    MAIN_ROUTES,
  );
  return new URL(answer.headers.get('location')!, 'http://site');
}
const refuse = (code: number, status: string) =>
  api.answer(() => ({ status: code, body: { success: false, code, status, message: '' } }));
const searchOf = ({ searchParams }: URL) => Object.fromEntries(searchParams);

describe('a review that is refused', () => {
  it.each([
    ['too few words', 400, 'BAD_REQUEST', { rating: '4', comment: COMMENT }, { rating: 4, comment: COMMENT }],
    ['no stars', 400, 'BAD_REQUEST', { comment: COMMENT }, { rating: undefined, comment: COMMENT }],
    ['too often', 429, 'TOO_MANY_REQUESTS', { rating: '1', comment: COMMENT }, { rating: 1, comment: COMMENT }],
    ['stars alone', 400, 'BAD_REQUEST', { rating: '5', comment: '' }, { rating: 5, comment: '' }],
  ])('for %s keeps what was written', async (_, code, status, fields, draft) => {
    refuse(code, status);
    const target = await posted(fields);
    expect(target.pathname).toBe('/my-course/batik/ulasan');
    expect(searchOf(target)).toMatchObject({ error: status });
    expect(draftIn(searchOf(target))).toEqual(draft);
  });

  it('keeps it over a login that ended', async () => {
    const login = await posted({ rating: '4', comment: COMMENT }, {});
    expect(login.pathname).toBe('/auth/login');
    const target = new URL(login.searchParams.get('redirectTo')!, 'http://site');
    expect(target.pathname).toBe('/my-course/batik/ulasan');
    expect(draftIn(searchOf(target))).toEqual({ rating: 4, comment: COMMENT });
  });

  it('leaves nothing in the address once it is taken', async () => {
    api.answer(() => ({ status: 200, body: { success: true, data: {} } }));
    const target = await posted({ rating: '4', comment: 'ini tiga kata' });
    expect(`${target.pathname}${target.search}`).toBe('/my-course/batik/ulasan?terkirim=1');
  });
});

describe('what an address carries', () => {
  const lengthOf = (comment: string) =>
    encodeURIComponent(encodeURIComponent(draftParams({ comment }).draf ?? '')).length;

  it('is every word of a thousand letters or signs, and an end of what is longer when it is encoded', () => {
    const words = '"kata" '.repeat(200).slice(0, 1000);
    expect(draftParams({ comment: words }).draf).toBe(words);
    expect(lengthOf('\u{1F600}'.repeat(500))).toBe(6000);
    expect(draftParams({ comment: '\u{1F600}'.repeat(500) }).draf).toBe('\u{1F600}'.repeat(300));
    expect(lengthOf('\ud83d')).toBeGreaterThan(0); // half a character is none that could not be written
  });

  it.each([
    ['nothing', {}, null],
    ['stars nobody gives', { nilai: '6' }, null],
    ['words twice', { draf: ['a', 'b'] }, { rating: undefined, comment: 'a' }],
    ['words beyond the longest', { draf: 'a'.repeat(1001) }, { rating: undefined, comment: 'a'.repeat(1000) }],
  ])('%s', (_, search, draft) => expect(draftIn(search)).toEqual(draft));
});

it('stands in the form again, before what is kept', () => {
  const html = renderToString(
    createElement(ReviewForm, {
      course: { slug: 'batik', courseId: 7 },
      own: { _id: 'a', rating: 5, comment: 'Yang lama sekali', isHidden: false },
      draft: { rating: 2, comment: 'Yang baru' },
      action: '/api/form/review-write',
      path: '/my-course/batik/ulasan',
      isSent: false,
      problem: null,
    }),
  );
  expect(html).toContain('Yang baru');
  expect(html).not.toContain('Yang lama');
  expect(html).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
});
