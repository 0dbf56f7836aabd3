import { INTERNSHIP_ROUTES, isOnFace, pathTo, type Routes } from '@suluh/domain/address';
import { closureNotice, type ClosureSetting } from '@suluh/domain/closure';
import { dayInZone, onDay } from '@suluh/domain/time';
import { sanitiseUrl } from '@suluh/domain/validation';
import { date } from '@suluh/i18n-id/format';
import { drawerItemText, footerText, headerText, helpPageText } from '@suluh/i18n-id/navigation';
import type { FooterEntry, FooterLink, NavigationEntry, TenantConfig } from '@suluh/tenant/tenant';
import type { FooterColumn } from '@suluh/ui/furniture/Footer';
import { NAVIGATION_LABELS, navigationItems } from '../parts/menu/index.ts';

const TITLES: Record<Exclude<FooterEntry['title'], 'product'>, string> = {
  learn: footerText.learn,
  programs: footerText.program,
};

const LABELS: Record<Exclude<FooterLink, NavigationEntry>, string> = {
  search: headerText.categories,
  partnership: headerText.becomePartner,
  redeemVoucher: drawerItemText.redeemVoucher,
  myCertificate: drawerItemText.myCertificate,
  certificateCheck: footerText.checkCertificate,
  internship: footerText.internship,
};

const linkOf = (routes: Routes, link: FooterLink) => ({
  href: link === 'internship' ? pathTo(INTERNSHIP_ROUTES, 'home') : pathTo(routes, link),
  label: link in LABELS ? LABELS[link as keyof typeof LABELS] : NAVIGATION_LABELS[link as NavigationEntry],
});

const HELP = ['help', 'contact', 'aboutUs', 'terms', 'privacy'] as const;

/** Help and documents, of those pages the face has. */
const helpColumn = (routes: Routes): FooterColumn => ({
  title: footerText.help,
  links: HELP.filter((page) => isOnFace(page, routes.face)).map((page) => ({
    href: pathTo(routes, page),
    label: helpPageText[page],
  })),
});

/**
 * Columns of the footer, or the navigation, and the one with help; without pages that are yet to be built. @param campUrl
 * home of the camp, an address outside; null while there is none
 */
export function footerColumns(tenant: TenantConfig, campUrl: string | null = null): FooterColumn[] {
  const { routes, capabilities, productName } = tenant;
  if (capabilities.footer.length === 0)
    return [{ title: footerText.learn, links: navigationItems(tenant) }, helpColumn(routes)];
  return [
    ...capabilities.footer.map(({ title, links }) => ({
      title: title === 'product' ? productName : TITLES[title],
      links: [
        ...links.map((link) => linkOf(routes, link)),
        ...(title === 'programs' && campUrl ? [{ href: sanitiseUrl(campUrl), label: footerText.camp }] : []),
      ],
    })),
    helpColumn(routes),
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
  return `${rights} ${notice.phase === 'ended' ? footerText.serviceEnded : footerText.serviceEnds(date(onDay(notice.date)))}`;
}
