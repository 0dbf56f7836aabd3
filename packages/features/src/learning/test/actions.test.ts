import { MAIN_ROUTES } from '@suluh/domain/address';
import { browserRequest, scope, startUpstream, summary, type UpstreamServer } from '@suluh/session/testing';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { postForm } from '../../testing/postForm.ts';
import { postedAnswers } from './actions.ts';

const member = { token: 'T', refresh: 'R', summary: summary() };
const now = new Date('2026-11-22T08:00:00Z');
const at = now.toISOString();

describe('the answers of a whole try, as its form posts them', () => {
  it.each([
    ['one choice', { 'choice-0': '2', 'seq-0': '4' }, { choices: [2], text: '' }, 4],
    ['several', { 'choice-0': '0,2', 'seq-0': '1' }, { choices: [0, 2], text: '' }, 1],
    ['an order by ranks', { 'rank-0': '3,1,2', 'seq-0': '1' }, { choices: [1, 2, 0], text: '' }, 1],
    ['words', { 'short-0': 'mori', 'seq-0': '1' }, { choices: [], text: 'mori' }, 1],
    ['without a number', { 'short-0': 'mori' }, { choices: [], text: 'mori' }, 1],
  ])('%s', (_, fields, answer, seq) => {
    expect(postedAnswers(fields, now)).toEqual([{ position: 0, answer, isUnsure: false, seq, at }]);
  });

  it('leaves out what has none, unless it is in doubt', () => {
    expect(postedAnswers({ 'seq-0': '1', 'seq-1': '1', 'short-2': '', 'seq-2': '3', unsure: '1' }, now)).toEqual([
      { position: 1, answer: { choices: [], text: '' }, isUnsure: true, seq: 1, at },
    ]);
  });
});

describe('the forms of a test', () => {
  let api: UpstreamServer;
  beforeEach(async () => {
    api = await startUpstream();
    api.answer(() => ({ status: 200, body: { success: true, data: {} } }));
  });
  afterEach(() => api.close());
  const goesTo = async (form: string, fields: Record<string, string>, jar: object = member) =>
    (
      await postForm(
        browserRequest(`/api/form/${form}`, {
          ...jar,
          method: 'POST',
          body: new URLSearchParams({ course: 'batik', test: '5', ...fields }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
        scope,
        api.upstream,
        MAIN_ROUTES,
      )
    ).headers.get('location');
  const calls = () => api.arrived.map(({ method, url }) => `${method} ${url}`);

  test('the start leads to the test', async () => {
    expect(await goesTo('test-start', {})).toBe('/my-course/batik/tes/5');
    expect(calls()).toEqual(['POST /api/my-course/batik/test/5']);
  });

  test('a test whose class has not begun says so on its page', async () => {
    api.answer(() => ({ status: 403, body: { success: false, code: 403, status: 'TEST_NOT_STARTED', message: '' } }));
    expect(await goesTo('test-start', {})).toBe('/my-course/batik/tes/5?error=TEST_NOT_STARTED');
  });

  const answers = { attempt: 'percobaan', 'choice-0': '2', 'seq-0': '1' };
  test('saving stays at the test', async () => {
    expect(await goesTo('test-answer', { ...answers, intent: 'save' })).toBe('/my-course/batik/tes/5?saved=1');
    expect(calls()).toEqual(['PUT /api/my-course/batik/attempt/percobaan/answer']);
  });

  test('handing in saves first', async () => {
    expect(await goesTo('test-answer', { ...answers, intent: 'submit' })).toBe('/my-course/batik/tes/5');
    expect(calls()).toEqual([
      'PUT /api/my-course/batik/attempt/percobaan/answer',
      'POST /api/my-course/batik/attempt/percobaan/submit',
    ]);
  });

  test('nothing answered yet is nothing to save', async () => {
    expect(await goesTo('test-answer', { attempt: 'percobaan', 'seq-0': '1', intent: 'save' })).toBe(
      '/my-course/batik/tes/5?saved=1',
    );
    expect(calls()).toEqual([]);
  });

  test('a login that ended takes the answers along', async () => {
    const location = new URL((await goesTo('test-answer', { ...answers, intent: 'submit' }, {}))!, 'http://site');
    expect(location.pathname).toBe('/auth/login');
    const target = new URL(location.searchParams.get('redirectTo')!, 'http://site');
    expect(target.pathname).toBe('/my-course/batik/tes/5');
    expect(target.searchParams.get('tersisa')).toBe('[[0,[2],"",0]]');
  });

  test('so does an API that does not answer', async () => {
    api.answer(() => ({ status: 503, body: null }));
    const location = new URL((await goesTo('test-answer', { ...answers, intent: 'save' }))!, 'http://site');
    expect([location.pathname, location.searchParams.get('tersisa')]).toEqual([
      '/my-course/batik/tes/5',
      '[[0,[2],"",0]]',
    ]);
  });

  test('what could not be saved is not handed in', async () => {
    api.answer(() => ({ status: 409, body: { success: false, code: 409, status: 'TEST_CLOSED', message: '' } }));
    expect(await goesTo('test-answer', { ...answers, intent: 'submit' })).toBe(
      '/my-course/batik/tes/5?error=TEST_CLOSED',
    );
    expect(calls()).toHaveLength(1);
  });
});
