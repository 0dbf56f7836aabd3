import { pathTo } from '@suluh/domain/address';
import { seoText } from '@suluh/i18n-id/seo';
import { NotFoundPage } from '@suluh/ui/feedback/NotFoundPage';
import { NotFoundPageStylesheet } from '@suluh/ui/stylesheets/NotFoundPageStylesheet';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';

/** Says that there is nothing, and leads to the search and the home of the site (docs/product/errors.md). */
export function NotFoundScreen({ context: { tenant } }: { context: AppContext }): ReactElement {
  const { routes } = tenant;
  return (
    <>
      <NotFoundPageStylesheet />
      <NotFoundPage searchHref={pathTo(routes, 'search')} homeHref={pathTo(routes, 'home')} />
    </>
  );
}

/** Makes the page of an address nobody knows. */
export const notFoundOf = (context: AppContext): (() => ReactElement) =>
  function NotFound() {
    return <NotFoundScreen context={context} />;
  };

/** What the document of such a page says of itself; that it is not to be kept in an index, Next says by itself. */
export const notFoundMetadata: Metadata = { title: seoText.notFound, robots: null };
