import { describe, expect, it } from 'vitest';
import { listDifference, valueText } from './values.ts';

describe('a value is said in words', () => {
  it.each([
    ['title', '<p>Halo <b>dunia</b></p>', 'Halo  dunia'],
    ['title', '', 'kosong'],
    ['tags', [], 'kosong'],
    ['tags', ['kain', 'batik'], 'kain; batik'],
    ['price', 150_000, 'Rp150.000'],
    ['isPublished', false, 'tidak'],
    ['faq', [{ question: 'Kapan?', answer: 'Senin' }], 'Kapan? · Senin'],
    ['sections', [{ title: 'Satu', lessons: [{ title: 'A', isOpen: false, note: null }] }], 'Satu · A'],
    ['lessons', [{ id: 4, title: 'A', isRequired: false }], '4 · A · wajib: tidak'],
  ])('%s: %j', (name, value, expected) => expect(valueText(name, value)).toBe(expected));

  it('never as JSON', () => expect(valueText('x', [{ a: { b: ['c'] } }])).not.toMatch(/[[\]{}"]/));
});

describe('what became of a list', () => {
  it.each([
    ['one more', ['a'], ['a', 'b'], { added: ['b'], removed: [], isMoved: false }],
    ['one less', ['a', 'b'], ['b'], { added: [], removed: ['a'], isMoved: false }],
    ['one of two that are the same less', ['a', 'a'], ['a'], { added: [], removed: ['a'], isMoved: false }],
    ['one put right', [{ t: 'a' }], [{ t: 'b' }], { added: [{ t: 'b' }], removed: [{ t: 'a' }], isMoved: false }],
    ['another order', ['a', 'b'], ['b', 'a'], { added: [], removed: [], isMoved: true }],
    ['nothing', ['a'], ['a'], { added: [], removed: [], isMoved: false }],
  ])('%s', (_, opened, list, expected) => expect(listDifference(opened, list)).toEqual(expected));
});
