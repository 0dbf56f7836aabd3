import { errorText } from '@suluh/i18n-id/errors';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, expectReadable, found, late, ledTo, refused, show } from '../../testing/island.tsx';
import type { Scripted } from '../../testing/scriptedApi.ts';
import { EmptyList, ListBody, QueryProvider, usePagedList, type Page } from './index.ts';

const LIST = 'GET /api/wishlist';
const PAGE = '/wishlist';
interface Row {
  id: number;
  fullname: string;
}
const names = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, fullname: `Kursus ${from + index}` }));
const pageOf = (number: number, totalPage = 3): Page<Row> => ({
  data: names(number * 10, 10),
  meta: { page: number, totalPage, totalData: totalPage * 10 },
});
const answered = (list: Page<Row>) => found(list.data, { meta: list.meta });

function Rows({ number, initial }: { number: number; initial: Page<Row> | null }): ReactElement {
  const list = usePagedList<Row>(
    'rows',
    number,
    (api, asking) => api.GET('/api/wishlist', { params: { query: { page: asking } } }) as never,
    initial,
  );
  return (
    <ListBody
      list={list}
      page={number}
      hrefOf={(to) => `${PAGE}?page=${to}`}
      skeletons={<p role="status">memuat</p>}
      empty={<EmptyList title="Belum ada" body="Cari kursus dulu" action={{ text: 'Cari Kursus', href: '/' }} />}
    >
      {(rows) => (
        <ul>
          {rows.map(({ id, fullname }) => (
            <li key={id} style={{ height: 120 }}>
              {fullname}
            </li>
          ))}
        </ul>
      )}
    </ListBody>
  );
}
interface Listed {
  screen?: 'phone' | 'desktop';
  number?: number;
  initial?: Page<Row> | null;
}
async function open(answers: readonly Scripted[], { screen = 'desktop', number = 1, initial = null }: Listed = {}) {
  await answering({ [LIST]: answers });
  await show(
    <QueryProvider>
      <Rows number={number} initial={initial} />
    </QueryProvider>,
    { at: number === 1 ? PAGE : `${PAGE}?page=${number}`, screen },
  );
}
const rows = () => page.getByRole('listitem').filter({ hasText: 'Kursus' }).all();
const row = (id: number) => page.getByText(`Kursus ${id}`, { exact: true });
const retry = () => page.getByRole('button', { name: errorText.retry });

test('while it loads there are skeletons, then the rows and the other pages as links', async () => {
  await open([late(answered(pageOf(2)))], { number: 2 });
  await expect.element(page.getByText('memuat')).toBeVisible();
  await expect.element(row(20)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '3', exact: false }).first())
    .toHaveAttribute('href', `${PAGE}?page=3`);
  await expectReadable();
});

test('the page the server rendered is shown, and not asked for again', async () => {
  await open(['lost'], { initial: pageOf(1) });
  await expect.element(row(10)).toBeVisible();
  expect(await asked(LIST)).toEqual([]);
});

test('on a phone the pages add up while scrolling, until there is no more', async () => {
  await open([answered(pageOf(1, 2)), answered(pageOf(2, 2))], { screen: 'phone' });
  await expect.element(row(10)).toBeVisible();
  row(19).element().scrollIntoView();
  await expect.element(row(20)).toBeInTheDocument();
  await expect.poll(rows).toHaveLength(20);
  row(29).element().scrollIntoView();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await asked(LIST)).map(({ url }) => url)).toEqual(['/api/wishlist?page=1', '/api/wishlist?page=2']);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('a next page that does not come leaves what is there, says why, and comes when it is asked for', async () => {
  await open([answered(pageOf(1, 2)), 'lost', answered(pageOf(2, 2))], { screen: 'phone' });
  await expect.element(row(10)).toBeVisible();
  row(19).element().scrollIntoView();
  await expect.element(page.getByRole('alert')).toHaveTextContent(errorText.noConnection);
  await expect.element(row(10)).toBeInTheDocument();
  await expectReadable();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await asked(LIST)).toHaveLength(2); // not again by itself
  await retry().click();
  await expect.element(row(20)).toBeInTheDocument();
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  await open(['lost', answered(pageOf(1))]);
  await expect.element(page.getByText(errorText.noConnection)).toBeVisible();
  await expectReadable();
  await retry().click();
  await expect.element(row(10)).toBeVisible();
});

test('a refusal is said in the words of the server', async () => {
  await open([refused(503, 'UNAVAILABLE', 'Sedang dirawat')]);
  await expect.element(page.getByText('Sedang dirawat')).toBeVisible();
});

test.each([
  ['nothing in it', found([], { meta: { page: 1, totalPage: 0, totalData: 0 } })],
  ['an answer that there is none', refused(404, 'NOT_FOUND', '')],
])('a list with %s shows what will stand there, and the one way on', async (_, answer) => {
  await open([answer]);
  await expect.element(page.getByRole('heading', { name: 'Belum ada' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Cari Kursus' })).toHaveAttribute('href', '/');
  await expectReadable();
});

test('an expired session leads to login, and back to this page of the list', async () => {
  await open([refused(401, 'UNAUTHORIZED', 'Sesi berakhir')], { number: 2 });
  await expect.poll(ledTo).toEqual([`/auth/login?redirectTo=${encodeURIComponent(`${PAGE}?page=2`)}`]);
  await expect.element(page.getByText('Sesi berakhir')).not.toBeInTheDocument();
});
