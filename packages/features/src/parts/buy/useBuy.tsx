'use client';
import { buyText } from '@suluh/i18n-id/buy';
import { errorText } from '@suluh/i18n-id/errors';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyDialog } from '../dialogs/index.ts';
import { useComingBack } from '../navigation/index.ts';
import { useTenant } from '../tenant/index.ts';
import type { Bought, BuyKind } from './buyCourse.ts';

const EventFullDialog = lazyDialog(() =>
  import('@suluh/ui/dialogs/EventFullDialog').then((module) => module.EventFullDialog),
);

/** What buying needs did not come over the line. */
const NOT_LOADED: Bought = { kind: 'stay', message: errorText.noConnection };

export interface Buying {
  busy: boolean;
  /** The cart, once the course was put there on this page. */
  cartHref: string | null;
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
  const [cartHref, setCartHref] = useState<string | null>(null);
  const [full, setFull] = useState(false);
  useComingBack(() => setBusy(false));
  function tell(outcome: Bought): void {
    if (outcome.kind === 'eventFull') setFull(true);
    if (outcome.kind === 'stay' && outcome.message !== '') showToast({ text: outcome.message, tone: 'error' });
    if (outcome.kind !== 'inCart') return;
    setCartHref(outcome.address);
    showToast({ text: buyText.addedToCart, tone: 'success' });
  }
  async function act(kind: BuyKind): Promise<void> {
    setBusy(true);
    const loaded = await import('./buyCourse.ts').catch(() => null);
    const outcome = loaded === null ? NOT_LOADED : await loaded.buyCourse(tenant, { kind, courseId, eventId });
    if (outcome.kind === 'leave') return window.location.assign(outcome.address); // and is busy until the page is gone
    setBusy(false);
    tell(outcome);
  }
  const dialog = full && (
    <Suspense fallback={null}>
      <EventFullDialog open onClose={() => setFull(false)} />
    </Suspense>
  );
  return { busy, cartHref, act, dialog };
}
