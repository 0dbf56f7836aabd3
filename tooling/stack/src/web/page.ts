import { STYLE } from './style.ts';

/** Text inside HTML. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whole rupiah as people write them. */
export const rupiah = (amount: number): string => `Rp${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;

/** A page that works on a phone and without JavaScript. `refreshSeconds` loads it again by itself. */
export function page({
  title,
  brand,
  tagline,
  body,
  refreshSeconds,
  isWide = false,
}: {
  title: string;
  brand: string;
  tagline: string;
  body: string;
  refreshSeconds?: number;
  /** For what is wider than a phone's page, such as a mail. */
  isWide?: boolean;
}): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">${refresh}<title>${escape(title === brand ? title : `${title} – ${brand}`)}</title><style>${STYLE}</style></head><body><header><a href="/">${escape(brand)}</a><span>${escape(tagline)}</span></header><main${isWide ? ' class="wide"' : ''}>${body}</main></body></html>`;
}
