import { MAIN_ROUTES } from '@suluh/domain/address';
import { readDraft } from '@suluh/session/draft';
import { browserRequest, scope, startUpstream, summary, type UpstreamServer } from '@suluh/session/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { learning } from '../../testing/learning.ts';
import { postForm } from '../../testing/postForm.ts';

const member = { token: 'T', refresh: 'R', summary: summary() };
const here = '/my-course/batik/materi/7';
let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const post = (form: string, fields: Record<string, string>, jar: object = member) =>
  postForm(
    browserRequest(`/api/form/${form}`, {
      ...jar,
      method: 'POST',
      body: new URLSearchParams({ course: 'batik', lesson: '7', redirectTo: here, ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    scope,
    api.upstream,
    MAIN_ROUTES,
  );
const goesTo = async (form: string, fields: Record<string, string>, jar?: object) =>
  (await post(form, fields, jar)).headers.get('location');
const answering = (data: unknown) => api.answer(() => ({ status: 200, body: { success: true, data } }));

test.each([
  ['the next of the curriculum', { nextId: '8' }, {}, '/my-course/batik/materi/8'],
  [
    'what is left, after the last',
    {},
    { next: { kind: 'test', id: 5, title: 'Post-test', isBegun: false } },
    '/my-course/batik/tes/5',
  ],
  ['the finished moment', {}, { next: null, completedAt: '2026-11-22T08:00:00Z' }, '/my-course/batik/selesai'],
] as const)('a lesson that is finished before JavaScript leads to %s', async (_, fields, changes, expected) => {
  answering({ lesson: {}, learning: learning(changes) });
  expect(await goesTo('lesson-finish', fields)).toBe(expected);
  expect(api.arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /api/my-course/batik/lesson/7/progress',
  ]);
  expect(JSON.parse(api.arrived[0]?.body ?? '')).toMatchObject({ isFinished: true, watched: [] });
});

test('a lesson that is not theirs is refused on the page it came from', async () => {
  api.answer(() => ({ status: 404, body: { success: false, code: 404, status: 'NOT_FOUND', message: '' } }));
  expect(await goesTo('lesson-finish', {})).toBe(`${here}?error=NOT_FOUND`);
});

test('without a session it leads to login and back', async () => {
  expect(await goesTo('lesson-finish', {}, {})).toBe(`/auth/login?redirectTo=${encodeURIComponent(here)}`);
});

test('work is handed in before JavaScript, under the name of its file', async () => {
  answering({});
  const form = new FormData();
  for (const [name, value] of Object.entries({ course: 'batik', lesson: '7', redirectTo: here })) form.set(name, value);
  form.set('file', new File(['%PDF-1.4'], 'kartu warna.pdf', { type: 'application/pdf' }));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const answer = await postForm(
    browserRequest('/api/form/hand-in', {
      ...member,
      method: 'POST',
      body: await encoded.text(),
      headers: { 'content-type': type },
    }),
    scope,
    api.upstream,
    MAIN_ROUTES,
  );
  expect(answer.headers.get('location')).toBe(here);
  const [sent] = api.arrived;
  expect(new URL(sent?.url ?? '', 'http://api').searchParams.get('filename')).toBe('kartu warna.pdf');
  expect(sent?.headers['content-type']).toContain('multipart/form-data');
  expect(sent?.body).toContain('%PDF-1.4');
});

test.each([
  [
    'note-write',
    { text: 'Celup 10 menit', atSeconds: '192' },
    'POST',
    '/note',
    { text: 'Celup 10 menit', atSeconds: 192 },
  ],
  ['note-write', { text: 'Celup 10 menit' }, 'POST', '/note', { text: 'Celup 10 menit', atSeconds: null }],
  ['note-change', { note: 'n-1', text: 'Lain' }, 'PUT', '/note/n-1', { text: 'Lain' }],
  ['note-remove', { note: 'n-1' }, 'DELETE', '/note/n-1', null],
])('%s before JavaScript', async (form, fields, method, path, body) => {
  answering({});
  expect(await goesTo(form, fields)).toBe(here);
  const [sent] = api.arrived;
  expect([sent?.method, sent?.url]).toEqual([method, `/api/my-course/batik/lesson/7${path}`]);
  if (body) expect(JSON.parse(sent?.body ?? '')).toEqual(body);
});

/** What the page an answer leads back to keeps for this learner. */
const keptBy = (answer: Response, who: string) => {
  const jar = new Map(answer.headers.getSetCookie().map((each) => [each.split('=')[0], /=([^;]*)/.exec(each)![1]]));
  return readDraft((name) => jar.get(name), who);
};

test.each([
  ['note-write', {}],
  ['note-change', { note: 'n-1' }],
  ['question-ask', {}],
] as const)('%s keeps the words over a refusal and over a login, for who wrote them', async (form, more) => {
  const fields = { text: 'Jangan hilang', who: 'main/u-1', ...more };
  api.answer(() => ({ status: 409, body: { success: false, code: 409, status: 'CONFLICT', message: '' } }));
  const refused = await post(form, fields);
  expect(refused.headers.get('location')).toBe(`${here}?draf=${form}&error=CONFLICT`);
  expect(keptBy(refused, 'main/u-1')).toMatchObject({ text: 'Jangan hilang', ...more });
  expect(keptBy(refused, 'main/u-2')).toBeNull();
  const away = await post(form, fields, {});
  expect(away.headers.get('location')).toBe(`/auth/login?redirectTo=${encodeURIComponent(`${here}?draf=${form}`)}`);
  expect(keptBy(away, 'main/u-1')).toMatchObject({ text: 'Jangan hilang' });
});

test('work of another kind leads back to its form', async () => {
  api.answer(() => ({
    status: 415,
    body: { success: false, code: 415, status: 'UNSUPPORTED_MEDIA_TYPE', message: '' },
  }));
  expect(await goesTo('hand-in', {})).toBe(`${here}?draf=hand-in&error=UNSUPPORTED_MEDIA_TYPE`);
});

test('work that is too large is not read, and says so on the page the form names', async () => {
  const answer = await postForm(
    browserRequest(`/api/form/hand-in?redirectTo=${encodeURIComponent(here)}`, {
      ...member,
      method: 'POST',
      body: 'x'.repeat(6 * 1024 * 1024),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
    scope,
    api.upstream,
    MAIN_ROUTES,
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${here}?error=PAYLOAD_TOO_LARGE`]);
  expect(api.arrived).toEqual([]);
});
