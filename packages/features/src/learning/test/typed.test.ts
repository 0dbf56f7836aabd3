import { describe, expect, it } from 'vitest';
import { attempt } from '../../testing/learning.ts';
import { typedQuery, withTyped } from './typed.ts';

const answer = (position: number, text: string, choices: number[] = []) => ({
  position,
  answer: { choices, text },
  isUnsure: false,
  seq: 1,
  at: '2026-11-22T08:00:00Z',
});

describe('answers over a login', () => {
  it('come back into their questions', () => {
    const query = typedQuery([answer(0, '', [2]), { ...answer(3, 'kain mori, "putih" & tebal'), isUnsure: true }]);
    const { attempt: filled, unsaved } = withTyped(attempt(), query);
    expect(unsaved).toEqual([0, 3]);
    expect(filled.items[0]).toMatchObject({ answer: { choices: [2], text: '' }, isUnsure: false });
    expect(filled.items[3]).toMatchObject({ answer: { text: 'kain mori, "putih" & tebal' }, isUnsure: true });
    expect(filled.items[1]!.answer).toBeNull();
  });

  it('are none where nothing was typed', () => {
    expect(typedQuery([])).toBeNull();
    expect(withTyped(attempt(), undefined).unsaved).toEqual([]);
  });

  it.each([
    ['no JSON', '['],
    ['another shape', '[{"a":1}]'],
    ['a list in the address', ['[]']],
    ['a choice that is not there', '[[0,[40],"",0]]'],
    ['a question that is not there', '[[77,[0],"",0]]'],
  ])('leave the try as it is when the address says %s', (_, value) => {
    const open = attempt();
    expect(withTyped(open, value)).toEqual({ attempt: open, unsaved: [] });
  });

  it('fit into an address: what is too long is left out, and shorter ones stay', () => {
    const many = Array.from({ length: 20 }, (_, at) => answer(at, 'a'.repeat(400)));
    const query = typedQuery([...many, answer(20, 'pendek')])!;
    expect(query.length).toBeLessThanOrEqual(2_500);
    expect(query).toContain('pendek');
  });
});
