import { pathTo, type Routes } from '@suluh/domain/address';
import { besideListingText } from '@suluh/i18n-id/listing';
import { ChipLink } from '@suluh/ui/badges/Chip';
import type { ReactElement } from 'react';

interface ElsewhereLinksProps {
  routes: Routes;
  /** What many look for. */
  words: readonly string[];
  categories: readonly { name: string; slug: string }[];
}

function Links({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="section" aria-label={title}>
      <h2 className="type-h3 section-head">{title}</h2>
      <div className="layout-row layout-wrapping">
        {links.map(({ href, label }) => (
          <ChipLink key={href} href={href}>
            {label}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}

/** Where to look on after a search that found nothing: what many look for, and the categories that have courses. */
export function ElsewhereLinks({ routes, words, categories }: ElsewhereLinksProps): ReactElement {
  return (
    <>
      <Links
        title={besideListingText.popular}
        links={words.map((word) => ({ href: pathTo(routes, 'search', { q: word }), label: word }))}
      />
      <Links
        title={besideListingText.byCategory}
        links={categories.map(({ name, slug }) => ({ href: pathTo(routes, 'category', { slug }), label: name }))}
      />
    </>
  );
}
