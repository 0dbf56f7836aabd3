import { describe, expect, it } from 'vitest';
import {
  approvalOf,
  handlingRefusal,
  changedFields,
  isStaffSessionLive,
  lostForPublishing,
  mergeThree,
  missingForPublishing,
  retryRefusal,
  SECOND_PERSON_RUPIAH,
  STAFF_IDLE_MS,
  STAFF_SESSION_MS,
  type PublishingFacts,
} from './index.ts';

describe('a session of staff', () => {
  const start = new Date('2026-03-02T01:00:00Z');
  const at = (ms: number) => new Date(start.getTime() + ms);
  it.each([
    ['just before it was idle too long', 0, STAFF_IDLE_MS - 1, true],
    ['when it was', 0, STAFF_IDLE_MS, false],
    ['used to the end', STAFF_SESSION_MS - 1000, STAFF_SESSION_MS - 1, true],
    ['at its end', STAFF_SESSION_MS - 1000, STAFF_SESSION_MS, false],
  ])('%s', (_, usedMs, nowMs, expected) =>
    expect(isStaffSessionLive({ startedAt: start, usedAt: at(usedMs) }, at(nowMs))).toBe(expected),
  );
});

describe('two people, one record', () => {
  const opened = { fullname: 'Excel', price: 100_000, tags: [1, 2], city: null };

  it('sends what differs, and an empty text for nothing is no change', () => {
    expect(changedFields(opened, { fullname: 'Excel', price: 90_000, tags: [1, 2], city: '' })).toEqual({
      price: 90_000,
    });
    expect(changedFields(opened, { tags: [2, 1], city: undefined })).toEqual({ tags: [2, 1] });
  });

  it.each([
    ['only I', { price: 90_000 }, {}, { price: 90_000 }, [], []],
    ['only they', {}, { fullname: 'Excel Lanjut' }, { fullname: 'Excel Lanjut' }, ['fullname'], []],
    ['each another field', { price: 1 }, { fullname: 'B' }, { price: 1, fullname: 'B' }, ['fullname'], []],
    ['both the same field', { price: 1 }, { price: 2 }, { price: 1 }, [], ['price']],
    ['both alike', { price: 1 }, { price: 1 }, { price: 1 }, [], []],
  ])('%s changed', (_, mine, theirs, expected, taken, both) => {
    const merged = mergeThree(opened, { ...opened, ...mine }, { ...opened, ...theirs });
    expect(merged).toEqual({ values: { ...opened, ...expected }, theirs: taken, both });
  });

  it('passes over what the form does not have', () => {
    expect(mergeThree({ version: 1 }, {}, { version: 2 })).toEqual({ values: { version: 2 }, theirs: [], both: [] });
  });

  it('takes fields in another order for the same, in lists too, and items in another order for a change', () => {
    const faq = [
      { question: 'Apa?', answer: 'Ya' },
      { question: 'Di mana?', answer: 'Solo' },
    ];
    const reordered = faq.map(({ question, answer }) => ({ answer, question }));
    expect(mergeThree({ faq }, { faq }, { faq: reordered })).toMatchObject({ theirs: [], both: [] });
    expect(mergeThree({ faq }, { faq }, { faq: faq.toReversed() })).toMatchObject({ theirs: ['faq'], both: [] });
  });

  it.each([
    ['an emptied text and nothing', '', undefined],
    ['nothing and an emptied text', undefined, ''],
    ['an emptied text and null', '', null],
  ])('%s are the same', (_, opened, mine) => {
    expect(mergeThree({ note: opened }, { note: mine }, { note: opened })).toMatchObject({ theirs: [], both: [] });
  });
});

describe('what is missing before publishing', () => {
  const whole: PublishingFacts = {
    summary: 'Rumus dasar',
    description: 'Belajar rumus.',
    categoryCount: 1,
    needsSchedule: false,
    comingEventCount: 0,
    lessonCount: 1,
    unmeetableLessonCount: 0,
  };
  it.each([
    [{}, []],
    [{ summary: ' ' }, ['summary']],
    [{ description: '' }, ['description']],
    [{ categoryCount: 0 }, ['category']],
    [{ lessonCount: 0 }, ['lesson']],
    [{ lessonCount: 0, needsSchedule: true, comingEventCount: 1 }, []],
    [{ needsSchedule: true }, ['schedule']],
    [{ unmeetableLessonCount: 1 }, ['unmeetable']],
    [{ summary: '', categoryCount: 0 }, ['summary', 'category']],
  ] satisfies [Partial<PublishingFacts>, string[]][])('%j', (change, expected) =>
    expect(missingForPublishing({ ...whole, ...change })).toEqual(expected),
  );
});

describe('a change of a published course', () => {
  it.each([
    ['takes nothing away', [], [], []],
    ['empties the summary', [], ['summary'], ['summary']],
    ['leaves alone what was missing before', ['schedule'], ['schedule'], []],
    ['empties one thing more', ['schedule'], ['summary', 'schedule'], ['summary']],
    ['brings what was missing', ['lesson'], [], []],
  ] as const)('%s', (_, before, after, expected) => expect(lostForPublishing(before, after)).toEqual(expected));
});

describe('money that goes back', () => {
  it.each([
    ['a small sum needs one', SECOND_PERSON_RUPIAH - 1, null, 'approved'],
    ['a large one waits', SECOND_PERSON_RUPIAH, null, 'waits-for-second'],
    ['the same person cannot be the second', SECOND_PERSON_RUPIAH, 'dewi', 'same-person'],
    ['another can', SECOND_PERSON_RUPIAH, 'petrus', 'approved'],
  ])('%s', (_, amount, firstBy, expected) => expect(approvalOf(amount, firstBy, 'dewi')).toBe(expected));

  const of = { ownerId: 'rani', begunBy: null, sumRupiah: SECOND_PERSON_RUPIAH };
  it.each([
    ['by somebody else', of, null],
    ['by whose money it is', { ...of, ownerId: 'dewi' }, 'ownMoney'],
    ['by who asked for a large sum', { ...of, begunBy: 'dewi' }, 'ownAsking'],
    ['by who asked for a small one', { ...of, begunBy: 'dewi', sumRupiah: SECOND_PERSON_RUPIAH - 1 }, null],
    ['by somebody else than who asked', { ...of, begunBy: 'hendra' }, null],
  ])('is sent %s', (_, about, expected) => expect(handlingRefusal(about, 'dewi')).toBe(expected));

  const own = { ...of, begunBy: 'dewi', isDecidedByOthers: false };
  it.each([
    ['by somebody else', { ...own, begunBy: 'hendra' }, null],
    ['by whose money it is, never', { ...own, ownerId: 'dewi', isDecidedByOthers: true }, 'ownMoney'],
    ['by who asked for a small sum', { ...own, sumRupiah: SECOND_PERSON_RUPIAH - 1 }, null],
    ['by who asked for a large one nobody else said yes to', own, 'ownAsking'],
    ['by who asked for a large one once somebody else did', { ...own, isDecidedByOthers: true }, null],
  ])('is sent anew %s', (_, about, expected) => expect(retryRefusal(about, 'dewi')).toBe(expected));
});
