import { expect, it } from 'vitest';
import { news } from './news.ts';

/** What the picture of an article about a craft shows, and cloths that belong to another. */
const SHOWN = [
  ['batik', 'canting', ['tumpal']],
  ['motor', 'busi', ['ceplok']],
] as const;

it.each(news.map(({ slug, kind, author }) => [slug, kind, author] as const))(
  '%s, of kind %s, says who wrote it unless it is an event',
  (_slug, kind, author) => expect(author !== '').toBe(kind !== 'acara'),
);

it.each(SHOWN)('the pictures of articles about %s show a %s, on no cloth of another craft', (tag, object, others) => {
  const about = news.filter(({ tags }) => (tags as readonly string[]).includes(tag));
  expect(about.length).toBeGreaterThan(0);
  for (const { slug, picture } of about) {
    expect(picture.art.objects, slug).toContain(object);
    expect(others as readonly string[], slug).not.toContain(picture.art.cloth);
  }
});
