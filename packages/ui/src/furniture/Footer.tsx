import type { ReactElement, ReactNode } from 'react';
import { footerText } from '@suluh/i18n-id/navigation';
import { stillInside } from '../sections/stillInside.ts';

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
}

/** Deep footer with tumpal teeth and the house motif at 2.6 % (docs/look.md#motif, docs/look.md#components). */
export function Footer({ logo, tagline, columns, closing }: FooterProps): ReactElement {
  const lists = () =>
    columns.map((column) => (
      <div key={column.title}>
        <h2 className="footer-heading">{column.title}</h2>
        <ul>
          {column.links.map((link) => (
            <li key={link.href + link.label}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </div>
    ));
  return (
    <footer className="footer ground-deep hem-cloth" aria-label={footerText.label}>
      <div className="layout-page">
        <div className="footer-inside">
          <div>
            {logo}
            {tagline && <p className="footer-tagline">{tagline}</p>}
          </div>
          <div className="footer-columns" {...stillInside(`footer ${JSON.stringify(columns)}`, lists)} />
        </div>
        <div className="footer-end">{closing}</div>
      </div>
    </footer>
  );
}
