'use client';
import { CartLink } from '@suluh/ui/furniture/AccountActions';
import type { ReactElement } from 'react';
import { useCartCount } from '../parts/cart-count/index.ts';
import { useTenantFacts } from '../parts/tenant-facts/index.ts';

/** The cart in the header with the number of courses in it, laid over the shared page. */
export function HeaderCart(): ReactElement {
  const { cartPath } = useTenantFacts();
  return <CartLink href={cartPath} count={useCartCount()} />;
}
