import { NotFoundPage } from '@suluh/ui/feedback/NotFoundPage';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';

/** The page of an address nobody knows (route /404). */
export function NotFoundScreen({ context }: { context: AppContext }): ReactElement {
  const { routes } = context.tenant;
  return <NotFoundPage searchHref={routes.search()} homeHref={routes.home()} />;
}
