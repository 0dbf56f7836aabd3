import { describe, expect, it } from 'vitest';
import { drawer, DRAWER_ITEMS, needsLogin } from './drawer.ts';

describe('drawer menu', () => {
  it('lists its items in order', () => {
    expect(DRAWER_ITEMS).toEqual([
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
    ]);
  });

  it('needs login for every item except Lowongan Kerja', () => {
    expect(DRAWER_ITEMS.filter((item) => !needsLogin(item))).toEqual(['jobVacancies']);
  });

  it('shows logged-in people everything, the profile block and logout', () => {
    const { entries, ...parts } = drawer({ loggedIn: true });
    expect(entries.map(({ item }) => item)).toEqual(DRAWER_ITEMS);
    expect(parts).toEqual({ showsProfile: true, showsLogout: true, showsLogin: false });
  });

  it('shows anonymous people the job vacancies and a login button', () => {
    expect(drawer({ loggedIn: false })).toEqual({
      entries: [{ item: 'jobVacancies', opens: 'route', isNew: false }],
      showsProfile: false,
      showsLogout: false,
      showsLogin: true,
    });
  });

  it('opens the interest dialog for one item, and marks two as new', () => {
    const { entries } = drawer({ loggedIn: true });
    expect(entries.filter(({ opens }) => opens === 'interestDialog').map(({ item }) => item)).toEqual([
      'learningInterest',
    ]);
    expect(entries.filter(({ isNew }) => isNew).map(({ item }) => item)).toEqual(['referralCode', 'promo']);
  });
});
