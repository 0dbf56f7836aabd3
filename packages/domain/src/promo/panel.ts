import type { Rupiah } from '../money/index.ts';
import { assertNever } from '../assert/index.ts';
import { promoFailure, type PromoFailure } from './failure.ts';
import { coversCourses } from './promo.ts';

/** A promo as validation answers it (docs/product/promo.md#fields). */
export interface AppliedPromo {
  code: string;
  discountRupiah: Rupiah;
  productCode: string;
  /** Courses it covers; one unless it says otherwise (R3). */
  maxItems?: number;
}

type PromoSelection =
  | { kind: 'none' }
  | { kind: 'picking'; code: string }
  | { kind: 'picked'; promo: AppliedPromo }
  | { kind: 'applying'; promo: AppliedPromo }
  | { kind: 'applied'; promo: AppliedPromo };

type PromoNotice = { kind: 'emptyCart' } | { kind: 'tooManyItems' } | PromoFailure;

interface CartSize {
  itemCount: number;
  maxItems?: number;
}

export interface PromoPanel {
  open: boolean;
  selection: PromoSelection;
  notice: PromoNotice | null;
  /** Supplied from outside: it cannot be cleared or replaced (docs/product/promo.md#flow). */
  fixed: boolean;
}

export type PromoEvent =
  | { kind: 'opened' }
  | { kind: 'closed'; mobile: boolean; itemCount: number }
  | { kind: 'picked'; code: string }
  | { kind: 'pickValidated'; promo: AppliedPromo }
  | { kind: 'pickRejected' }
  | ({ kind: 'used' } & CartSize)
  | { kind: 'useConfirmed'; promo: AppliedPromo }
  | { kind: 'useRejected'; message?: string | null }
  | { kind: 'reset' }
  | { kind: 'fixedSupplied'; promo: AppliedPromo }
  | ({ kind: 'cartChanged' } & CartSize);

const NONE: PromoSelection = { kind: 'none' };

/** A panel without promo, closed. */
export const INITIAL_PROMO_PANEL: PromoPanel = {
  open: false,
  selection: NONE,
  notice: null,
  fixed: false,
};

/**
 * The promo panel after an event (docs/product/promo.md#flow; docs/product/errors.md; R3). Answers to a pick that is no
 * longer current are ignored.
 */
export function promoPanel(panel: PromoPanel, event: PromoEvent): PromoPanel {
  const { selection } = panel;
  switch (event.kind) {
    case 'opened':
      return { ...panel, open: true };
    case 'closed':
      return closed(panel, event);
    case 'picked':
      return panel.fixed ? panel : { ...panel, selection: { kind: 'picking', code: event.code }, notice: null };
    case 'pickValidated':
      return selection.kind === 'picking' && selection.code === event.promo.code
        ? { ...panel, selection: { kind: 'picked', promo: event.promo } }
        : panel;
    case 'pickRejected':
      return selection.kind === 'picking' ? { ...panel, selection: NONE } : panel;
    case 'used':
      return used(panel, event);
    case 'useConfirmed':
      return { ...panel, open: false, selection: { kind: 'applied', promo: event.promo }, notice: null };
    case 'useRejected':
      return { ...panel, selection: panel.fixed ? selection : NONE, notice: promoFailure(event.message) };
    case 'reset':
      return panel.fixed ? panel : { ...panel, selection: NONE, notice: null };
    case 'fixedSupplied':
      return { ...panel, fixed: true, selection: { kind: 'applied', promo: event.promo }, notice: null };
    case 'cartChanged':
      return cartChanged(panel, event);
    default:
      return assertNever(event);
  }
}

/** 'Gunakan Promo': an empty cart and more courses than the promo covers are refused (docs/product/promo.md#form). */
function used(panel: PromoPanel, { itemCount, maxItems }: CartSize): PromoPanel {
  if (itemCount === 0) return { ...panel, notice: { kind: 'emptyCart' } };
  if (!coversCourses(maxItems, itemCount)) return { ...panel, notice: { kind: 'tooManyItems' } };
  if (panel.selection.kind !== 'picked') return panel;
  return { ...panel, selection: { kind: 'applying', promo: panel.selection.promo }, notice: null };
}

/**
 * The promo is dropped with the last item; more courses than it covers reopen the panel with the reason
 * (docs/product/promo.md; R3).
 */
function cartChanged(panel: PromoPanel, { itemCount, maxItems }: CartSize): PromoPanel {
  if (itemCount === 0) return { ...panel, selection: NONE, notice: null, fixed: false };
  const tooMany = !coversCourses(maxItems, itemCount) && panel.selection.kind === 'applied';
  return tooMany ? { ...panel, open: true, notice: { kind: 'tooManyItems' } } : panel;
}

/** On the mobile panel a promo that fails for several courses is cleared on close (docs/product/promo.md#flow). */
function closed(panel: PromoPanel, { mobile, itemCount }: { mobile: boolean; itemCount: number }): PromoPanel {
  const failed = panel.notice !== null && itemCount > 1;
  const cleared = mobile && failed && !panel.fixed;
  return { ...panel, open: false, selection: cleared ? NONE : panel.selection, notice: null };
}
