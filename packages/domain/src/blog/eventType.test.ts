import { describe, expect, it } from 'vitest';
import { BLOG_TYPES, blogSection } from './eventType.ts';

describe('spec 2 and 3, blog items', () => {
  it('keeps news apart from articles and videos', () => {
    expect(BLOG_TYPES.map((type) => [type, blogSection(type)])).toEqual([
      ['news', 'news'],
      ['artikel', 'event'],
      ['video', 'event'],
    ]);
  });
});
