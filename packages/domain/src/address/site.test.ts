import { describe, expect, it } from 'vitest';
import { homePath, MYINDIBIZ_ROUTES, pathTo, siteNamed, sitesOf, type Area, type Origins } from './index.ts';

const origins = {
  main: 'https://suluh.example',
  internship: 'https://magang.example',
  myindibiz: 'https://ukm.example',
  program: 'https://mitra.example:8443',
} as Origins;
const janabadra: Area = { program: { slug: 'janabadra', host: 'belajar.janabadra.example' }, sessionType: 'reguler' };
const fordigi: Area = { program: { slug: 'fordigi', host: null }, sessionType: 'reguler' };
const main: Area = { program: null, sessionType: 'reguler' };
const myindibiz: Area = { program: null, sessionType: 'mysooltan' };
const internship: Area = { program: null, sessionType: 'internship-ddb' };

describe('the site somebody is on, among those their area has', () => {
  it.each([
    ['the main site', main, 'https://suluh.example/', 'https://suluh.example', '/'],
    ['small businesses on their host', myindibiz, 'https://ukm.example/myindibiz', 'https://ukm.example', '/myindibiz'],
    [
      'small businesses on the main host',
      myindibiz,
      'https://suluh.example/myindibiz',
      'https://suluh.example',
      '/myindibiz',
    ],
    [
      'the internship',
      internship,
      'https://magang.example/internship-ddb/',
      'https://magang.example',
      '/internship-ddb',
    ],
    [
      "a programme on the programmes' host",
      janabadra,
      'https://mitra.example:8443/program/janabadra',
      'https://mitra.example:8443',
      '/program/janabadra',
    ],
    [
      'a programme on the main host',
      janabadra,
      'https://suluh.example/program/janabadra',
      'https://suluh.example',
      '/program/janabadra',
    ],
    [
      'a programme on its own host',
      janabadra,
      'https://belajar.janabadra.example:8443/',
      'https://belajar.janabadra.example:8443',
      '/',
    ],
    [
      'a scheme that a proxy hid',
      janabadra,
      'http://belajar.janabadra.example:8443',
      'https://belajar.janabadra.example:8443',
      '/',
    ],
    ['nothing told', janabadra, null, 'https://mitra.example:8443', '/program/janabadra'],
    [
      'a host that is not registered',
      janabadra,
      'https://evil.example/',
      'https://mitra.example:8443',
      '/program/janabadra',
    ],
    [
      "another programme's host",
      fordigi,
      'https://belajar.janabadra.example:8443/',
      'https://mitra.example:8443',
      '/program/fordigi',
    ],
    ["another face's home on a host of ours", main, 'https://ukm.example/myindibiz', 'https://suluh.example', '/'],
    ['no address at all', main, 'javascript:alert(1)', 'https://suluh.example', '/'],
  ])('%s', (_, area, named, origin, home) => {
    const site = siteNamed(sitesOf(origins, area), named);
    expect([site.origin, homePath(site.routes)]).toEqual([origin, home]);
  });

  it('is somewhere: an area without any site has none to tell', () => {
    expect(() => siteNamed([], null)).toThrow('no site to choose from');
  });

  it("has its order's payment page below its base", () => {
    const { routes } = siteNamed(sitesOf(origins, janabadra), 'https://belajar.janabadra.example:8443/');
    expect([
      pathTo(routes, 'paymentProcess', { order: 'SLH-1' }),
      pathTo(MYINDIBIZ_ROUTES, 'paymentProcess', { order: 'SLH 1' }),
    ]).toEqual(['/payment-process?order=SLH-1', '/myindibiz/payment-process?order=SLH+1']);
  });
});
