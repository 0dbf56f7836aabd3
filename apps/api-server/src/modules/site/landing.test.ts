import { LANDING_PAGES } from '@suluh/domain/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { LANDING_WORDS } from '../../../test/landing.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

const BLANK = {
  programId: null,
  page: null,
  isPublished: true,
  ...LANDING_WORDS,
};

let test: TestApp;
let writer: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
});
afterAll(() => test?.stop());

const write = (change: object) =>
  test.call('POST', '/api/admin/landing', { auth: writer.auth, body: { ...BLANK, ...change } });
const title = async (query: string, headers: Record<string, string> = {}) => {
  const { body } = await test.call('GET', `/api/landing${query}`, { headers });
  return (body.data as { title: string } | null)?.title ?? null;
};

describe('landing pages of the site', () => {
  it('stand on their page alone, each once', async () => {
    for (const page of LANDING_PAGES) {
      expect(await title(`?page=${page}`)).toBeNull();
      expect(
        (await write({ page, title: `Tentang ${page}`, who: 'Siapa saja', benefits: [{ title: 'Singkat', text: '' }] }))
          .status,
      ).toBe(201);
    }
    for (const page of LANDING_PAGES) await expect.poll(() => title(`?page=${page}`)).toBe(`Tentang ${page}`);
    expect((await write({ page: 'prakerja' })).body).toMatchObject({ code: 400, errors: [{ field: 'page' }] });
  });

  it('are asked for by page whatever programme the site is of, and without a page are of businesses', async () => {
    expect(await title('?page=internship', { 'x-program': 'janabadra' })).toBe('Tentang internship');
    expect(await title('')).toBe('Tentang enterprise');
    expect(await title('', { 'x-program': 'janabadra' })).toBeNull();
  });

  it.each([
    ['neither a programme nor a page', {}],
    ['both', { programId: 1, page: 'ukm' }],
  ])('are refused with %s', async (_name, change) => {
    const { body } = await write(change);
    expect(body).toMatchObject({
      code: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field: 'page' })]),
    });
  });

  it('are found by page in the back office, and unknown pages are refused', async () => {
    const { body } = await test.call('GET', '/api/admin/landing?onPage=ukm', { auth: writer.auth });
    expect(body.data).toMatchObject([{ page: 'ukm', who: 'Siapa saja' }]);
    expect((await test.call('GET', '/api/landing?page=lain')).status).toBe(400);
  });
});
