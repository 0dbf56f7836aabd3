import { createApiClient } from '@suluh/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { answering, arrived, found, refused } from '../../testing/room.tsx';
import { learning, lessonState } from '../../testing/learning.ts';
import { Outbox, reportsWaiting } from './outbox.ts';
import type { Taken } from './send.ts';
import { memoryStore, openStore } from './store.ts';
import { mayWait } from './mark.ts';
import { answerId, nextBatch, waitingOf, type Message } from './waiting.ts';

const api = createApiClient({ baseUrl: window.location.origin, noBodyMessage: 'tanpa sinyal' });
let account: string;
beforeEach(() => {
  account = `main/${crypto.randomUUID()}`;
});

const report = (positionSeconds: number): Message => ({
  kind: 'progress',
  course: 'batik',
  lessonId: 3,
  report: { watched: [], positionSeconds, since: '2026-11-22T08:00:00Z', at: '2026-11-22T08:00:10Z' },
});
const answer = (position: number, seq: number, choice = 0): Message => ({
  kind: 'answer',
  course: 'batik',
  attemptId: 'percobaan',
  answer: { position, answer: { choices: [choice], text: '' }, isUnsure: false, seq, at: '2026-11-22T08:00:00Z' },
});
const taken = found({ lesson: lessonState(), learning: learning() });
const saved = found({ saved: [] });
/** Tries again only when the test says so. */
const open = () => new Outbox(account, api, openStore(), 3_600_000);
function outboxWith(takings: Taken[] = []) {
  const outbox = open();
  outbox.onTaken((each) => takings.push(each));
  return outbox;
}

describe.each([
  ['the store of the browser', openStore],
  ['a browser that keeps nothing', async () => memoryStore()],
])('messages in %s', (_, openIt) => {
  test('leave once they are taken, and not when a newer one has come', async () => {
    const store = await openIt();
    const older = waitingOf(account, answer(0, 1), 1);
    const newer = waitingOf(account, answer(0, 2), 2);
    await store.put(older);
    await store.put(newer);
    await store.settle(older);
    expect(await store.all(account)).toEqual([newer]);
    await store.settle(newer);
    expect(await store.all(account)).toEqual([]);
  });

  test("are one account's own, oldest first", async () => {
    const store = await openIt();
    const [second, first] = [waitingOf(account, report(2), 2), waitingOf(account, report(1), 1)];
    await store.put(second);
    await store.put(first);
    await store.put(waitingOf(`${account}-lain`, report(3), 3));
    expect(await store.all(account)).toEqual([first, second]);
  });
});

test('a report goes alone, answers of a try go together', () => {
  const entries = [answer(0, 1), report(1), answer(1, 2)].map((message, at) => waitingOf(account, message, at));
  expect(nextBatch(entries)).toEqual([entries[0], entries[2]]);
  expect(nextBatch(entries.slice(1))).toEqual([entries[1]]);
  expect(nextBatch([])).toEqual([]);
});

test('what is taken is told of and waits no more', async () => {
  await answering(taken);
  const takings: Taken[] = [];
  const outbox = outboxWith(takings);
  await outbox.post(report(12));
  expect(takings).toMatchObject([{ kind: 'progress', learning: { percent: 25 } }]);
  expect([outbox.state().waiting.size, mayWait(account)]).toEqual([0, false]);
  const [sent] = await arrived();
  expect(sent).toMatchObject({ method: 'PUT', path: '/api/my-course/batik/lesson/3/progress' });
  expect(sent?.body ?? '').toMatchObject({ positionSeconds: 12, isFinished: false });
});

test('without a line reports wait and say how many, and leave at the start of the next page', async () => {
  await answering('lost', 'lost', 'lost');
  const outbox = open();
  for (const second of [10, 20, 30]) await outbox.post(report(second));
  expect([reportsWaiting(outbox.state()), mayWait(account)]).toEqual([3, true]);

  await answering(taken, taken, taken);
  const nextPage = open();
  await nextPage.flush();
  expect((await arrived()).map(({ body }) => (body as { positionSeconds: number }).positionSeconds)).toEqual([
    10, 20, 30,
  ]);
  expect([reportsWaiting(nextPage.state()), mayWait(account)]).toEqual([0, false]);
});

test('an answer that is changed without a line is sent once, as it was last', async () => {
  await answering('lost', 'lost');
  const outbox = open();
  await outbox.post(answer(0, 1, 1));
  await outbox.post(answer(0, 2, 2));
  expect([...outbox.state().waiting]).toEqual([answerId('percobaan', 0)]);
  await answering(saved);
  await outbox.flush();
  const [sent] = await arrived();
  expect(sent?.body ?? '').toMatchObject({ answers: [{ seq: 2, answer: { choices: [2] } }] });
});

test('a login that ended loses nothing', async () => {
  await answering(refused(401, 'UNAUTHORIZED'));
  const outbox = open();
  await outbox.post(answer(0, 1));
  expect(outbox.state().stuck).toEqual({ isSessionOver: true });
  expect(await open().kept()).toEqual([answer(0, 1)]);
});

test('what is refused for good is told of and does not stand in the way', async () => {
  await answering(refused(409, 'TEST_CLOSED'), taken);
  const takings: Taken[] = [];
  const outbox = outboxWith(takings);
  await outbox.post(answer(0, 1));
  await outbox.post(report(12));
  expect(takings.map(({ kind }) => kind)).toEqual(['refused', 'progress']);
  expect(outbox.state().waiting.size).toBe(0);
});

test('a device without room sends at least', async () => {
  await answering(taken);
  const full = { ...memoryStore(), put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
  const takings: Taken[] = [];
  const outbox = new Outbox(account, api, Promise.resolve(full), 3_600_000);
  outbox.onTaken((each) => takings.push(each));
  await outbox.post(report(12));
  expect(takings.map(({ kind }) => kind)).toEqual(['progress']);
});

test('a page that goes away sends at once what it keeps', async () => {
  await answering(taken);
  const outbox = open();
  await outbox.post(report(12), { isLeaving: true });
  expect(await arrived()).toHaveLength(1);
  expect([await outbox.kept(), outbox.state().waiting.size]).toEqual([[], 0]);
});

test('a line that comes back while a call is failing is not waited out', async () => {
  await answering(taken);
  let calls = 0;
  const outbox: Outbox = new Outbox(
    account,
    createApiClient({
      baseUrl: window.location.origin,
      noBodyMessage: 'tanpa sinyal',
      fetch: async (request) => {
        calls += 1;
        if (calls > 1) return fetch(request);
        void outbox.flush(); // as the page does when the line comes back
        throw new TypeError('no line');
      },
    }),
    openStore(),
    3_600_000,
  );
  await outbox.post(report(12));
  expect([calls, outbox.state().waiting.size, outbox.state().stuck]).toEqual([2, 0, null]);
});
