import type { ReactElement } from 'react';
import { breadcrumbText } from '@suluh/i18n-id/navigation';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface BreadcrumbProps {
  /** Home is added by itself. */
  homeHref: string;
  /** Pages between home and this one. */
  parents?: readonly { href: string; label: string }[];
  /** This page; truncates when the line is full. */
  current: string;
  linkComponent?: LinkComponent;
}

/** 'Beranda / ... / this page' in one line (docs/product/navigation.md). */
export function Breadcrumb({ homeHref, parents = [], current, linkComponent }: BreadcrumbProps): ReactElement {
  const links = [{ href: homeHref, label: breadcrumbText.home }, ...parents];
  return (
    <nav className="crumb" aria-label={breadcrumbText.label}>
      <ol>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor as={linkComponent} href={link.href}>
              {link.label}
            </Anchor>
            <span aria-hidden="true">{breadcrumbText.separator}</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
