import { deadLinks } from '../fixtures/links.ts';
import { AGAIN, expect, origins, test } from '../fixtures/test.ts';

const { INTERNSHIP_ORIGIN, MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;
const PAGES = 90;

test.skip(({ isMobile }) => isMobile, 'the HTML is the same on a phone');

for (const [name, address, how] of [
  ['the main site', `${MAIN_ORIGIN}/`, {}],
  ['the internship', `${INTERNSHIP_ORIGIN}/internship-ddb`, AGAIN],
  ['the small-business line', `${MYINDIBIZ_ORIGIN}/myindibiz`, AGAIN],
  ['a partner', `${PROGRAM_ORIGIN}/program/janabadra`, {}],
] as const) {
  test(`every link of ${name} leads somewhere @anyScreen`, how, async ({ request }) => {
    expect(await deadLinks(request, address, PAGES)).toEqual({});
  });
}
