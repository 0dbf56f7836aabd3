import { apiPath, pathTo } from '@suluh/domain/address';
import { siteOf } from '../../http/site.ts';
import type { SiteSettings } from '../../settings.ts';
import type { ProgramRow } from '../program/queries.ts';

interface PaidFrom {
  orderId: string;
  /** Programme the order belongs to. */
  program: Pick<ProgramRow, 'slug' | 'host' | 'sessionType'> | null;
  /** Session type of the learner who pays. */
  sessionType: string;
  /** Home of the site the learner is on, as its app says. */
  site: string | null;
}

/**
 * Page of the shop a provider's page leads back to: on the face and the host the learner pays from
 * (docs/product/addresses.md#small-businesses).
 */
export function paymentPage(settings: SiteSettings, { orderId, program, sessionType, site }: PaidFrom): string {
  const { origin, routes } = siteOf(settings, program, sessionType, site);
  return `${origin}${pathTo(routes, 'paymentProcess', { order: orderId })}`;
}

/** The courses of a learner, on the face and the host they bought on. */
export function coursesPage(settings: SiteSettings, { program, sessionType, site }: Omit<PaidFrom, 'orderId'>): string {
  const { origin, routes } = siteOf(settings, program, sessionType, site);
  return `${origin}${pathTo(routes, 'myCourse')}`;
}

/** Where the invoice of an order is opened by whoever paid it: the face's own API, which knows their login. */
export function invoiceAddress(settings: SiteSettings, { orderId, program, sessionType, site }: PaidFrom): string {
  const { origin, routes } = siteOf(settings, program, sessionType, site);
  return `${origin}${apiPath(routes, `/api/payment/invoice/${encodeURIComponent(orderId)}/file`)}`;
}
