import { deadLinks } from '../fixtures/links.ts';
import { expect, origins, test } from '../fixtures/test.ts';

const { INTERNSHIP_ORIGIN, MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;
const PAGES = 90;

/** Account pages of the menu that are not built yet (docs/product/addresses.md#main-site). */
const NOT_BUILT = ['/redeem-voucher-course', '/referral-code'];

test.skip(({ isMobile }) => isMobile, 'the HTML is the same on a phone');

test('what is not built yet is all that a link of the main site leads to in vain', async ({ request }) => {
  expect(Object.keys(await deadLinks(request, `${MAIN_ORIGIN}/`, PAGES)).sort()).toEqual(NOT_BUILT);
});

for (const [name, address] of [
  ['the internship', `${INTERNSHIP_ORIGIN}/internship-ddb`],
  ['the small-business line', `${MYINDIBIZ_ORIGIN}/myindibiz`],
  ['a partner', `${PROGRAM_ORIGIN}/program/janabadra`],
] as const) {
  test(`every link of ${name} leads somewhere`, async ({ request }) => {
    expect(await deadLinks(request, address, PAGES)).toEqual({});
  });
}
