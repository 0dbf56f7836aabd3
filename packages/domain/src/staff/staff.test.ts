import { describe, expect, it } from 'vitest';
import { allows, EVERYTHING, PERMISSIONS, reaches, reachOf, wholePlaces, type GrantPlace } from './index.ts';

const place = (where: Partial<GrantPlace> = {}): GrantPlace => ({
  partnerId: null,
  programId: null,
  eventId: null,
  teacherId: null,
  ...where,
});

describe('what a role may do', () => {
  it.each([
    ['nothing', [], 'event.read', false],
    ['another deed', ['event.door'], 'event.read', false],
    ['that deed', ['event.door', 'event.read'], 'event.read', true],
    ['everything', [EVERYTHING], 'event.read', true],
  ] as const)('holding %s', (_, held, permission, expected) => expect(allows(held, permission)).toBe(expected));

  it('names each deed once, as area and deed', () => {
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
    for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+(\.[a-z]+)+$/);
  });
});

describe('where it holds', () => {
  it.each([
    ['without a grant nothing', [], 'event', false],
    ['a grant without a place is everywhere', [place()], 'all', true],
    ['a grant of a partner is not everywhere', [place({ partnerId: 1 })], 'all', false],
    ['but enters where rows are narrowed', [place({ partnerId: 1 })], 'event', true],
    ['a grant of a schedule too', [place({ eventId: 1 })], 'event', true],
    ['a grant of who teaches is not everywhere', [place({ teacherId: 1 })], 'all', false],
    ['and enters where rows are narrowed', [place({ teacherId: 1 })], 'partner', true],
    ['the widest wins', [place({ programId: 1 }), place()], 'all', true],
  ] as const)('%s', (_, grants, scope, expected) => expect(reaches(reachOf(grants), scope)).toBe(expected));

  it('is the whole of a place where a grant names nothing else', () => {
    const grants = [place({ partnerId: 1 }), place({ partnerId: 2, teacherId: 3 }), place({ programId: 4 })];
    expect(wholePlaces(grants, 'partnerId')).toEqual([1]);
    expect(wholePlaces(grants, 'programId')).toEqual([4]);
    expect(wholePlaces(grants, 'teacherId')).toEqual([]);
  });
});
