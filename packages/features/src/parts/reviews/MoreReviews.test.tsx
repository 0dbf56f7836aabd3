import { errorText } from '@suluh/i18n-id/errors';
import { reviewText } from '@suluh/i18n-id/review';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, ledTo, show } from '../../testing/island.tsx';
import { MoreReviews } from './MoreReviews.tsx';

const PATH = '/course/batik';
const NEXT = `${PATH}?ulasan=2#ulasan`;
const item = (id: string) => `<article class="reviews-review" data-review="${id}"><p>Ulasan ${id}</p></article>`;
const pageWith = (ids: string[], next: string) =>
  new Response(`<main><div data-reviews="">${ids.map(item).join('')}</div>${next}</main>`);
const linkTo = (href: string, count: number) => `<a href="${href}" data-more-reviews="">${reviewText.more(count)}</a>`;
const more = () => page.getByRole('link', { name: /^Muat \d+ ulasan lagi$/ });

const status = () => page.getByRole('status').first();
afterEach(() => vi.restoreAllMocks());

/** The page with its link, and what the next pages are answered with; null is a line that is lost. */
async function open(answers: readonly (Response | null)[]) {
  const asked = vi.spyOn(window, 'fetch');
  for (const answer of answers)
    if (answer) asked.mockResolvedValueOnce(answer);
    else asked.mockRejectedValueOnce(new TypeError('lost'));
  await show(
    <>
      <article data-review="a">Ulasan a</article>
      <MoreReviews href={NEXT} words={reviewText.more(10)} />
    </>,
    { at: PATH },
  );
}

test('the next ones come below, none twice, and the place is not lost', async () => {
  await open([pageWith(['a', 'b', 'c'], linkTo(`${PATH}?ulasan=3#ulasan`, 3)), pageWith(['d'], '')]);
  await expect.element(more()).toHaveAttribute('href', NEXT); // before JavaScript
  await more().click();
  await expect.element(page.getByText('Ulasan c')).toBeVisible();
  expect(page.getByText('Ulasan a').elements()).toHaveLength(1);
  await expect.element(status()).toHaveTextContent(reviewText.added(2));
  await expect.element(more()).toHaveTextContent(reviewText.more(3));
  await expectReadable();
  await more().click();
  await expect.element(page.getByText('Ulasan d')).toBeVisible();
  await expect.element(more()).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Ulasan d'); // not the top of the page
  expect(ledTo()).toEqual([]);
});

test('ones that do not come are said so, and come when they are asked for again', async () => {
  await open([null, pageWith(['b'], '')]);
  await more().click();
  await expect.element(status()).toHaveTextContent(errorText.noConnection);
  await more().click();
  await expect.element(page.getByText('Ulasan b')).toBeVisible();
});
