'use client';
import { pathTo } from '@suluh/domain/address';
import { CartLink } from '@suluh/ui/furniture/AccountActions';
import type { ReactElement } from 'react';
import { useCartCount } from '../parts/cart-count/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** The cart in the header with the number of courses in it, laid over the shared page. */
export function HeaderCart(): ReactElement {
  const { routes } = useTenant();
  return <CartLink href={pathTo(routes, 'cart')} count={useCartCount()} />;
}
