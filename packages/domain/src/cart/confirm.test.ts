import { describe, expect, it } from 'vitest';
import { CONFIRM_TYPE_NEW, confirmStep, freeConfirmPayload } from './confirm.ts';

describe('confirm flow', () => {
  it.each([
    ['an event item outside a programme asks first', null, [{ haveEvent: false }, { haveEvent: true }], 'confirmFirst'],
    ['an empty programme id is none', '', [{ haveEvent: true }], 'confirmFirst'],
    ['inside a programme it orders at once', 'janabadra', [{ haveEvent: true }], 'order'],
    ['programme id 0 is a programme', 0, [{ haveEvent: true }], 'order'],
    ['without event items it orders at once', undefined, [{ haveEvent: false }, {}], 'order'],
    ['an empty cart orders at once', null, [], 'order'],
  ])('%s', (_, programId, items, expected) => {
    expect(confirmStep({ programId, items })).toBe(expected);
  });

  it('confirms a free course with empty method, gateway and promo, type new (docs/product/api.md)', () => {
    expect(freeConfirmPayload(12)).toEqual({ cartId: [12], productCode: '', gateway: '', promoCode: '', type: 'new' });
    expect(CONFIRM_TYPE_NEW).toBe('new');
  });
});
