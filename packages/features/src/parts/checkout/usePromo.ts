'use client';
import { NO_ANSWER } from '@suluh/api/failure';
import type { AppliedPromo as PromoAnswer } from '@suluh/api/types';
import {
  DEFAULT_MAX_ITEMS,
  INITIAL_PROMO_PANEL,
  promoFailure,
  promoPanel,
  type AppliedPromo,
  type PromoPanel,
} from '@suluh/domain/promo';
import { TOAST_MS } from '@suluh/domain/toast';
import { promoText } from '@suluh/i18n-id/promo';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useApiClient } from '../api-client/index.ts';
import { useTenant } from '../tenant/index.ts';
import { forgetPromo, reportPromo, validatePromo } from './promoUse.ts';
import { usePromoList } from './usePromoList.ts';

/** What the page found of the promo its address carries (docs/product/api.md: validation runs on page load). */
export type PromoStart =
  | { kind: 'none' }
  | { kind: 'applied'; promo: PromoAnswer; fixed: boolean }
  | { kind: 'rejected'; message: string }
  | { kind: 'emptyCart' };

/** The courses, and the method once there is one, a promo is used on. */
export interface PromoUse {
  cart: readonly string[];
  method: string | null;
  /**
   * The code in the address; checked here when the page was restored with another (docs/product/api.md: on page load).
   */
  addressCode: string | null;
}

const appliedOf = ({ promoCode, discount, productCode, maxItems }: PromoAnswer): AppliedPromo => ({
  code: promoCode,
  discountRupiah: discount,
  productCode,
  maxItems,
});

/** The panel as the page finds it. */
export function startPanel(start: PromoStart, itemCount: number): PromoPanel {
  if (start.kind === 'rejected')
    return promoPanel(INITIAL_PROMO_PANEL, { kind: 'useRejected', message: start.message });
  if (start.kind === 'emptyCart') return promoPanel(INITIAL_PROMO_PANEL, { kind: 'used', itemCount: 0 });
  if (start.kind === 'none') return INITIAL_PROMO_PANEL;
  const promo = appliedOf(start.promo);
  const applied = promoPanel(
    INITIAL_PROMO_PANEL,
    start.fixed ? { kind: 'fixedSupplied', promo } : { kind: 'useConfirmed', promo },
  );
  return promoPanel(applied, { kind: 'cartChanged', itemCount, maxItems: start.promo.maxItems });
}

/** How long the notices that are said in a snackbar stay (docs/product/errors.md; docs/product/display.md#times). */
function sayNotice(notice: PromoPanel['notice']): void {
  if (notice?.kind === 'emptyCart')
    showToast({ text: promoText.emptyCart, tone: 'error', durationMs: TOAST_MS.emptyCart });
  if (notice?.kind === 'snackbar')
    showToast({ text: notice.message ?? promoText.rejected, tone: 'error', durationMs: TOAST_MS.promoError });
}

/**
 * The promo of a checkout page: domain's panel, the calls it needs, and its list while it is open
 * (docs/product/promo.md#flow; docs/product/api.md).
 */
