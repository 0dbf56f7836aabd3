import { describe, expect, it } from 'vitest';
import { isBannerTarget } from './index.ts';

describe('where a banner leads', () => {
  it.each([
    ['/', true],
    ['/course?category=1#atas', true],
    ['https://suluh.example/promo', true],
    ['HTTPS://suluh.example', true],
    ['//evil.example', false],
    ['/..//evil.example', false],
    ['/\\evil.example', false],
    ['/\tkursus', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['http://suluh.example', false],
    ['https:suluh.example', false],
    ['https:///suluh.example', false],
    ['https://suluh.example@evil.example', false],
    ['https://exa mple', false],
    ['kursus', false],
    ['', false],
  ])('%j: %s', (address, expected) => expect(isBannerTarget(address)).toBe(expected));
});
