import { describe, expect, it } from 'vitest';
import { grantRefusal, isPowerful, mayGive, placeMissing, secondRefusal } from './granting.ts';

describe('isPowerful', () => {
  it.each([
    [['*'], true],
    [['order.read', 'refund.decide'], true],
    [['staff.grant'], true],
    [['seller.edit'], true],
    [['order.read', 'learner.look'], true],
    [['refund.read', 'order.read'], false],
    [[], false],
  ])('%j: %s', (permissions, expected) => expect(isPowerful(permissions)).toBe(expected));
});

describe('mayGive', () => {
  it.each([
    ['all', ['*'], ['*'], true],
    ['what is part of all', ['*'], ['order.read'], true],
    ['what they hold', ['order.read', 'staff.grant'], ['order.read'], true],
    ['more than they hold', ['order.read'], ['order.read', 'refund.decide'], false],
    ['all, holding less', ['order.read', 'staff.grant'], ['*'], false],
  ])('%s', (_, held, role, expected) => expect(mayGive(held, role)).toBe(expected));
});

describe('a role', () => {
  const giving = { by: 'dewi', to: 'laras', held: ['*'], role: ['refund.decide'] };
  it('is given to others alone, of what one holds', () => {
    expect(grantRefusal(giving)).toBeNull();
    expect(grantRefusal({ ...giving, to: 'dewi' })).toBe('own');
    expect(grantRefusal({ ...giving, held: ['staff.grant'] })).toBe('notHeld');
  });

  it('that is powerful wants another person', () => {
    expect(secondRefusal({ ...giving, askedBy: 'hendra' })).toBeNull();
    expect(secondRefusal({ ...giving, askedBy: null })).toBeNull();
    expect(secondRefusal({ ...giving, askedBy: 'dewi' })).toBe('samePerson');
    expect(secondRefusal({ ...giving, askedBy: 'hendra', to: 'dewi' })).toBe('own');
    expect(secondRefusal({ ...giving, askedBy: 'hendra', held: [] })).toBe('notHeld');
  });
});

it.each([
  [{ role: 'partner', partnerId: null, programId: 3 }, 'partnerId'],
  [{ role: 'partner', partnerId: 2, programId: null }, null],
  [{ role: 'programme', partnerId: null, programId: null }, 'programId'],
  [{ role: 'programme', programId: 3 }, null],
  [{ role: 'teacher', partnerId: 2, teacherId: null }, 'teacherId'],
  [{ role: 'teacher', teacherId: 5 }, null],
  [{ role: 'support', partnerId: null, programId: null }, null],
])('of %j the place that is missing is %s', (grant, missing) => {
  expect(placeMissing(grant)).toBe(missing);
});
