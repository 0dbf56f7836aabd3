import { siteOrigins } from '@suluh/config/origins';
import { PlainNotFoundDocument } from '@suluh/features/status-pages';

export { notFoundMetadata as metadata } from '@suluh/features/status-pages';

/** Of addresses and hosts that are no programme's. */
export default function NotFound() {
  return <PlainNotFoundDocument homeHref={siteOrigins().main} />;
}
