import { describe, expect, it, test } from 'vitest';
import { admitsNewcomers, holdsOn, isMainArea, keepsLogin, mayNameProgram, opensArea } from './area.ts';

test.each([
  ['reguler', null, true],
  ['reguler', 7, false],
  ['internship-ddb', null, false],
  ['mysooltan', null, false],
] as const)('%s with programme %s is the main site: %s', (sessionType, programId, expected) => {
  expect(isMainArea({ sessionType, programId })).toBe(expected);
});

describe('the period of a membership', () => {
  test.each([
    ['no limit', null, null, true],
    ['the day before it begins', '2026-11-23', null, false],
    ['its first day', '2026-11-22', null, true],
    ['its last day', null, '2026-11-22', true],
    ['the day after it ended', null, '2026-11-21', false],
    ['one day only', '2026-11-22', '2026-11-22', true],
  ])('%s', (_, startsOn, endsOn, expected) => {
    expect(holdsOn({ startsOn, endsOn }, '2026-11-22')).toBe(expected);
  });
});

describe('who may become a member on their own', () => {
  const open = { canRegister: true, oidcIssuer: null };
  test.each([
    ['of the main site', null, 'reguler', true],
    ['of small businesses', null, 'mysooltan', true],
    ['not of the internship', null, 'internship-ddb', false],
    ['of a programme with registration', open, 'reguler', true],
    ['not of a programme that is the internship', open, 'internship-ddb', false],
    ['not of one without', { ...open, canRegister: false }, 'reguler', false],
    ['not of one with its own sign-in', { ...open, oidcIssuer: 'https://masuk.mitra.example' }, 'reguler', false],
  ] as const)('%s', (_, program, sessionType, expected) => {
    expect(admitsNewcomers(program, sessionType)).toBe(expected);
  });
});

describe('the programme a call names', () => {
  test.each([
    ['a visitor names any', null, true],
    ['a session of it', { program: 'janabadra' }, true],
    ['a session of another', { program: 'bse-bumn' }, false],
    ['a session of the main site', { program: null }, false],
  ])('%s', (_, session, expected) => {
    expect(mayNameProgram('janabadra', session)).toBe(expected);
  });
});

describe('which membership opens an area', () => {
  const campus = { id: 7, sessionType: 'reguler' };
  const internship = { id: 8, sessionType: 'internship-ddb' };
  it.each([
    ['the main site with its own', 'reguler', null, 'reguler', null, true],
    ['the main site not with a programme’s', 'reguler', 7, 'reguler', null, false],
    ['the main site not with the internship’s', 'internship-ddb', null, 'reguler', null, false],
    ['a programme with its own', 'reguler', 7, 'reguler', campus, true],
    ['a programme not with another’s', 'reguler', 9, 'reguler', campus, false],
    ['a programme not with the main site’s', 'reguler', null, 'reguler', campus, false],
    ['the internship with any of its type', 'internship-ddb', null, 'internship-ddb', internship, true],
    ['the internship with one bound to a programme', 'internship-ddb', 8, 'internship-ddb', internship, true],
    ['the internship without naming a programme', 'internship-ddb', 8, 'internship-ddb', null, true],
    ['the internship not on a programme of another type', 'internship-ddb', 7, 'internship-ddb', campus, false],
    ['small businesses with their own', 'mysooltan', null, 'mysooltan', null, true],
    ['small businesses not with the main site’s', 'reguler', null, 'mysooltan', null, false],
  ] as const)('%s', (_, ownType, programId, sessionType, program, expected) => {
    expect(opensArea({ sessionType: ownType, programId }, { sessionType, program })).toBe(expected);
  });
});

describe('which membership keeps a login going', () => {
  it.each([
    ['the main site’s own', 'reguler', null, 'reguler', null, true],
    ['not a programme’s on the main site', 'reguler', 7, 'reguler', null, false],
    ['a programme’s own', 'reguler', 7, 'reguler', 7, true],
    ['not another programme’s', 'reguler', 9, 'reguler', 7, false],
    ['not the main site’s in a programme', 'reguler', null, 'reguler', 7, false],
    ['the internship’s, bound to its programme or not', 'internship-ddb', null, 'internship-ddb', 3, true],
    ['the internship’s by its programme', 'internship-ddb', 3, 'internship-ddb', null, true],
    ['not the main site’s in small businesses', 'reguler', null, 'mysooltan', null, false],
  ] as const)('%s', (_, ownType, ownProgram, sessionType, programId, expected) => {
    expect(keepsLogin({ sessionType: ownType, programId: ownProgram }, { sessionType, programId })).toBe(expected);
  });
});
