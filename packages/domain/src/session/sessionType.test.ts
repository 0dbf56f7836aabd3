import { describe, expect, it } from 'vitest';
import { OPEN_SESSION_TYPES, partnerAccess, SESSION_TYPES, sessionTypeOf } from './sessionType.ts';

describe('session types', () => {
  it('has three', () => {
    expect(SESSION_TYPES).toEqual(['reguler', 'internship-ddb', 'mysooltan']);
  });

  it('lets people make accounts themselves but for the internship', () => {
    expect(OPEN_SESSION_TYPES).toEqual(['reguler', 'mysooltan']);
  });

  it.each([
    ['reguler', 'reguler'],
    ['facebook', 'reguler'],
    ['google', 'reguler'],
    ['internship-ddb', 'internship-ddb'],
    ['mysooltan', 'mysooltan'],
    ['twitter', null],
    ['', null],
    [undefined, null],
  ])('%s counts as %s', (value, expected) => {
    expect(sessionTypeOf(value)).toBe(expected);
  });

  it.each([
    ['a token and the matching type are let in', true, 'mysooltan', { kind: 'allowed' }],
    ['without token nobody is let in', false, 'mysooltan', { kind: 'refused', reason: 'noToken' }],
    ['another type is refused', true, 'reguler', { kind: 'refused', reason: 'wrongType' }],
    ['no type is refused', true, null, { kind: 'refused', reason: 'wrongType' }],
  ])('partner-route check: %s', (_, hasToken, sessionType, expected) => {
    expect(partnerAccess({ hasToken, sessionType, requiredType: 'mysooltan' })).toEqual(expected);
  });
});
