import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

interface Card {
  id: number;
  categories: { id: number }[];
}
const ask = async (
  viewed: readonly (number | string)[],
  call: { auth?: string; headers?: Record<string, string> } = {},
) => {
  const query = viewed.map((id) => `viewed[]=${id}`).join('&');
  const { status, body } = await test.call('GET', `/api/course/for-you?${query}`, call);
  return { status, ...(body.data as { viewed: Card[]; suggested: Card[] }) };
};
const ids = (cards: Card[]) => cards.map(({ id }) => id);
const someCourses = async () => ids((await test.call('GET', '/api/course/filter?limit=20')).body.data as Card[]);

describe('what the home page shows one device', () => {
  it('is what it looked at, in its order, and others of the same categories', async () => {
    const [first, second] = await someCourses();
    const { viewed, suggested } = await ask([second!, first!, second!]);
    expect(ids(viewed)).toEqual([second, first]);
    const categories = new Set(viewed.flatMap((card) => card.categories.map(({ id }) => id)));
    for (const card of suggested) {
      expect(card.categories.some(({ id }) => categories.has(id))).toBe(true);
      expect([first, second]).not.toContain(card.id);
    }
  });

  it('is nothing for who looked at nothing, and leaves out what is not offered', async () => {
    expect(await ask([])).toEqual({ status: 200, viewed: [], suggested: [] });
    expect((await ask([2_000_000_000])).viewed).toEqual([]);
    const [outside] = await someCourses();
    const inside = await ask([outside!], { headers: { 'x-program': 'bse-bumn' } });
    expect(inside.status).toBe(200);
  });

  it("follows a learner's interests, without what they own", async () => {
    const auth = await test.bearer('rina');
    await test.call('POST', '/api/learning-interest', { auth, body: { interest: ['batik'] } });
    const { suggested } = await ask([], { auth });
    expect(suggested.length).toBeGreaterThan(0);
    const { rows } = await test.services.pool.query<{ id: number }>(
      "select course_id as id from enrolment e join user_account u on u.id = e.user_id where u.email = 'rina@contoh.example'",
    );
    for (const { id } of rows) expect(ids(suggested)).not.toContain(id);
  });

  it.each([[['x']], [[0]], [Array.from({ length: 11 }, (_, at) => at + 1)]])('refuses %j', async (viewed) => {
    expect((await ask(viewed)).status).toBe(400);
  });
});
