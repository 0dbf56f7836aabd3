import { describe, expect, it } from 'vitest';
import {
  abilitiesOf,
  partnerAccess,
  SESSION_TYPES,
  sessionTypeOf,
  storedSessionType,
  typesWhere,
} from './sessionType.ts';

describe('session types', () => {
  it('has three', () => {
    expect(SESSION_TYPES).toEqual(['reguler', 'internship-ddb', 'mysooltan']);
  });

  it('lets people make accounts themselves but for the internship', () => {
    expect(typesWhere(({ isOpen }) => isOpen)).toEqual(['reguler', 'mysooltan']);
  });

  it('sells courses but for the internship (docs/product/course.md#internship-card)', () => {
    expect(typesWhere(({ sellsCourses }) => sellsCourses)).toEqual(['reguler', 'mysooltan']);
  });

  it('has programmes of partners on the main site alone, and one that is a whole area in the internship', () => {
    expect(typesWhere(({ hasProgrammes }) => hasProgrammes)).toEqual(['reguler']);
    expect(typesWhere(({ isOneProgramme }) => isOneProgramme)).toEqual(['internship-ddb']);
  });

  it('has on-job periods in the internship, a collection of members in small businesses', () => {
    expect(typesWhere(({ hasOnJobPeriods }) => hasOnJobPeriods)).toEqual(['internship-ddb']);
    expect(typesWhere(({ hasMemberCollection }) => hasMemberCollection)).toEqual(['mysooltan']);
  });

  it.each([
    ['mysooltan', 'mysooltan', 'ukm', 'smallBusiness'],
    ['internship-ddb', 'internship-ddb', 'internship', 'internship'],
    ['google', 'reguler', null, 'main'],
    ['twitter', 'reguler', null, 'main'],
    [null, 'reguler', null, 'main'],
  ])('what is stored as %s is %s', (stored, type, landing, line) => {
    expect(storedSessionType(stored)).toBe(type);
    expect(abilitiesOf(stored)).toMatchObject({ landing, line });
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
