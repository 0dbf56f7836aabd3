'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import { promoText } from '@suluh/i18n-id/promo';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { cartChanged } from '../parts/cart-count/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

interface EmptyCartProps {
  /** A promo somebody came to use. */
  promoCode: string | null;
  children: ReactNode;
}

/**
 * The page of an empty cart; tells the header so. A promo has to wait for a course, which is said for 5 s, and is
 * remembered until there is one (docs/product/promo.md#form).
 */
export function EmptyCart({ promoCode, children }: EmptyCartProps): ReactElement {
  const tenant = useTenant();
  const api = useApiClient();
  useEffect(() => cartChanged(tenant, 0), [tenant]);
  useEffect(() => {
    if (promoCode === null) return;
    showToast({ text: promoText.emptyCart, tone: 'error', durationMs: TOAST_MS.emptyCart });
    void api.POST('/api/promo/check', { body: { promoCode } }); // what cannot be used at all is not remembered
  }, [promoCode, api]);
  return (
    <main id="isi" className="layout-page">
      {children}
    </main>
  );
}
