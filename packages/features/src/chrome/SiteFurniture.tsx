'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { pathBelow } from './currentPage.ts';

/** Pages with a quiet header of their own, by their path below the tenant's base (docs/look.md, checkout). */
const QUIET = ['cart', 'payment-method', 'payment-process', 'otp-prakerja'];

interface SiteFurnitureProps {
  /** Path the tenant's pages hang from; the layout may stand above or below it. */
  base: string;
  children: ReactNode;
}

/**
 * Header, closure notice and footer of the site, left out in the checkout, where nothing leads away (R1).
 */
export function SiteFurniture({ base, children }: SiteFurnitureProps): ReactElement | null {
  const path = pathBelow(base, useSelectedLayoutSegments().join('/'));
  return QUIET.includes(path) ? null : <>{children}</>;
}
