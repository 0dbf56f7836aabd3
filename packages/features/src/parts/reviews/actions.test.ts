import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, it } from 'vitest';
import { reviewReport } from './actions.ts';

it('a report without a reason leads back to its form', () => {
  const input = reviewReport.input.parse({ id: 'r1' });
  const way = { target: '/', back: '/course/1#ulasan' };
  expect(reviewReport.leadsTo(null, MAIN_ROUTES, way, input)).toBe('/course/1?lapor=r1');
});

it('a reason that is none of ours is no reason', () => {
  expect(reviewReport.input.parse({ id: 'r1', reason: 'lain' })).toEqual({ id: 'r1', reason: null });
  expect(reviewReport.input.parse({ id: 'r1', reason: 'abusive' })).toEqual({ id: 'r1', reason: 'abusive' });
});
