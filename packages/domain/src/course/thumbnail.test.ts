import { describe, expect, it } from 'vitest';
import { thumbnailAddress } from './thumbnail.ts';

describe('thumbnail: a storage path, or a full address when it contains http', () => {
  it.each([
    ['a path goes under the storage base', 'course/1.png', 'https://s.id/storage', 'https://s.id/storage/course/1.png'],
    ['slashes are not doubled', '//course/1.png', 'https://s.id/storage//', 'https://s.id/storage/course/1.png'],
    ['a full address is kept', 'https://cdn.id/1.png', 'https://s.id/storage', 'https://cdn.id/1.png'],
    ['http anywhere makes it a full address', 'proxy?u=http', 'https://s.id/storage', 'proxy?u=http'],
    ['an empty value is no picture', '  ', 'https://s.id/storage', null],
    ['a missing value is no picture', null, 'https://s.id/storage', null],
  ])('%s', (_, thumbnail, base, expected) => {
    expect(thumbnailAddress(thumbnail, base)).toBe(expected);
  });
});
