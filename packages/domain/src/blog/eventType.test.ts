import { describe, expect, it } from 'vitest';
import { BLOG_TYPES, blogSection } from './eventType.ts';

describe('blog items', () => {
  it('keeps news apart from articles and videos', () => {
    expect(BLOG_TYPES.map((type) => [type, blogSection(type)])).toEqual([
      ['news', 'news'],
      ['artikel', 'event'],
      ['video', 'event'],
    ]);
  });
});
