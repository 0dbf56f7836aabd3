import type { ReactElement } from 'react';
import { pageLinks } from '@suluh/domain/pagination';
import { paginationText } from '@suluh/i18n-id/control';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** Name of the navigation; 'Halaman' by default. */
  label?: string;
  linkComponent?: LinkComponent;
  /** Markup that stands in place of the links (`stillInside`). */
  still?: string;
}

interface StepProps {
  icon: IconName;
  label: string;
  href: string | null;
  rel: 'prev' | 'next';
  linkComponent: LinkComponent | undefined;
}

function Step({ icon, label, href, rel, linkComponent }: StepProps): ReactElement {
  if (href === null) {
    return (
      <span className="pagination-page pagination-off" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Anchor as={linkComponent} className="pagination-page" href={href} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </Anchor>
  );
}

/** The links of a pagination, in its order: previous, numbers with two siblings, next. */
export function PaginationLinks({
  page,
  totalPages,
  hrefOf,
  linkComponent,
}: Pick<PaginationProps, 'page' | 'totalPages' | 'hrefOf' | 'linkComponent'>): ReactElement {
  return (
    <>
      <Step
        icon="caret-left"
        label={paginationText.previous}
        rel="prev"
        href={page > 1 ? hrefOf(page - 1) : null}
        linkComponent={linkComponent}
      />
      {pageLinks({ page, totalPage: totalPages }).map((link) =>
        link.kind === 'gap' ? (
          <span key={`gap-${link.afterPage}`} className="pagination-page pagination-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Anchor
            key={link.page}
            as={linkComponent}
            className="pagination-page"
            href={hrefOf(link.page)}
            aria-label={link.current ? paginationText.currentPage(link.page) : paginationText.page(link.page)}
            aria-current={link.current ? 'page' : undefined}
          >
            {link.page}
          </Anchor>
        ),
      )}
      <Step
        icon="caret-right"
        label={paginationText.next}
        rel="next"
        href={page < totalPages ? hrefOf(page + 1) : null}
        linkComponent={linkComponent}
      />
    </>
  );
}

/** Page links; nothing for a single page. */
export function Pagination({ label = paginationText.label, still, ...links }: PaginationProps): ReactElement | null {
  if (links.totalPages <= 1) return null;
  const inside = still === undefined ? { children: <PaginationLinks {...links} /> } : { dangerouslySetInnerHTML: { __html: still } }; // prettier-ignore
  return <nav className="pagination" aria-label={label} {...inside} />;
}
