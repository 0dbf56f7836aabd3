import { closureNotice, type ClosureSetting } from '@suluh/domain/closure';
import { dayInZone } from '@suluh/domain/schedule';
import { date } from '@suluh/i18n-id/format';
import { drawerItemText, footerText, headerText } from '@suluh/i18n-id/navigation';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { FooterColumn } from '@suluh/ui/furniture/Footer';
import { navigationItems } from '../parts/menu/index.ts';

/** Columns of the footer: the main site's three, or a tenant's own navigation. */
export function footerColumns(tenant: TenantConfig): FooterColumn[] {
  const { routes } = tenant;
  if (tenant.id !== 'main') return [{ title: footerText.learn, links: navigationItems(tenant) }];
  return [
    {
      title: footerText.learn,
      links: [
        { href: routes.courses(), label: headerText.collections },
        { href: routes.prakerja(), label: headerText.prakerja },
        { href: routes.search(), label: headerText.categories },
        { href: routes.partners(), label: headerText.partners },
      ],
    },
    {
      title: footerText.program,
      links: [
        { href: '/internship-ddb', label: footerText.internship },
        { href: routes.smallBusiness(), label: headerText.ukm },
        { href: routes.enterprise(), label: headerText.business },
        { href: routes.redeemVoucher(), label: drawerItemText.redeemVoucher },
      ],
    },
    {
      title: tenant.productName,
      links: [
        { href: routes.newsList(), label: headerText.news },
        { href: routes.jobVacancies(), label: headerText.jobs },
        { href: routes.myCertificate(), label: drawerItemText.myCertificate },
        { href: routes.certificateCheck(), label: footerText.checkCertificate },
      ],
    },
  ];
}

/**
 * Last line of the footer: the year, the day on which the service ends while it is to come, and that it has ended
 * (R1).
 */
export function footerClosing(productName: string, closure: ClosureSetting | null, now: Date): string {
  const rights = footerText.rights(Number(dayInZone(now).slice(0, 4)), productName);
  if (closure === null) return rights;
  const notice = closureNotice(closure, dayInZone(now));
  if (notice.kind === 'none' || notice.phase === 'ending') return rights;
  return `${rights} ${notice.phase === 'ended' ? footerText.serviceEnded : footerText.serviceEnds(date(`${notice.date}T00:00:00+07:00`))}`;
}
