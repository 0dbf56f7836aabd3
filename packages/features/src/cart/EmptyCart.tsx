'use client';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { cartChanged } from '../parts/cart-count/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** The page of an empty cart; tells the header so. */
export function EmptyCart({ children }: { children: ReactNode }): ReactElement {
  const tenant = useTenant();
  useEffect(() => cartChanged(tenant, 0), [tenant]);
  return (
    <main id="isi" className="wrap">
      {children}
    </main>
  );
}
