'use client';
import type { LinkComponentProps } from '@suluh/ui/links/Anchor';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';
import { isCurrentLink, pathBelow } from './currentPage.ts';

/** A link of the header that says when its page is open: the layout around it stays while pages change. */
export function NavigationLink({ href, ...rest }: LinkComponentProps): ReactElement {
  const { routes } = useTenant();
  const path = pathBelow(routes.base, useSelectedLayoutSegments().join('/'));
  return <a href={href} {...rest} aria-current={isCurrentLink(href, routes, path) ? 'page' : undefined} />;
}
