import { siteOrigins } from '@suluh/config/origins';
import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { PlainNotFoundDocument } from '@suluh/features/status-pages';

export { notFoundMetadata as metadata } from '@suluh/features/status-pages';

/** Of addresses and hosts that are no programme's. */
export default function NotFound() {
  const { main } = siteOrigins();
  return <PlainNotFoundDocument homeHref={main} searchHref={`${main}${pathTo(MAIN_ROUTES, 'search')}`} />;
}
