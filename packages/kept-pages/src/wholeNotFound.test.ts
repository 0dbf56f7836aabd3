import { expect, test, vi } from 'vitest';
import { wholeNotFound, type DrawnAnswer } from './wholeNotFound.ts';

const BLANK = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const answer = (status: number, body: string): DrawnAnswer => ({ status, headers: {}, body: Buffer.from(body) });
const asks = { cookie: 'suluh-data=1' };

/** The rule on a site whose pages are these, by path. */
function site(pages: Readonly<Record<string, DrawnAnswer>>) {
  const drawAt = vi.fn<(path: string, headers: object) => Promise<DrawnAnswer>>((path) =>
    Promise.resolve(pages[path] ?? answer(500, '')),
  );
  const notFoundPath = (pathname: string) => `/${pathname.split('/')[1]}/404`;
  return { drawAt, whole: wholeNotFound({ drawAt, notFoundPath }) };
}

test('in the place of a blank document stands the page of its site, for the same visitor, and says 404', async () => {
  const { drawAt, whole } = site({ '/satu/404': answer(200, 'Satu') });
  const { status, body } = await whole('/satu/course/x', asks, answer(404, BLANK));
  expect([status, String(body)]).toEqual([404, 'Satu']);
  expect(drawAt).toHaveBeenCalledExactlyOnceWith('/satu/404', asks);
});

test('of a path that names another site on the own host of one, it is the page of that host', async () => {
  const { whole } = site({ '/program/404': answer(404, BLANK), '/404': answer(200, 'Janabadra') });
  const { status, body } = await whole('/program/fordigi', asks, answer(404, BLANK));
  expect([status, String(body)]).toEqual([404, 'Janabadra']);
});

test('where there is no such site either, it is the page of none', async () => {
  const { whole } = site({ '/dua/404': answer(404, BLANK), '/-/-': answer(404, 'Suluh') });
  const { status, body } = await whole('/dua/x', asks, answer(404, BLANK));
  expect([status, String(body)]).toEqual([404, 'Suluh']);
});

test('the page that says so answers 404 itself', async () => {
  const { drawAt, whole } = site({});
  expect(await whole('/satu/404', asks, answer(200, 'Satu'))).toMatchObject({ status: 404 });
  expect(drawAt).not.toHaveBeenCalled();
});

test.each([
  ['a page that is there', answer(200, 'Kursus')],
  ['one that is whole and says that nothing is there', answer(404, 'Tidak ada')],
  ['one that failed', answer(500, BLANK)],
])('%s stays as it is', async (_, drawn) => {
  const { drawAt, whole } = site({});
  expect(await whole('/satu/course/x', asks, drawn)).toBe(drawn);
  expect(drawAt).not.toHaveBeenCalled();
});

test('while nothing whole can be drawn, such as a redirect of a partner who cannot load, the answer stays', async () => {
  const { whole } = site({ '/satu/404': answer(307, ''), '/-/-': answer(500, '') });
  const drawn = answer(404, BLANK);
  expect(await whole('/satu/x', asks, drawn)).toBe(drawn);
});
