import { showWished } from '@suluh/ui/wishlist/showWished.ts';
import type { CourseMarks } from '../marks/index.ts';
import { heartLabel, type HeartWords } from './heartLabel.ts';

interface MarkedCards {
  /** Asks for what is a visitor's own of a course. */
  request: (courseId: number) => void;
  marksOf: (courseId: number) => Pick<CourseMarks, 'wished' | 'owned'>;
  /** Whether a course's marks are known, or will not be. */
  isSettled: (courseId: number) => boolean;
  /** Reviews that are the visitor's own. */
  ownReviews: ReadonlySet<string>;
  /** Reviews that the visitor found helpful. */
  likedReviews: ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  /** 'Terdaftar', to be copied onto each card of an owned course. */
  ownedMark: Element;
  words: HeartWords;
  /** Where an owner goes on, and the word for it, by what the card says of it. */
  ownLink: (courseId: number, action: string | undefined) => { href: string; text: string };
}

const cards = () => document.querySelectorAll<HTMLElement>('[data-course]');

/** Course of the card whose heart `target` is in, or null. */
export function heartAt(target: EventTarget | null): number | null {
  const heart = target instanceof Element ? target.closest('.wishlistHeart') : null;
  const card = heart?.closest<HTMLElement>('[data-course]');
  return card ? Number(card.dataset['course']) : null;
}

/** 'Mulai Kursus', or what else an owner does, above the link that covers the card. */
function drawOwnLink({ href, text }: { href: string; text: string }): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'type-link type-small';
  link.dataset['ownLink'] = '';
  link.style.cssText = 'position:relative;z-index:2;align-self:flex-start;padding-block:12px;margin-block:-12px';
  link.href = href;
  link.textContent = text;
  return link;
}

function show(card: HTMLElement, { marksOf, isSettled, ownedMark, words, ownLink }: MarkedCards): void {
  const id = Number(card.dataset['course']);
  const { wished, owned } = marksOf(id);
  const heart = card.querySelector<HTMLElement>('.wishlistHeart');
  if (heart && isSettled(id)) heart.removeAttribute('style');
  if (heart && (heart.getAttribute('aria-pressed') === 'true') !== wished)
    showWished(heart, wished, heartLabel(words, card.querySelector('a')?.textContent ?? '', wished));
  const tags = card.querySelector('.courseCard-tags');
  const shown = tags?.querySelector('[data-owned]');
  for (const offer of card.querySelectorAll<HTMLElement>('[data-unowned]'))
    offer.style.display = owned ? 'none' : 'flex';
  if (shown && !owned) {
    shown.remove();
    card.querySelector('[data-own-link]')?.remove();
  }
  if (!tags || shown || !owned) return;
  const mark = ownedMark.cloneNode(true) as HTMLElement;
  mark.dataset['owned'] = '';
  tags.append(mark);
  const { course, own } = card.dataset;
  card.querySelector('.courseCard-price')?.append(drawOwnLink(ownLink(Number(course), own)));
}

/** 'Membantu' as who pressed it before sees it: pressed, and pressed again it is taken back. */
function showLiked(review: HTMLElement): void {
  const button = review.querySelector<HTMLButtonElement>('button[name="isLiked"]');
  if (!button || button.getAttribute('aria-pressed') === 'true') return;
  button.setAttribute('aria-pressed', 'true');
  button.value = 'false';
  button.style.color = 'var(--link)';
}

/**
 * Lays over the cards of the page, and over those that come later, what is a visitor's own. The cards are plain markup,
 * so that nothing of them has to come to life. Gives the way to stop.
 */
export function followCards(marked: MarkedCards): () => void {
  let frame = 0;
  const draw = () => {
    for (const card of cards()) show(card, marked);
    for (const review of document.querySelectorAll<HTMLElement>('[data-review]')) {
      const deeds = review.querySelector<HTMLElement>('.reviews-actions');
      if (deeds) deeds.style.display = marked.ownReviews.has(review.dataset['review']!) ? 'none' : '';
      if (marked.likedReviews.has(review.dataset['review']!)) showLiked(review);
    }
  };
  const look = () => {
    frame = 0;
    for (const { dataset } of cards()) marked.request(Number(dataset['course']));
    draw();
  };
  const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(look)));
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = marked.subscribe(draw);
  look();
  return () => {
    stop();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
