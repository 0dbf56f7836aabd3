import { describe, expect, it } from 'vitest';
import { NEWS_TYPES, newsSection } from './newsType.ts';

describe('blog items', () => {
  it('keeps news apart from articles, videos and events', () => {
    expect(NEWS_TYPES.map((type) => [type, newsSection(type)])).toEqual([
      ['news', 'news'],
      ['artikel', 'event'],
      ['video', 'event'],
      ['acara', 'event'],
    ]);
  });
});
