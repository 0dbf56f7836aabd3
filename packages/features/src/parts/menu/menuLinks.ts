import { pathTo, type PageName, type Routes } from '@suluh/domain/address';
import { DRAWER_ITEMS, drawer, type DrawerItem } from '@suluh/domain/navigation';
import { drawerItemText } from '@suluh/i18n-id/navigation';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { MenuLinkView } from '@suluh/ui/furniture/MenuLinks';

const ICONS: Record<DrawerItem, MenuLinkView['icon']> = {
  jobVacancies: 'briefcase',
  onJob: 'calendar',
  myCourse: 'graduation',
  learningInterest: 'sparkle',
  referralCode: 'users',
  transactionHistory: 'receipt',
  promo: 'tag',
  wishlist: 'heart',
  myCertificate: 'certificate',
  redeemVoucher: 'ticket',
  profile: 'user',
};

/** The dialog of 'Minat Pelatihan', as its button names it. */
export const INTEREST_DIALOG = 'learning-interest';

/** Page each item leads to; null for the one that opens a dialog instead. */
const PAGE_OF = {
  jobVacancies: 'jobVacancies',
  onJob: 'onJob',
  myCourse: 'myCourse',
  learningInterest: null,
  referralCode: 'referralCode',
  transactionHistory: 'transactionHistory',
  promo: 'referralPromo',
  wishlist: 'wishlist',
  myCertificate: 'myCertificate',
  redeemVoucher: 'redeemVoucher',
  profile: 'profile',
} as const satisfies Record<DrawerItem, PageName | null>;

function hrefOf(routes: Routes, item: DrawerItem): string | null {
  const page = PAGE_OF[item];
  if (page === null) return null;
  return page === 'transactionHistory' ? pathTo(routes, page, { tab: 'finished' }) : pathTo(routes, page);
}

/** The items of a tenant's drawer that somebody sees, in the order of all. */
function itemsOf({ capabilities }: TenantConfig, { loggedIn }: { loggedIn: boolean }): DrawerItem[] {
  const seen = drawer({ loggedIn }).entries.map(({ item }) => item);
  return DRAWER_ITEMS.filter((item) => capabilities.drawer.includes(item) && seen.includes(item));
}

function linksOf({ routes }: TenantConfig, items: readonly DrawerItem[], current?: string): MenuLinkView[] {
  const { entries } = drawer({ loggedIn: true });
  return items.map((item) => {
    const href = hrefOf(routes, item);
    const entry = entries.find((each) => each.item === item);
    return {
      href,
      ...(entry?.opens === 'interestDialog' ? { opens: INTEREST_DIALOG } : {}),
      label: drawerItemText[item],
      icon: ICONS[item],
      isNew: entry?.isNew ?? false,
      current: href !== null && href === current,
    };
  });
}

/**
 * Account pages a tenant has, in the drawer's order, as links with icons, and the interest dialog. @param current path
 * of the open page.
 */
export const accountLinks = (tenant: TenantConfig, current?: string): MenuLinkView[] =>
  linksOf(tenant, itemsOf(tenant, { loggedIn: true }), current);

/**
 * What both kinds of visitors find in a tenant's drawer below the pages of its navigation, which the drawer takes from
 * the header: the account, or only what is public.
 * @param account Handed over where the page shows them elsewhere too: one list is sent once.
 */
export const drawerLinks = (
  tenant: TenantConfig,
  account: MenuLinkView[] = accountLinks(tenant),
): { member: MenuLinkView[]; visitor: MenuLinkView[] } => ({
  member: account,
  visitor: linksOf(tenant, itemsOf(tenant, { loggedIn: false })),
});
