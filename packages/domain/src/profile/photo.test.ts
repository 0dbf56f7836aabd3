import { describe, expect, it } from 'vitest';
import { hasPhoto, initials, NO_PHOTO } from './photo.ts';

describe('user profile: foto', () => {
  it.each([
    ['user/default.svg', false],
    ['https://s.id/user/default.svg', false],
    ['user/7.png', true],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s is a photo: %s', (foto, expected) => {
    expect(hasPhoto(foto)).toBe(expected);
  });

  it('knows the value that means none', () => {
    expect(NO_PHOTO).toBe('user/default.svg');
  });

  it.each([
    ['Ratih Kusuma', 'RK'],
    ['ratih', 'R'],
    ['Ratih Kusuma Wardhani', 'RW'],
    ['  Ratih  ', 'R'],
    ['', ''],
    ['𝒜yu', '𝒜'],
  ])('the initials of %j are %j', (fullname, expected) => {
    expect(initials(fullname)).toBe(expected);
  });
});
