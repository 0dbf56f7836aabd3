import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_PROMO_PANEL, promoPanel, type AppliedPromo, type PromoEvent, type PromoPanel } from './panel.ts';

const promo: AppliedPromo = { code: 'SULUHBARU', discountRupiah: 50_000, productCode: 'all' };
const after = (...events: PromoEvent[]) => events.reduce(promoPanel, INITIAL_PROMO_PANEL);

const opened: PromoEvent = { kind: 'opened' };
const picked: PromoEvent = { kind: 'picked', code: 'SULUHBARU' };
const validated: PromoEvent = { kind: 'pickValidated', promo };
const used: PromoEvent = { kind: 'used', itemCount: 1 };
const confirmed: PromoEvent = { kind: 'useConfirmed', promo };
const fixed: PromoEvent = { kind: 'fixedSupplied', promo };
const reset: PromoEvent = { kind: 'reset' };
const cart = (itemCount: number, maxItems?: number): PromoEvent => ({ kind: 'cartChanged', itemCount, maxItems });
const closed = (mobile: boolean, itemCount: number): PromoEvent => ({ kind: 'closed', mobile, itemCount });

const NONE = { kind: 'none' };
const APPLIED = { kind: 'applied', promo };

describe('promo flow', () => {
  it.each([
    ['starts closed without promo', [], { open: false, selection: NONE, notice: null, fixed: false }],
    ['opens', [opened], { open: true, selection: NONE }],
    ['a picked promo is validated', [opened, picked], { selection: { kind: 'picking', code: 'SULUHBARU' } }],
    ['then highlighted with its savings', [opened, picked, validated], { selection: { kind: 'picked', promo } }],
    [
      'an answer to an earlier pick is ignored',
      [picked, { kind: 'picked', code: 'LAIN' }, validated],
      { selection: { kind: 'picking', code: 'LAIN' } },
    ],
    ['an answer without a pick is ignored', [validated], { selection: NONE }],
    [
      'a pick that fails is cleared silently (docs/product/errors.md)',
      [picked, { kind: 'pickRejected' }],
      { selection: NONE, notice: null },
    ],
    [
      'a late failure does not clear a picked promo',
      [picked, validated, { kind: 'pickRejected' }],
      { selection: { kind: 'picked', promo } },
    ],
    ['Gunakan Promo applies it', [picked, validated, used], { selection: { kind: 'applying', promo } }],
    [
      'once confirmed the panel closes',
      [opened, picked, validated, used, confirmed],
      { open: false, selection: APPLIED, notice: null },
    ],
    ['using without a pick does nothing', [used], { selection: NONE, notice: null }],
    ['Reset Promo returns to none', [picked, validated, used, confirmed, reset], { selection: NONE }],
    ['reset clears a notice', [{ kind: 'used', itemCount: 0 }, reset], { notice: null }],
    ['a new pick clears a notice', [{ kind: 'used', itemCount: 0 }, picked], { notice: null }],
    [
      'an empty cart is refused (docs/product/promo.md)',
      [picked, validated, { kind: 'used', itemCount: 0 }],
      { selection: { kind: 'picked', promo }, notice: { kind: 'emptyCart' } },
    ],
    [
      'more than one item is refused (docs/product/promo.md; R3)',
      [picked, validated, { kind: 'used', itemCount: 2 }],
      { selection: { kind: 'picked', promo }, notice: { kind: 'tooManyItems' } },
    ],
    [
      'two items are fine when it covers two',
      [picked, validated, { kind: 'used', itemCount: 2, maxItems: 2 }],
      { selection: { kind: 'applying', promo }, notice: null },
    ],
    [
      "a rejected use is cleared with the server's words",
      [picked, validated, used, { kind: 'useRejected', message: 'Habis' }],
      { selection: NONE, notice: { kind: 'snackbar', message: 'Habis' } },
    ],
    [
      'a mobile-only promo opens the app dialog (docs/product/errors.md)',
      [used, { kind: 'useRejected', message: 'kode promo hanya dapat digunakan utk mobile' }],
      { notice: { kind: 'appDownloadDialog' } },
    ],
    [
      'a rejected use clears an earlier promo',
      [confirmed, { kind: 'useRejected' }],
      { selection: NONE, notice: { kind: 'snackbar', message: null } },
    ],
    ['dropped when the cart becomes empty', [confirmed, cart(0)], { selection: NONE, notice: null }],
    [
      'a second course reopens the panel with the reason (R3)',
      [confirmed, cart(2)],
      { open: true, selection: APPLIED, notice: { kind: 'tooManyItems' } },
    ],
    ['a second course is fine when it covers two', [confirmed, cart(2, 2)], { open: false, notice: null }],
    ['one course changes nothing', [confirmed, cart(1)], { open: false, selection: APPLIED, notice: null }],
    ['a second course without applied promo changes nothing', [picked, cart(2)], { open: false, notice: null }],
  ] as [string, PromoEvent[], Partial<PromoPanel>][])('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });

  it.each([
    ['on mobile a failed promo of several courses is cleared', true, 2, NONE],
    ['on desktop it stays', false, 2, APPLIED],
    ['with one course it stays', true, 1, APPLIED],
  ])('closing: %s', (_, mobile, itemCount, selection) => {
    expect(after(confirmed, cart(2), closed(mobile, itemCount))).toMatchObject({
      open: false,
      selection,
      notice: null,
    });
  });

  it('closing without a failure keeps the promo', () => {
    expect(after(confirmed, opened, closed(true, 2))).toMatchObject({ open: false, selection: APPLIED });
  });
});

describe('a fixed promo supplied from outside cannot be cleared', () => {
  it.each([
    ['by reset', [reset]],
    ['by another pick', [picked]],
    ['by a failing use', [{ kind: 'useRejected' }]],
    ['by closing on mobile', [cart(2), closed(true, 2)]],
  ] as [string, PromoEvent[]][])('%s', (_, events) => {
    expect(after(fixed, ...events)).toMatchObject({ fixed: true, selection: APPLIED });
  });

  it('is applied at once, and takes away an earlier notice', () => {
    expect(after({ kind: 'used', itemCount: 0 }, fixed)).toEqual({
      open: false,
      fixed: true,
      selection: APPLIED,
      notice: null,
    });
  });

  it('goes with the last item of the cart', () => {
    expect(after(fixed, cart(0))).toEqual(INITIAL_PROMO_PANEL);
  });
});

describe('the promo panel under any sequence of events', () => {
  const event = fc.constantFrom<PromoEvent>(
    opened,
    picked,
    validated,
    used,
    confirmed,
    reset,
    cart(0),
    cart(1),
    cart(2),
    closed(true, 2),
    closed(false, 1),
    { kind: 'pickRejected' },
    { kind: 'useRejected' },
    { kind: 'used', itemCount: 0 },
    { kind: 'picked', code: 'LAIN' },
  );

  it('never keeps a promo after the cart became empty', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(after(...events, cart(0)).selection).toEqual(NONE);
      }),
    );
  });

  it('never loses a fixed promo while there is something in the cart', () => {
    const withoutEmptying = event.filter((one) => !(one.kind === 'cartChanged' && one.itemCount === 0));
    fc.assert(
      fc.property(fc.array(withoutEmptying), (events) => {
        expect(after(fixed, ...events).selection.kind).toBe('applied');
      }),
    );
  });

  it('refuses an event nobody knows', () => {
    expect(() => promoPanel(INITIAL_PROMO_PANEL, { kind: 'shaken' } as never)).toThrow('shaken');
  });
});
