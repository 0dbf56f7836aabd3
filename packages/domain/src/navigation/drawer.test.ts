import { describe, expect, it } from 'vitest';
import { drawer, DRAWER_ITEMS, needsLogin } from './drawer.ts';

describe('drawer menu', () => {
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

  it('opens the interest dialog for one item, the route for all others', () => {
    const { entries } = drawer({ loggedIn: true });
    expect(entries.filter(({ opens }) => opens === 'interestDialog').map(({ item }) => item)).toEqual([
      'learningInterest',
    ]);
  });
});
