'use client';
import { isPageAt, type PageName } from '@suluh/domain/address';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { useTenant } from '../parts/tenant/index.ts';
import { pathBelow } from './currentPage.ts';

/** Pages with a quiet header of their own. */
const QUIET = [
  'cart',
  'paymentMethod',
  'paymentProcess',
  'otpPrakerja',
  'lesson',
  'test',
] as const satisfies readonly PageName[];

/**
 * Header, closure notice and footer of the site, left out in the checkout, where nothing leads away (R1), and in the
 * rooms of lessons and tests, which have their own.
 */
export function SiteFurniture({ children }: { children: ReactNode }): ReactElement | null {
  const { routes } = useTenant();
  const path = pathBelow(routes.base, useSelectedLayoutSegments().join('/')); // the layout may stand above the base or below it
  return QUIET.some((name) => isPageAt(routes, name, `${routes.base}/${path}`)) ? null : <>{children}</>;
}
