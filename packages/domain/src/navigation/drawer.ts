/** Items of the mobile drawer, in order (spec 2, Drawer menu). */
export const DRAWER_ITEMS = [
  'jobVacancies',
  'myCourse',
  'learningInterest',
  'referralCode',
  'transactionHistory',
  'promo',
  'wishlist',
  'myCertificate',
  'redeemVoucher',
  'profile',
] as const;
export type DrawerItem = (typeof DRAWER_ITEMS)[number];

export interface DrawerEntry {
  item: DrawerItem;
  /** Where the entry leads: a route of the tenant, or the learning-interest dialog (spec 2). */
  opens: 'route' | 'interestDialog';
  /** Carries the label 'new' (spec 2). */
  isNew: boolean;
}

/** What the drawer holds besides its items. */
export interface Drawer {
  entries: readonly DrawerEntry[];
  showsProfile: boolean;
  showsLogout: boolean;
  showsLogin: boolean;
}

const NEW_ITEMS: readonly DrawerItem[] = ['referralCode', 'promo'];

/** Every item except Lowongan Kerja needs login (spec 2, Drawer menu; spec 6). */
export function needsLogin(item: DrawerItem): boolean {
  return item !== 'jobVacancies';
}

/**
 * The drawer of a visitor: anonymous people see the public items and a login button, no profile block and no
 * logout (spec 2; spec 6).
 */
export function drawer({ loggedIn }: { loggedIn: boolean }): Drawer {
  const items = DRAWER_ITEMS.filter((item) => loggedIn || !needsLogin(item));
  return {
    entries: items.map((item) => ({
      item,
      opens: item === 'learningInterest' ? 'interestDialog' : 'route',
      isNew: NEW_ITEMS.includes(item),
    })),
    showsProfile: loggedIn,
    showsLogout: loggedIn,
    showsLogin: !loggedIn,
  };
}
