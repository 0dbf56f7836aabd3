import { pathTo } from '@suluh/domain/address';
import { NotFoundPage } from '@suluh/ui/feedback/NotFoundPage';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';

/** Makes the page of an address nobody knows. */
export const notFoundOf = ({ tenant: { routes } }: AppContext): (() => ReactElement) =>
  function NotFound() {
    return <NotFoundPage searchHref={pathTo(routes, 'search')} homeHref={pathTo(routes, 'home')} />;
  };
