import { MAIN_ROUTES } from '@suluh/domain/address';
import { readDraft } from '@suluh/session/draft';
import { browserRequest, scope, startUpstream, summary, type UpstreamServer } from '@suluh/session/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postForm } from '../../testing/postForm.ts';
import { draftOf, HAS_DRAFT } from './draft.ts';
import { ReviewForm } from './ReviewForm.tsx';

const member = { token: 'T', refresh: 'R', summary: summary() };
const COMMENT = 'Dua kata\r\n& 100%';
/** Of a form whose other boxes nobody ticked. */
const PLAIN = { highlights: [], isNamed: false };
const NAMED = { highlights: [], isNamed: true };

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

/** Where the form leads, and the draft its page keeps. */
async function posted(fields: Record<string, string>, jar: object = member) {
  const answer = await postForm(
    browserRequest('/api/form/review-write', {
      ...jar,
      method: 'POST',
      body: new URLSearchParams({ course: 'batik', courseId: '7', who: 'u-1', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    scope,
    api.upstream,
    MAIN_ROUTES,
  );
  const set = answer.headers.getSetCookie();
  const cookie = set.find((each) => each.startsWith('suluh-draft='));
  const valueOf = (name: string) => /=([^;]*)/.exec(set.find((each) => each.startsWith(`${name}=`)) ?? '')?.[1];
  return {
    target: new URL(answer.headers.get('location')!, 'http://site'),
    cookie,
    draft: draftOf(readDraft(valueOf, 'u-1')),
    othersDraft: draftOf(readDraft(valueOf, 'u-2')),
  };
}
const refuse = (code: number, status: string) =>
  api.answer(() => ({ status: code, body: { success: false, code, status, message: '' } }));

describe('a review that is refused', () => {
  it.each([
    ['too few words', 400, 'BAD_REQUEST', { rating: '4', comment: COMMENT }, { rating: 4, comment: COMMENT, ...PLAIN }],
    ['no stars', 400, 'BAD_REQUEST', { comment: COMMENT }, { rating: undefined, comment: COMMENT, ...PLAIN }],
    [
      'too often',
      429,
      'TOO_MANY_REQUESTS',
      { rating: '1', comment: COMMENT },
      { rating: 1, comment: COMMENT, ...PLAIN },
    ],
    ['stars alone', 400, 'BAD_REQUEST', { rating: '5', comment: '' }, { rating: 5, comment: '', ...PLAIN }],
  ])('for %s keeps what was written', async (_, code, status, fields, draft) => {
    refuse(code, status);
    const { target, cookie, draft: kept } = await posted(fields);
    expect(target.pathname).toBe('/my-course/batik/ulasan');
    expect(Object.fromEntries(target.searchParams)).toEqual({ error: status, ...HAS_DRAFT });
    expect(cookie).toContain('; Path=/my-course/batik/ulasan;');
    expect(kept).toEqual(draft);
  });

  it('keeps it over a login that ended', async () => {
    const { target: login, cookie, draft } = await posted({ rating: '4', comment: COMMENT }, {});
    expect(login.pathname).toBe('/auth/login');
    expect(login.searchParams.get('redirectTo')).toBe('/my-course/batik/ulasan?draf=1');
    expect(cookie).toContain('; Path=/my-course/batik/ulasan;');
    expect(draft).toEqual({ rating: 4, comment: COMMENT, ...PLAIN });
  });

  it('keeps nothing once it is taken', async () => {
    api.answer(() => ({ status: 200, body: { success: true, data: {} } }));
    const { target, cookie } = await posted({ rating: '4', comment: 'ini tiga kata' });
    expect(`${target.pathname}${target.search}`).toBe('/my-course/batik/ulasan?terkirim=1');
    expect(cookie).toContain('Expires=Thu, 01 Jan 1970');
  });
});

describe('what is kept', () => {
  it('is every word of a thousand letters or signs', async () => {
    refuse(400, 'BAD_REQUEST');
    const words = '"kata" '.repeat(200).slice(0, 1000);
    expect((await posted({ comment: words })).draft?.comment).toBe(words);
  });

  it('is all of what was chosen, and of 2,000 pictures or Javanese letters too', async () => {
    refuse(400, 'BAD_REQUEST');
    const chosen = { rating: '5', highlights: 'teacher,time', isNamed: 'true' };
    for (const letter of ['🎨', 'ꦲ']) {
      const comment = `${letter.repeat(2_000)} tamat`;
      expect((await posted({ ...chosen, comment })).draft).toEqual({
        rating: 5,
        highlights: ['teacher', 'time'],
        isNamed: true,
        comment,
      });
    }
  });

  it('is nobody else’s', async () => {
    refuse(400, 'BAD_REQUEST');
    expect((await posted({ comment: COMMENT })).othersDraft).toBeNull();
  });

  it.each([
    ['nothing', null, null],
    ['stars nobody gives', { rating: '6', comment: '' }, null],
    [
      'words beyond the longest',
      { comment: 'a'.repeat(1001) },
      { rating: undefined, comment: 'a'.repeat(1001), ...NAMED },
    ],
  ])('%s', (_, kept, draft) => expect(draftOf(kept)).toEqual(draft));
});

it('stands in the form again, before what is kept', () => {
  const html = renderToString(
    createElement(ReviewForm, {
      course: { slug: 'batik', courseId: 7, coursetype: { id: 'd', name: '' } },
      writer: { id: 'u-1', fullname: 'Ratih Kusuma Wardhani' },
      own: {
        _id: 'a',
        rating: 5,
        comment: 'Yang lama sekali',
        isHidden: false,
        isNamed: true,
        fullname: 'Ratih K.',
        foto: 'user/default.svg',
        highlights: ['time'],
        liked: [],
        likes: 0,
        isLike: false,
        isVerified: true,
        isMine: true,
        answer: null,
        createdAt: '2025-10-11T00:00:00Z',
      },
      draft: { rating: 2, comment: 'Yang baru', highlights: ['place'], isNamed: false },
      action: '/api/form/review-write',
      path: '/my-course/batik/ulasan',
      isSent: false,
      problem: null,
    }),
  );
  expect(html).toContain('Yang baru');
  expect(html).not.toContain('Yang lama');
  expect(html).toContain('Tampilkan nama sebagai Ratih K.');
  expect([...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].join('')).not.toMatch(/isNamed|"time"/);
  expect(html).toMatch(/checked=""[^>]*value="place"|value="place"[^>]*checked=""/);
  expect(html).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
});
