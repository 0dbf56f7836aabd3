import { describe, expect, it } from 'vitest';
import { listState, nextPage } from './listState.ts';

describe('generic paged list', () => {
  it.each([
    ['loading comes first', { loading: true, errorCode: 500 }, { kind: 'loading' }],
    ['error code 404 counts as empty', { loading: false, errorCode: 404 }, { kind: 'empty' }],
    ['another error is stored', { loading: false, errorCode: 500 }, { kind: 'failed', code: 500 }],
    ['a total of 0 is empty', { loading: false, items: [], totalData: 0 }, { kind: 'empty' }],
    ['no answer at all is empty', { loading: false }, { kind: 'empty' }],
    [
      'a total of 1 shows its items',
      { loading: false, items: ['a'], totalData: 1 },
      { kind: 'items', items: ['a'], totalData: 1 },
    ],
    [
      'without a total the items count',
      { loading: false, items: ['a', 'b'] },
      { kind: 'items', items: ['a', 'b'], totalData: 2 },
    ],
    [
      'an empty page of a longer list is no empty list',
      { loading: false, items: [], totalData: 9 },
      { kind: 'items', items: [], totalData: 9 },
    ],
  ])('%s', (_, input, expected) => {
    expect(listState(input)).toEqual(expected);
  });

  it.each([
    [1, 3, 2],
    [2, 3, 3],
    [3, 3, null],
    [4, 3, null],
    [1, 0, null],
  ])('after page %i of %i comes %s', (page, totalPage, expected) => {
    expect(nextPage({ page, totalPage })).toBe(expected);
  });
});
