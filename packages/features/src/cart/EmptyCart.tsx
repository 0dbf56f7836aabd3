'use client';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { cartChanged } from '../parts/cart-count/index.ts';
import { useTenantFacts } from '../parts/tenant-facts/index.ts';

/** The page of an empty cart; tells the header so. */
export function EmptyCart({ children }: { children: ReactNode }): ReactElement {
  const facts = useTenantFacts();
  useEffect(() => cartChanged(facts, 0), [facts]);
  return (
    <main id="isi" className="layout-page">
      {children}
    </main>
  );
}
