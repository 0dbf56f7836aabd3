import { reviewText } from '@suluh/i18n-id/review';

/** By no class: builds give those other names (tooling/decisions/0054). Where the list of a page of reviews stands, and the link to the next one. */
const LIST = '[data-reviews] > *';
const NEXT = 'a[data-more-reviews]';

const ID = 'data-review';

/** What came of asking for more. */
export interface AddedReviews {
  /** How many, for who does not see them. */
  said: string;
  /** The link to the page after it, with its words; null on the last one. */
  next: { href: string; words: string } | null;
}

/**
 * Puts the reviews of another page of the same site below those that are there, taken from its HTML: their forms are plain,
 * so they work as they stand. One that was written meanwhile moves the others on: what is there already does not come twice.
 * On the last page the first that came has the focus, as the link that had it goes.
 * @throws Error when the page does not come
 */
export async function addReviews(address: string, below: Element): Promise<AddedReviews> {
  const answer = await fetch(address.split('#', 1)[0]!, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const there = new Set([...document.querySelectorAll(`[${ID}]`)].map((item) => item.getAttribute(ID)));
  const added = [...page.querySelectorAll<HTMLElement>(LIST)].filter((item) => !there.has(item.getAttribute(ID)));
  below.append(...added);
  const next = page.querySelector<HTMLAnchorElement>(NEXT);
  if (!next && added[0]) {
    added[0].tabIndex = -1;
    added[0].focus({ preventScroll: true });
  }
  return {
    said: reviewText.added(added.length),
    next: next && { href: next.getAttribute('href') ?? '', words: next.textContent },
  };
}
