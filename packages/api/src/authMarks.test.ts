import { describe, expect, it } from 'vitest';
import { authMarkOf } from './authMarks.ts';

describe('authMarkOf', () => {
  it.each([
    ['GET', '/api/course/filter', 'O'],
    ['GET', '/api/course/marks', 'B'],
    ['GET', '/api/course/v2/belajar-excel', 'O'],
    ['GET', '/api/collection/mysooltan', 'B'],
    ['GET', '/api/collection/pilihan', 'O'],
    ['get', '/api/partner/host', 'O'],
    ['POST', '/api/auth/refresh-token', 'R'],
    ['POST', '/api/auth/login', 'P'],
    ['DELETE', '/api/wishlist/12', 'B'],
  ])('%s %s is %s', (method, path, mark) => expect(authMarkOf(method, path)).toBe(mark));

  it.each([
    ['GET', '/api/unknown'],
    ['DELETE', '/api/course/filter'],
    ['GET', '/api/wishlist/12/more'],
  ])('%s %s is no endpoint', (method, path) => expect(authMarkOf(method, path)).toBeUndefined());
});
