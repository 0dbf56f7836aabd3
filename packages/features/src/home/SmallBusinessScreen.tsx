import { MYINDIBIZ_ROUTES, pathTo } from '@suluh/domain/address';
import { smallBusinessOnMain } from '@suluh/tenant/myindibiz';
import type { ReactElement } from 'react';
import { HomeScreen } from './HomeScreen.tsx';
import type { AppContext } from '../parts/context/index.ts';

/**
 * /ukm: the small-business home on the main site (R20). The colours stay the main site's: a theme is chosen on <html>,
 * together with light or dark, by the root layout.
 */
export function SmallBusinessScreen({ context }: { context: AppContext }): ReactElement {
  const { tenant } = context;
  const line = smallBusinessOnMain(tenant);
  return (
    <HomeScreen
      listRoutes={MYINDIBIZ_ROUTES} // the main site lists the courses of every line
      context={{
        ...context,
        tenant: { ...line, routes: { ...line.routes, home: pathTo(tenant.routes, 'smallBusiness') } },
      }}
    />
  );
}
