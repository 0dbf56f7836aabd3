'use client';
import { pathTo } from '@suluh/domain/address';
import { buyText } from '@suluh/i18n-id/buy';
import { errorText } from '@suluh/i18n-id/errors';
import { readSummary } from '@suluh/session/browser';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Suspense, useState, type ReactNode } from 'react';
import { browserApi } from '../api-client/index.ts';
import { rememberDeed } from '../deed/index.ts';
import { lazyDialog } from '../dialogs/index.ts';
import { cartChanged } from '../cart-count/index.ts';
import { useComingBack } from '../navigation/index.ts';
import { currentPath, loginFromHere, useTenant } from '../tenant/index.ts';
import type { OrderOutcome } from './registration.ts';

const EventFullDialog = lazyDialog(() =>
  import('@suluh/ui/dialogs/EventFullDialog').then((module) => module.EventFullDialog),
);

/** How long messages of buying stay, in milliseconds. */
const MESSAGE_MS = 3000;

/** Register for a free course, buy and go to the cart, or put into the cart and stay. */
export type BuyKind = 'register' | 'buy' | 'toCart';

/** The cart with this course chosen; a promo of the page's address goes along (docs/product/addresses.md#main-site). */
function cartAddress({ routes }: TenantConfig, cartId: string): string {
  const promoCode = new URLSearchParams(window.location.search).get('promoCode');
  return pathTo(routes, 'cart', { cart: cartId, promoCode });
}

export interface Buying {
  busy: boolean;
  /** The course was put into the cart on this page. */
  added: boolean;
  act: (kind: BuyKind) => Promise<void>;
  /** The event-full dialog; render it. */
  dialog: ReactNode;
}

/**
 * Buying a course from wherever it stands. Without a session it leads to login and back, where it is then done
 * (R5).
 */
export function useBuy(courseId: number, eventId?: number): Buying {
  const tenant = useTenant();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState(false);
  const [full, setFull] = useState(false);
  useComingBack(() => setBusy(false));
  function toLogin(kind: BuyKind): string {
    rememberDeed(tenant.id, { kind, courseId, eventId, path: currentPath() });
    return loginFromHere(tenant);
  }
  /** Where an outcome leads; null for what is shown on this page. */
  function addressAfter(kind: BuyKind, outcome: OrderOutcome): string | null {
    if (outcome.kind === 'toMyCourse') return pathTo(tenant.routes, 'myCourse');
    if (outcome.kind === 'login') return toLogin(kind);
    if (outcome.kind === 'waiting') return pathTo(tenant.routes, 'paymentProcess', { order: outcome.orderId });
    return outcome.kind === 'inCart' && kind === 'buy' ? cartAddress(tenant, outcome.cartId) : null;
  }
  function tell(outcome: OrderOutcome): void {
    if (outcome.kind === 'eventFull') setFull(true);
    if (outcome.kind === 'stay' && outcome.message !== '')
      showToast({ text: outcome.message, tone: 'error', durationMs: MESSAGE_MS });
    if (outcome.kind !== 'inCart') return;
    setAdded(true);
    showToast({ text: buyText.addedToCart, tone: 'success', durationMs: MESSAGE_MS });
  }
  async function act(kind: BuyKind): Promise<void> {
    if (readSummary(tenant.id) === null) return window.location.assign(toLogin(kind));
    setBusy(true);
    const wanted = { courseId, eventId, program: tenant.program };
    const deeds = await import('./registration.ts').catch(() => null);
    if (deeds === null) {
      setBusy(false);
      return showToast({ text: errorText.noConnection, tone: 'error', durationMs: MESSAGE_MS });
    }
    const { registerFree, addToCart } = deeds;
    const outcome = await (kind === 'register' ? registerFree : addToCart)(browserApi(tenant.routes), wanted);
    if (outcome.kind === 'inCart') cartChanged(tenant);
    const address = addressAfter(kind, outcome);
    if (address !== null) return window.location.assign(address); // and is busy until the page is gone
    setBusy(false);
    tell(outcome);
  }
  const dialog = full && (
    <Suspense fallback={null}>
      <EventFullDialog open onClose={() => setFull(false)} />
    </Suspense>
  );
  return { busy, added, act, dialog };
}
