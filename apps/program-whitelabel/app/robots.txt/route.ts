import { siteOrigins } from '@suluh/config/origins';
import { apiUpstream } from '@suluh/config/upstream';
import { programRoutes } from '@suluh/domain/address';
import { robotsOf } from '@suluh/features/seo';

/** Of the address that all programmes share; on a partner's own host its own file answers (see proxy.ts). */
export const GET = () => robotsOf(apiUpstream(), [programRoutes('*', 'program')], siteOrigins().program);
