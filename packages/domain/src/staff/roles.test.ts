import { describe, expect, it } from 'vitest';
import { EVERYTHING, isFirstRole, isWideningPowerful, roleRefusal, wideningRefusal, type RoleChange } from './index.ts';

const change: RoleChange = {
  by: 'dewi',
  held: ['staff.grant', 'promo.read', 'promo.edit', 'refund.decide'],
  before: ['promo.read'],
  after: ['promo.read'],
  holders: [],
};

describe('who changes a role', () => {
  it.each<[string, Partial<RoleChange>, string | null]>([
    ['adds what they hold', { after: ['promo.read', 'promo.edit'] }, null],
    ['makes one of what they hold', { before: [], after: ['promo.edit'] }, null],
    ['who may do everything adds anything', { held: [EVERYTHING], after: ['site.edit'] }, null],
    ['adds what they do not hold', { after: ['promo.read', 'site.edit'] }, 'notHeld'],
    ['makes one of what they do not hold', { before: [], after: ['site.edit'] }, 'notHeld'],
    ['narrows one that may do more than they', { before: ['promo.read', 'site.edit'] }, 'notHeld'],
    ['makes one that may do everything', { held: [EVERYTHING], before: [], after: [EVERYTHING] }, 'everything'],
    ['takes everything from one', { held: [EVERYTHING], before: [EVERYTHING] }, 'everything'],
    ['widens their own', { after: ['promo.read', 'promo.edit'], holders: ['dewi'] }, 'own'],
    ['narrows their own', { before: ['promo.read', 'promo.edit'], holders: ['dewi'] }, null],
    ['widens that of others', { after: ['promo.read', 'promo.edit'], holders: ['rani'] }, null],
  ])('%s', (_, of, refusal) => expect(roleRefusal({ ...change, ...of })).toBe(refusal));
});

describe('a change waits for a second person', () => {
  it.each<[string, Partial<RoleChange>, boolean]>([
    ['where people get what two give', { after: ['promo.read', 'refund.decide'], holders: ['rani'] }, true],
    [
      'where a role that two give gets more',
      { before: ['refund.decide'], after: ['refund.decide', 'promo.read'], holders: ['rani'] },
      true,
    ],
    ['not where nobody holds it', { after: ['promo.read', 'refund.decide'] }, false],
    [
      'not where it is narrowed',
      { before: ['refund.decide', 'promo.read'], after: ['refund.decide'], holders: ['rani'] },
      false,
    ],
    ['not for what one gives alone', { after: ['promo.read', 'promo.edit'], holders: ['rani'] }, false],
  ])('%s', (_, of, expected) => expect(isWideningPowerful({ ...change, ...of })).toBe(expected));

  it.each<[string, Partial<RoleChange> & { askedBy?: string | null }, string | null]>([
    ['another who holds all of it says yes', {}, null],
    ['nobody knows who asked', { askedBy: null }, null],
    ['who asked says yes', { askedBy: 'dewi' }, 'samePerson'],
    ['who holds the role says yes', { holders: ['dewi'] }, 'own'],
    ['who does not hold all of it says yes', { held: ['staff.grant'] }, 'notHeld'],
  ])('%s', (_, of, refusal) =>
    expect(wideningRefusal({ ...change, after: ['promo.read', 'promo.edit'], askedBy: 'hendra', ...of })).toBe(refusal),
  );
});

it.each([
  ['operator', true],
  ['door', true],
  ['Penjaga gudang', false],
])('%s was there from the beginning: %s', (name, expected) => expect(isFirstRole(name)).toBe(expected));
