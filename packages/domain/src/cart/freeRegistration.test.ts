import { describe, expect, it } from 'vitest';
import { afterCourseOrder, afterFreeConfirm, ALREADY_BOUGHT_MESSAGE } from './freeRegistration.ts';

describe('free-course registration', () => {
  it('knows the message of a course bought before', () => {
    expect(ALREADY_BOUGHT_MESSAGE).toBe('kursus telah dibeli sebelumnya');
  });

  it.each([
    ['an order is confirmed', { kind: 'ok', data: 5 }, { kind: 'confirm', cartId: 5 }],
    ['409 with data confirms that cart', { kind: 'error', code: 409, data: 7 }, { kind: 'confirm', cartId: 7 }],
    ['409 with cart 0 confirms it too', { kind: 'error', code: 409, data: 0 }, { kind: 'confirm', cartId: 0 }],
    ['409 without data failed', { kind: 'error', code: 409, data: null }, { kind: 'failed' }],
    ['data under another code failed', { kind: 'error', code: 400, data: 7 }, { kind: 'failed' }],
    [
      '404 bought before goes to My Course',
      { kind: 'error', code: 404, message: 'kursus telah dibeli sebelumnya' },
      { kind: 'goToMyCourse' },
    ],
    ['404 with another message failed', { kind: 'error', code: 404, message: 'tidak ada' }, { kind: 'failed' }],
    [
      'the message under another code failed',
      { kind: 'error', code: 400, message: 'kursus telah dibeli sebelumnya' },
      { kind: 'failed' },
    ],
  ] as const)('%s', (_, answer, expected) => {
    expect(afterCourseOrder(answer)).toEqual(expected);
  });

  it('swallows a failed confirm silently', () => {
    expect([true, false].map(afterFreeConfirm)).toEqual(['goToMyCourse', 'stay']);
  });
});
