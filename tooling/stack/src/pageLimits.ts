import type { PageWeight } from './pageWeight.ts';

/** Most that a first visit to a page may load, in kilobytes. */
export interface PageLimit {
  name: string;
  path: string;
  /** What its HTML has to hold. */
  content: string;
  /** JavaScript, gzipped, without the screen for errors. */
  scriptKb: number;
  /** HTML as it is read, not compressed. */
  htmlKb: number;
}

const COURSE = '/course/membatik-tulis-untuk-pemula-dari-canting-hingga-pewarna-alam';

/** Pages that everybody reads first, of the main site with its demo data. */
export const PUBLIC_LIMITS: readonly PageLimit[] = [
  { name: 'home', path: '/', content: 'Nyalakan keahlian barumu', scriptKb: 149.5, htmlKb: 113 },
  { name: 'listing', path: '/collection-course', content: 'Koleksi Kursus', scriptKb: 151.5, htmlKb: 99 },
  { name: 'course', path: COURSE, content: 'Membatik Tulis untuk Pemula', scriptKb: 151.5, htmlKb: 100 },
  { name: 'login', path: '/auth/login', content: 'Lupa kata sandi?', scriptKb: 149.5, htmlKb: 87.5 },
  { name: 'register', path: '/auth/register', content: 'Ulangi kata sandi', scriptKb: 150.5, htmlKb: 90 },
  { name: 'forgotten password', path: '/auth/forgot-password', content: 'Kirim tautan', scriptKb: 149.5, htmlKb: 85.5 },
  {
    name: 'new password',
    path: '/auth/reset-password?token=x',
    content: 'Kata sandi baru',
    scriptKb: 150,
    htmlKb: 86.5,
  },
];

/** Most that all pictures of the home come to on a phone 360 px wide that is scrolled to its end, in kilobytes. */
export const HOME_PICTURES_KB = 250;

/** Pages that a signed-in learner buys on. */
export const checkoutLimits = (cartId: string): readonly PageLimit[] => [
  { name: 'cart', path: `/cart?cart=${cartId}`, content: 'Keranjang', scriptKb: 158.5, htmlKb: 108 },
  {
    name: 'payment method',
    path: `/payment-method?cart=${cartId}`,
    content: 'Metode Pembayaran',
    scriptKb: 161,
    htmlKb: 119,
  },
  { name: 'promo', path: '/promo/NYALA50', content: 'NYALA50', scriptKb: 148, htmlKb: 109 },
  {
    name: 'transaction history',
    path: '/transaction-history/waiting',
    content: 'Riwayat Transaksi',
    scriptKb: 178.5,
    htmlKb: 122,
  },
];

/** A lesson with its player; the controls, a stream's library and what sends work in pieces come when they are asked for. */
export const lessonLimit = (path: string, content: string): PageLimit => ({
  name: 'lesson',
  path,
  content,
  scriptKb: 200,
  htmlKb: 240,
});

/**
 * The chunk of the screen for errors, in kilobytes: React announces it in some renderings of a page and not in others,
 * as its reference is resolved before the first bytes leave or after. A limit is that of a page without it.
 */
const ERROR_SCREEN_KB = 1;

/** Most bytes of gzipped script that a first visit may load. */
export const scriptLimitBytes = ({ scriptKb }: Pick<PageLimit, 'scriptKb'>): number =>
  (scriptKb + ERROR_SCREEN_KB) * 1024;

/** Whether a page keeps both limits and holds its content. */
export const isWithin = (limit: PageLimit, { scriptBytes, htmlBytes, holdsContent }: PageWeight): boolean =>
  scriptBytes <= scriptLimitBytes(limit) && htmlBytes <= limit.htmlKb * 1024 && holdsContent;
