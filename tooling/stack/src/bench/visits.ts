import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { keepFigure, middle } from './figures.ts';

const VISITORS = 20;
const SECONDS = 20;
/** What a person takes at most to read and to tap, far less than they do: the machine shall have something to do. */
const THINKING_MS = 400;
const WORDS = ['batik', 'excel', 'desain', 'bahasa inggris', 'pemasaran', 'python', 'barista', 'wawancara'];

interface Course {
  id: number;
  slug: string;
  priceAfter: number;
}

export interface Visits {
  perSecond: number;
  /** Middle and 99th of a hundred of one step, thinking left out, in milliseconds. */
  stepMs: { middle: number; p99: number };
  failures: string[];
}

async function call<Data>(origin: string, path: string, cookie: string, body: object): Promise<Data> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Makes an account and logs it in. Gives the cookies of the session. */
async function newcomer(origin: string, at: number): Promise<string> {
  const account = { email: `kunjungan-${randomUUID()}@contoh.example`, password: 'Belajar123', sessionType: 'reguler' };
  await call(origin, '/auth/register', '', { ...account, fullname: `Pengunjung ${'abcdefghijklmnopqrst'[at]}`, phone: `8120000${10_000 + at}`, consent: true }); // prettier-ignore
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(account),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function readPage(origin: string, path: string, cookie: string): Promise<void> {
  const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html', cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

async function coursesToBuy(origin: string): Promise<Course[]> {
  const response = await fetch(`${origin}/api/course/filter?courseType[]=online&limit=30&sort=1`);
  const { data } = (await response.json()) as { data: (Course & { coursetype: { id: string } })[] };
  return data.filter(({ priceAfter, coursetype }) => priceAfter > 0 && coursetype.id === 'a');
}

/**
 * Whole ways through the site by twenty people at once who think between their steps: home, a search nobody made
 * before, a course, the cart, the order.
 */
export async function measureVisits(origin: string): Promise<Visits> {
  const courses = await coursesToBuy(origin);
  const cookies: string[] = [];
  for (let at = 0; at < VISITORS; at += 1) cookies.push(await newcomer(origin, at));
  const stepsMs: number[] = [];
  const failures: string[] = [];
  const doneEachSecond: number[] = [];
  const startedMs = performance.now();
  const step = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const beganMs = performance.now();
    const result = await act();
    stepsMs.push(performance.now() - beganMs);
    await delay(Math.random() * THINKING_MS);
    return result;
  };
  const visit = async (cookie: string, course: Course, at: number) => {
    await step(() => readPage(origin, '/', cookie));
    await step(() => readPage(origin, `/search-course?q=${encodeURIComponent(`${WORDS[at % WORDS.length]} ${randomUUID().slice(0, 4)}`)}`, cookie)); // prettier-ignore
    await step(() => readPage(origin, `/course/${course.slug}`, cookie));
    const { cartId } = await step(() => call<{ cartId: string }>(origin, '/cart', cookie, { courseId: course.id }));
    await step(() => call(origin, '/cart/confirm', cookie, { cartId: [cartId], expectedTotal: course.priceAfter }));
    const second = Math.floor((performance.now() - startedMs) / 1000);
    doneEachSecond[second] = (doneEachSecond[second] ?? 0) + 1;
  };
  await Promise.all(
    cookies.map(async (cookie, at) => {
      for (let turn = 0; turn < courses.length && performance.now() - startedMs < SECONDS * 1000; turn += 1)
        await visit(cookie, courses[(at + turn) % courses.length]!, at + turn).catch((error: Error) => failures.push(error.message)); // prettier-ignore
    }),
  );
  const lastedSeconds = (performance.now() - startedMs) / 1000;
  const perSecond = doneEachSecond.reduce((sum, done) => sum + (done ?? 0), 0) / lastedSeconds;
  stepsMs.sort((a, b) => a - b);
  keepFigure({ name: 'visits /s', unit: '/s', samples: [perSecond], isBetterMore: true });
  return {
    perSecond,
    stepMs: { middle: middle(stepsMs), p99: stepsMs[Math.floor(stepsMs.length * 0.99)] ?? 0 },
    failures,
  };
}
