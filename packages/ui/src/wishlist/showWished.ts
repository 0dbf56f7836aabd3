import { iconGlyph } from '../icons/iconGlyph.ts';

/** Makes a `HeartButton` that stands in the page look and be named as one of a wished course, or of another. */
export function showWished(heart: Element, wished: boolean, label: string): void {
  heart.classList.toggle('wishlistHeart-wished', wished);
  heart.setAttribute('aria-pressed', String(wished));
  heart.setAttribute('aria-label', label);
  heart.querySelector('[data-icon]')?.setAttribute('data-icon', iconGlyph(wished ? 'heart-on' : 'heart'));
}
