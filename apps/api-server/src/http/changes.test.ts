import type { AddressInfo } from 'node:net';
import { OWN_SERVER, signedVisitor, VISITOR_HEADER } from '@suluh/api/visitor';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';

const SECRET = 'rahasia pengunjung yang panjangnya cukup';
const OURS = { [VISITOR_HEADER]: signedVisitor(SECRET, OWN_SERVER) };

let test: TestApp;
let origin: string;
let course: { id: number; slug: string };
const told: string[] = [];
const leaving = new AbortController();

beforeAll(async () => {
  test = await startTestApp({ VISITOR_SECRET: SECRET });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  const { rows } = await test.services.pool.query(
    'select c.id, c.slug from course c join event e on e.course_id = c.id order by c.id limit 1',
  );
  course = rows[0];
  const response = await fetch(`${origin}/api/changes`, { headers: OURS, signal: leaving.signal });
  expect(response.status).toBe(200);
  void (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
      told.push(...chunk.split('\n').filter(Boolean));
  })().catch(() => undefined); // the test leaves
});
afterAll(async () => {
  leaving.abort();
  await test.stop();
});

const write = (sql: string, values: unknown[] = []) => test.services.pool.query(sql, values);
const hears = async (expected: unknown) => {
  await vi.waitFor(() => expect(told.map((line) => JSON.parse(line))).toContainEqual(expected), { timeout: 4_000 });
  told.length = 0;
};

describe('GET /api/changes', () => {
  it.each([
    ['a name', () => write(`update course set fullname = fullname || ' (baru)' where id = $1`, [course.id])],
    ['a banner', () => write('update banner set title = title')],
    ['a vacancy', () => write('delete from job where false')],
  ])('tells that %s changed, once the API answers with it', async (_, change) => {
    await change();
    await hears({ kind: 'all' });
  });

  it.each([
    [
      'seats',
      () => write('update event set seats_left = greatest(seats_left - 1, 0) where course_id = $1', [course.id]),
    ],
    ['lessons', () => write(`insert into section (id, course_id, title) values (999999, $1, 'Pembuka')`, [course.id])],
  ])('names the course whose %s changed, by id and slug', async (_, change) => {
    await change();
    await hears({ kind: 'courses', names: [String(course.id), course.slug] });
  });

  it('tells when the clock alone changes what is shown', async () => {
    await write(
      `insert into flash_sale (id, title, start_at, end_at) values (999999, 'Malam', now() + interval '700 ms', now() + interval '1 hour')`,
    );
    await hears({ kind: 'all' }); // that it was written
    await hears({ kind: 'all' }); // that it began
  });

  it('tells of everything when the database cannot say which course it was, and lives on', async () => {
    const asked = vi.spyOn(test.services.pool, 'query').mockRejectedValueOnce(new Error('connection lost') as never);
    await test.services.announcements.tellCourses([course.id]);
    asked.mockRestore();
    await hears({ kind: 'all' });
  });

  it('is for our own apps alone', async () => {
    const strangers: Record<string, string>[] = [
      {},
      { [VISITOR_HEADER]: signedVisitor(SECRET, '203.0.113.9') },
      { authorization: 'Basic x' },
    ];
    for (const headers of strangers) expect((await fetch(`${origin}/api/changes`, { headers })).status).toBe(403);
  });

  it('ends with the process that answers it, without delay', async () => {
    const second = await startTestApp({ VISITOR_SECRET: SECRET });
    await second.app.listen({ host: '127.0.0.1', port: 0 });
    const url = `http://127.0.0.1:${(second.app.server.address() as AddressInfo).port}/api/changes`;
    const response = await fetch(url, { headers: OURS });
    const reading = response.text();
    const startedMs = Date.now();
    await second.stop();
    await reading;
    expect(Date.now() - startedMs).toBeLessThan(2_000);
  });
});
