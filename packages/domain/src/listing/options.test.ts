import { describe, expect, it } from 'vitest';
import { visibleOptions, type FilterOption } from './options.ts';

const options = (counts: readonly number[]): FilterOption[] =>
  counts.map((count, index) => ({ title: `Pilihan ${index}`, value: String(index), count }));
const values = (shown: readonly FilterOption[]) => shown.map(({ value }) => value).join('');

describe('filter max items', () => {
  it.each([
    ['as many as the maximum are all shown', 5, false, '01234', 0],
    ['one more is kept back', 6, false, '01234', 1],
    ['expanded shows all', 6, true, '012345', 0],
  ])('%s', (_, count, expanded, shown, hidden) => {
    const result = visibleOptions({ filter: 'lp', options: options(Array.from({ length: count }, () => 1)), expanded });
    expect(values(result.options)).toBe(shown);
    expect(result.hiddenCount).toBe(hidden);
  });

  it('sorts categories by count, largest first, and leaves other filters in their order', () => {
    expect(values(visibleOptions({ filter: 'category', options: options([1, 3, 2]), expanded: false }).options)).toBe(
      '120',
    );
    expect(values(visibleOptions({ filter: 'price', options: options([1, 3, 2]), expanded: false }).options)).toBe(
      '012',
    );
  });

  it('disables options without courses, and only those', () => {
    const { options: shown } = visibleOptions({ filter: 'price', options: options([0, 1]), expanded: false });
    expect(shown.map(({ disabled }) => disabled)).toEqual([true, false]);
  });
});
