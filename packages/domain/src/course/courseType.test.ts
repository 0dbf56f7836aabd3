import { describe, expect, it } from 'vitest';
import { courseBadge, courseTypeCode, isOffline, type CourseType } from './courseType.ts';

describe('course type codes', () => {
  it.each([
    ['a is self-learning, online', { id: 'a' }, 'online'],
    ['b is a webinar, online', { id: 'b' }, 'online'],
    ['c is hybrid, online', { id: 'c' }, 'online'],
    ['d takes place at a venue', { id: 'd' }, 'offline'],
    ['any other code means online', { id: 'z' }, 'online'],
    ['no type means online', null, 'online'],
    ['a missing type means online', undefined, 'online'],
    ['the name Kelas Offline is offline without a code', { name: 'Kelas Offline' }, 'offline'],
    ['the name Pembelajaran Mandiri is online', { name: 'Pembelajaran Mandiri' }, 'online'],
    ['the name Webinar is online', { name: 'Webinar' }, 'online'],
    ['the name Hybrid is online', { name: 'Hybrid' }, 'online'],
    ['the name of both is online', { name: 'Pembelajaran Mandiri & Webinar' }, 'online'],
  ] as [string, CourseType | null | undefined, 'online' | 'offline'][])('%s', (_, type, expected) => {
    expect(courseBadge(type)).toBe(expected);
    expect(isOffline(type)).toBe(expected === 'offline');
  });

  it('knows the four codes and nothing else', () => {
    expect(['a', 'b', 'c', 'd', 'e', '', null].map(courseTypeCode)).toEqual(['a', 'b', 'c', 'd', null, null, null]);
  });
});
