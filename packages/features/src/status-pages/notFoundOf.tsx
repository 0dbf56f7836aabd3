import { pathTo } from '@suluh/domain/address';
import { NotFoundPage } from '@suluh/ui/feedback/NotFoundPage';
import { FullPageStylesheet } from '@suluh/ui/stylesheets/FullPageStylesheet';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';

/** Makes the page of an address nobody knows. */
export const notFoundOf = ({ tenant: { routes } }: AppContext): (() => ReactElement) =>
  function NotFound() {
    return (
      <>
        <FullPageStylesheet />
        <NotFoundPage searchHref={pathTo(routes, 'search')} homeHref={pathTo(routes, 'home')} />
      </>
    );
  };
