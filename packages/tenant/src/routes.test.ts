import { describe, expect, test } from 'vitest';
import { internshipTenant } from './internship.ts';
import { mainTenant } from './main.ts';
import { myindibizTenant } from './myindibiz.ts';
import { programTenant } from './program.ts';

const origin = 'https://suluh.example';
const janabadra = {
  slug: 'janabadra',
  name: 'Universitas Janabadra',
  logo: null,
  brandColor: '#1F817B',
  register: true,
  externalLogin: false,
};

describe("routes: the same link leads to each tenant's own path", () => {
  const tenants = {
    main: mainTenant(origin),
    internship: internshipTenant(origin),
    myindibiz: myindibizTenant(origin),
    program: programTenant(janabadra, 'program', origin),
    host: programTenant(janabadra, 'host', origin),
  };
  test.each([
    ['main', '/', '/course/x', '/my-course', '/auth/login?redirectTo=%2Fwishlist'],
    [
      'internship',
      '/internship-ddb',
      '/internship-ddb/course/x',
      '/internship-ddb/my-course',
      '/internship-ddb/login?redirectTo=%2Fwishlist',
    ],
    [
      'myindibiz',
      '/myindibiz',
      '/myindibiz/course/x',
      '/myindibiz/my-course',
      '/myindibiz/login?returnUrl=%2Fwishlist',
    ],
    [
      'program',
      '/program/janabadra',
      '/program/janabadra/course/x',
      '/program/janabadra/my-course',
      '/program-auth/janabadra/login?redirectTo=%2Fwishlist',
    ],
    ['host', '/', '/course/x', '/my-course', '/program-auth/janabadra/login?redirectTo=%2Fwishlist'],
  ] as const)('%s', (name, home, course, myCourse, login) => {
    const { routes } = tenants[name];
    expect([routes.home(), routes.course('x'), routes.myCourse(), routes.login('/wishlist')]).toEqual([
      home,
      course,
      myCourse,
      login,
    ]);
  });

  test('a course link carries name, promoCode and category and drops what is empty', () => {
    expect(tenants.main.routes.course('batik & lilin', { promoCode: 'HEMAT', category: 78, name: '' })).toBe(
      '/course/batik%20%26%20lilin?promoCode=HEMAT&category=78',
    );
  });

  test('the checkout carries selection, promo and order, and drops what is empty', () => {
    const { routes } = tenants.program;
    expect([
      routes.cart({ cart: 'a,b', promoCode: '' }),
      routes.paymentMethod({ cart: 'a', promoCode: 'HEMAT' }),
      routes.paymentProcess('SLH 1'),
      routes.otpPrakerja('SLH-1'),
      routes.promo('A/B'),
    ]).toEqual([
      '/program/janabadra/cart?cart=a%2Cb',
      '/program/janabadra/payment-method?cart=a&promoCode=HEMAT',
      '/program/janabadra/payment-process?order=SLH+1',
      '/program/janabadra/otp-prakerja?order=SLH-1',
      '/program/janabadra/promo/A%2FB',
    ]);
  });

  test('the account page is known by the name that docs/product/addresses.md gives it too', () => {
    const { former, profile } = tenants.myindibiz.routes;
    expect([
      former('/member/profile/akun'),
      former('/member/profile/akun?x=1'),
      former('/member/profile'),
      former('/wishlist'),
    ]).toEqual([profile(), profile(), undefined, undefined]);
  });

  test('programmes with external sign-in have no registration (docs/product/session.md#visitors)', () => {
    const fordigi = programTenant(
      { ...janabadra, slug: 'fordigi', register: true, externalLogin: true },
      'program',
      origin,
    );
    expect(fordigi.capabilities).toMatchObject({ canRegister: false, signIn: 'external' });
  });
});
