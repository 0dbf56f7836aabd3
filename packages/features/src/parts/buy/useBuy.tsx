'use client';
import { pathTo } from '@suluh/domain/address';
import { courseText } from '@suluh/i18n-id/course';
import { errorText } from '@suluh/i18n-id/errors';
import { readSummary } from '@suluh/session/browser';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Suspense, useState, type ReactNode } from 'react';
import { rememberDeed } from '../deed/index.ts';
import { lazyDialog } from '../dialogs/index.ts';
import { cartChanged } from '../cart-count/index.ts';
import { currentPath, loginFromHere, useTenant } from '../tenant/index.ts';
import { addToCart, registerFree, type OrderOutcome } from './registration.ts';

const EventFullDialog = lazyDialog(() =>
  import('@suluh/ui/overlays/EventFullDialog').then((module) => module.EventFullDialog),
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
  function toLogin(kind: BuyKind): void {
    rememberDeed(tenant.id, { kind, courseId, eventId, path: currentPath() });
    window.location.assign(loginFromHere(tenant));
  }
  function finish(kind: BuyKind, outcome: OrderOutcome): void {
    if (outcome.kind === 'toMyCourse') window.location.assign(pathTo(tenant.routes, 'myCourse'));
    if (outcome.kind === 'login') toLogin(kind);
    if (outcome.kind === 'waiting')
      window.location.assign(pathTo(tenant.routes, 'paymentProcess', { order: outcome.orderId }));
    if (outcome.kind === 'eventFull') setFull(true);
    if (outcome.kind === 'stay' && outcome.message !== '')
      showToast({ text: outcome.message, tone: 'error', durationMs: MESSAGE_MS });
    if (outcome.kind !== 'inCart') return;
    cartChanged(tenant);
    if (kind === 'buy') return window.location.assign(cartAddress(tenant, outcome.cartId));
    setAdded(true);
    showToast({ text: courseText.addedToCart, tone: 'success', durationMs: MESSAGE_MS });
  }
  async function act(kind: BuyKind): Promise<void> {
    if (readSummary(tenant.id) === null) return toLogin(kind);
    setBusy(true);
    try {
      finish(
        kind,
        await (kind === 'register' ? registerFree : addToCart)(tenant.routes, {
          courseId,
          eventId,
          program: tenant.program,
        }),
      );
    } catch {
      showToast({ text: errorText.noConnection, tone: 'error', durationMs: MESSAGE_MS });
    } finally {
      setBusy(false);
    }
  }
  const dialog = full && (
    <Suspense fallback={null}>
      <EventFullDialog open onClose={() => setFull(false)} />
    </Suspense>
  );
  return { busy, added, act, dialog };
}
