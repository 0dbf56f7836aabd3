import { describe, expect, it } from 'vitest';
import { countedPromo } from './counted.ts';
import { INITIAL_PROMO_PANEL, promoPanel } from './panel.ts';

const promo = (changes = {}) => ({
  code: 'HEMAT',
  discountRupiah: 50_000,
  productCode: 'all',
  maxItems: 2,
  ...changes,
});
const applied = (changes = {}) => promoPanel(INITIAL_PROMO_PANEL, { kind: 'useConfirmed', promo: promo(changes) });

describe('promo flow: whether the applied promo counts', () => {
  it.each([
    ['for any method', {}, 1, 'VABCA', 'counts'],
    ['as many courses as it covers', {}, 2, 'VABCA', 'counts'],
    ['its own method', { productCode: 'VABCA' }, 1, 'VABCA', 'counts'],
    ['no method chosen yet', { productCode: 'VABCA' }, 1, null, 'counts'],
    ['another method', { productCode: 'VABCA' }, 1, 'QRIS', 'refused'],
    ['one course too many', {}, 3, null, 'refused'],
    ['one course unless it says otherwise', { maxItems: undefined }, 2, null, 'refused'],
  ])('%s', (_, changes, itemCount, productCode, expected) => {
    expect(countedPromo(applied(changes), { itemCount, productCode }).kind).toBe(expected);
  });

  it('says why it does not count', () => {
    expect([
      countedPromo(applied(), { itemCount: 3, productCode: null }),
      countedPromo(applied({ productCode: 'VABCA' }), { itemCount: 1, productCode: 'QRIS' }),
    ]).toMatchObject([{ refusal: { code: 'tooManyItems', maxItems: 2 } }, { refusal: { code: 'method' } }]);
  });

  it('a promo that is only picked does not count', () => {
    const picking = promoPanel(INITIAL_PROMO_PANEL, { kind: 'picked', code: 'HEMAT' });
    const picked = promoPanel(picking, { kind: 'pickValidated', promo: promo() });
    expect(
      [INITIAL_PROMO_PANEL, picking, picked].map(
        (panel) => countedPromo(panel, { itemCount: 1, productCode: null }).kind,
      ),
    ).toEqual(['none', 'none', 'none']);
  });
});
