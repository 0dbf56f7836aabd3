/** By no class: builds give those other names (tooling/decisions/0054). Where the list of a page of reviews stands, and the link to the next one. */
const LIST = '[data-reviews] > *';
const NEXT = 'a[data-more-reviews]';

/** What the next page of reviews has. */
export interface MorePage {
  items: Element[];
  /** The link to the page after it, with its words; null on the last one. */
  next: { href: string; words: string } | null;
}

/**
 * The reviews of another page of the same site, taken from its HTML: their forms are plain, so they work as they stand.
 * @throws Error when it does not come
 */
export async function reviewsOf(address: string): Promise<MorePage> {
  const answer = await fetch(address.split('#', 1)[0]!, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = page.querySelector<HTMLAnchorElement>(NEXT);
  return {
    items: [...page.querySelectorAll(LIST)],
    next: next && { href: next.getAttribute('href') ?? '', words: next.textContent },
  };
}