export function usePromo(start: PromoStart, { cart, method, addressCode }: PromoUse) {
  const api = useApiClient();
  const { program } = useTenant();
  const itemCount = cart.length;
  const [panel, dispatch] = useReducer(promoPanel, null, () => startPanel(start, itemCount));
  const turn = useRef(0); // answers to a question that is no longer asked are dropped
  const cartKey = cart.join(',');
  const { selection } = panel;
  const picked = selection.kind === 'none' || selection.kind === 'picking' ? null : selection.promo;

  useEffect(() => sayNotice(panel.notice), [panel.notice]);

  const validate = (promoCode: string, asked: string | null) =>
    validatePromo(api, { promoCode, cart, method: asked, program });

  const cameWith = start.kind === 'applied' ? start.promo.promoCode : null;
  useEffect(() => {
    if (cameWith !== null) reportPromo(cameWith);
  }, [cameWith]);
  const settle = ({ data, error }: Awaited<ReturnType<typeof validate>>) => {
    if (data) reportPromo(data.data.promoCode);
    dispatch(
      data ? { kind: 'useConfirmed', promo: appliedOf(data.data) } : { kind: 'useRejected', message: error.message },
    );
  };

  const [checking, setChecking] = useState(start.kind === 'none' && addressCode !== null && itemCount > 0);
  const asked = useRef(false);
  const checkAddress = useEffectEvent(async () => {
    if (!checking || addressCode === null || asked.current) return;
    asked.current = true;
    settle(await validate(addressCode, null));
    setChecking(false);
  });
  useEffect(() => void checkAddress(), []);

  const knownCart = useRef(cartKey);
  const followCart = useEffectEvent(async () => {
    const maxItems = picked?.maxItems;
    dispatch({ kind: 'cartChanged', itemCount, ...(maxItems === undefined ? {} : { maxItems }) });
    if (selection.kind !== 'applied' || itemCount === 0 || itemCount > (maxItems ?? DEFAULT_MAX_ITEMS)) return;
    const mine = ++turn.current;
    const answer = await validate(selection.promo.code, null);
    if (mine === turn.current) settle(answer);
  });
  useEffect(() => {
    if (knownCart.current === cartKey) return;
    knownCart.current = cartKey;
    void followCart();
  }, [cartKey]);

  const search = usePromoList({ panelOpen: panel.open, cart, method });

  async function pick(code: string): Promise<void> {
    const mine = ++turn.current;
    dispatch({ kind: 'picked', code });
    const { data, error } = await validate(code, method);
    if (mine !== turn.current) return;
    const message = error?.message;
    if (data) dispatch({ kind: 'pickValidated', promo: appliedOf(data.data) });
    else if (promoFailure(message).kind === 'appDownloadDialog')
      dispatch({ kind: 'useRejected', message: message ?? null }); // docs/product/errors.md: its dialog opens
    else {
      dispatch({ kind: 'pickRejected' }); // docs/product/errors.md: cleared silently
      if (error.status === NO_ANSWER)
        showToast({ text: error.message, tone: 'error', durationMs: TOAST_MS.promoError });
    }
  }

  async function use(): Promise<void> {
    const maxItems = picked?.maxItems;
    if (selection.kind === 'applied' && itemCount <= (maxItems ?? DEFAULT_MAX_ITEMS)) return close();
    const event = { kind: 'used', itemCount, ...(maxItems === undefined ? {} : { maxItems }) } as const;
    dispatch(event);
    const next = promoPanel(panel, event).selection;
    if (next.kind !== 'applying') return;
    const mine = ++turn.current;
    const answer = await validate(next.promo.code, method);
    if (mine === turn.current) settle(answer);
  }

  function close(): void {
    dispatch({ kind: 'closed', mobile: !window.matchMedia('(min-width: 640px)').matches, itemCount });
  }

  function reset(): void {
    turn.current += 1;
    forgetPromo();
    if (picked) void api.DELETE('/api/promo/delete', { body: { promoCode: picked.code } }); // one that was remembered, too
    dispatch({ kind: 'reset' });
  }

  return {
    panel,
    picked,
    ...search,
    /** Code for the address; undefined while that is not decided. */
    addressCode:
      checking || selection.kind === 'picking' || selection.kind === 'applying'
        ? undefined
        : selection.kind === 'applied'
          ? selection.promo.code
          : null,
    /** Opens the panel; with nothing chosen it says so instead (docs/product/errors.md). */
    open: () => dispatch(itemCount === 0 ? { kind: 'used', itemCount } : { kind: 'opened' }),
    close,
    pick,
    use,
    reset,
    /** The order was refused because of its promo (docs/product/errors.md). */
    reject: (message: string) => dispatch({ kind: 'useRejected', message }),
  };
}

export type PromoControl = ReturnType<typeof usePromo>;
