import type { ReactElement, ReactNode } from 'react';
import { footerText } from '@suluh/i18n-id/navigation';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterProps {
  /** Logo on deep ground. */
  logo: ReactNode;
  tagline?: string;
  columns: readonly FooterColumn[];
  /** Copyright and closing line. */
  closing: ReactNode;
  linkComponent?: LinkComponent;
}

/** Deep footer with tumpal teeth and the house motif at 2.6 % (docs/look.md#motif, docs/look.md#components). */
export function Footer({ logo, tagline, columns, closing, linkComponent }: FooterProps): ReactElement {
  return (
    <footer className="ftr on-deep kain" aria-label={footerText.label}>
      <div className="wrap">
        <div className="ftr-in">
          <div>
            {logo}
            {tagline && <p className="ftr-tag">{tagline}</p>}
          </div>
          <div className="ftr-cols">
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className="ftr-h">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href + link.label}>
                      <Anchor as={linkComponent} href={link.href}>
                        {link.label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className="ftr-end">{closing}</div>
      </div>
    </footer>
  );
}
