'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { useTenant } from '../parts/tenant/index.ts';
import { isQuietPage } from './currentPage.ts';

/**
 * Header, closure notice and footer of the site, left out in the checkout, where nothing leads away (R1), and in the
 * rooms of lessons and tests, which have their own. A door has none at all: a notice in front of it would take the code a
 * scanner types.
 */
export function SiteFurniture({ children }: { children: ReactNode }): ReactElement | null {
  const { routes } = useTenant();
  const path = useSelectedLayoutSegments().join('/');
  return isQuietPage(routes, path) ? null : <>{children}</>;
}
