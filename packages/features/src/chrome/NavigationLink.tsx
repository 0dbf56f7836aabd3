'use client';
import type { LinkComponentProps } from '@suluh/ui/links/Anchor';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactElement } from 'react';
import { useTenantFacts } from '../parts/tenant-facts/index.ts';
import { isCurrentLink, pathBelow } from './currentPage.ts';

/** A link of the header that says when its page is open: the layout around it stays while pages change. */
export function NavigationLink({ href, ...rest }: LinkComponentProps): ReactElement {
  const { basePath, homePath } = useTenantFacts();
  const path = pathBelow(basePath, useSelectedLayoutSegments().join('/'));
  return (
    <a href={href} {...rest} aria-current={isCurrentLink(href, { basePath, homePath, path }) ? 'page' : undefined} />
  );
}
