import { describe, expect, it } from 'vitest';
import { Shelf, type KeptPage, type Shelved } from './shelf.ts';

const pageOf = (text: string, status = 200): KeptPage => {
  const body = Buffer.from(text);
  return { status, headers: {}, etag: '"1"', body, gzip: body, brotli: body };
};
const shelved = (beganMs: number, courses: string[] = [], page = pageOf('halaman')): Shelved => ({
  page,
  courses: new Set(courses),
  beganMs,
  askedMs: beganMs,
  retryMs: 0,
});
const hearing = () => {
  const shelf = new Shelf({ maxBytes: 1_000_000, maxUnknown: 2 });
  shelf.isHearing = true;
  return shelf;
};

describe('since when a page is out of date', () => {
  it.each([
    ['nothing changed', 1_000, [], null, 30_000, null],
    ['rendered 60 s ago', 1_000, [], null, 61_000, 61_000],
    ['everything changed afterwards', 1_000, [], { kind: 'all' }, 5_001, 5_000],
    ['everything changed in the moment its rendering began', 5_000, [], { kind: 'all' }, 5_001, 5_000],
    ['rendered soon after a change, looked at soon', 5_100, [], { kind: 'all' }, 6_199, null],
    [
      'rendered soon after a change, looked at once that is settled everywhere',
      5_100,
      [],
      { kind: 'all' },
      6_200,
      6_200,
    ],
    ['rendered well after a change', 6_300, [], { kind: 'all' }, 7_500, null],
    ['its course changed', 1_000, ['masak'], { kind: 'courses', names: ['7', 'masak'] }, 5_001, 5_000],
    ['another course changed', 1_000, ['masak'], { kind: 'courses', names: ['8', 'las'] }, 5_001, null],
  ] as const)('%s', (_, beganMs, courses, change, nowMs, expected) => {
    const shelf = hearing();
    if (change) shelf.take(change, 5_000);
    expect(shelf.staleSinceMs(shelved(beganMs, [...courses]), nowMs)).toBe(expected);
  });

  it('a second after its rendering while no change can be heard', () => {
    const shelf = hearing();
    shelf.isHearing = false;
    expect(shelf.staleSinceMs(shelved(1_000), 1_999)).toBeNull();
    expect(shelf.staleSinceMs(shelved(1_000), 2_000)).toBe(2_000);
  });
});

describe('the bounds of memory', () => {
  it('push the page out that was asked for longest ago', () => {
    const shelf = new Shelf({ maxBytes: 4_000, maxUnknown: 2 });
    const big = pageOf('x'.repeat(300)); // 900 bytes in three forms, and what an entry costs
    shelf.put('a', shelved(1, [], big));
    shelf.put('b', shelved(2, [], big));
    shelf.get('a');
    shelf.put('c', shelved(3, [], big));
    expect([shelf.get('a'), shelf.get('b'), shelf.get('c')].map(Boolean)).toEqual([true, false, true]);
  });

  it('hold pages that are not there apart, so that asking for many pushes no good page out', () => {
    const shelf = hearing();
    shelf.put('baik', shelved(1));
    for (let i = 0; i < 1_000; i++) shelf.put(`tidak-ada-${i}`, shelved(2, [], pageOf('404', 404)));
    expect(shelf.get('baik')).toBeDefined();
    expect(shelf.size).toMatchObject({ pages: 1, unknown: 2 });
  });

  it('of nothing hold nothing', () => {
    const shelf = new Shelf({ maxBytes: 0, maxUnknown: 2 });
    shelf.put('a', shelved(1));
    expect(shelf.get('a')).toBeUndefined();
  });

  it('a page that appears leaves its place among those that are not there', () => {
    const shelf = hearing();
    shelf.put('baru', shelved(1, [], pageOf('404', 404)));
    shelf.put('baru', shelved(2, [], pageOf('ada')));
    expect(shelf.get('baru')?.page.body.toString()).toBe('ada');
    expect(shelf.size).toMatchObject({ pages: 1, unknown: 0 });
  });
});
