import { TEST_CARDS, testCardOf } from './testCards.ts';

/** What a person wrote about a card. It lives as long as one answer: nothing of it is kept or written down. */
export interface Card {
  number: string;
  /** MM/YY. */
  expiry: string;
  cvv: string;
}

/** What is wrong, at the field where it is. */
export type CardFaults = Partial<Record<keyof Card, string>>;

/** Names of the fields in the form. */
export const CARD_FIELDS = { number: 'nomor', expiry: 'berlaku', cvv: 'cvv' } as const;

const JAKARTA_MS = 7 * 3_600_000;
const YEARS_AHEAD = 3;
const yearOf = (at: Date): number => new Date(at.getTime() + JAKARTA_MS).getUTCFullYear();

/** The card the form begins with, so that one press pays. @param name of a test card, as the address has it */
export const offeredCard = (name: string | null, now: Date): Card => ({
  number: TEST_CARDS[name === 'ditolak' ? 'ditolak' : 'lunas'].number,
  expiry: `12/${String((yearOf(now) + YEARS_AHEAD) % 100).padStart(2, '0')}`,
  cvv: '123',
});

/** The card of a form that was sent. */
export const cardOf = (form: URLSearchParams): Card => ({
  number: (form.get(CARD_FIELDS.number) ?? '').trim(),
  expiry: (form.get(CARD_FIELDS.expiry) ?? '').trim(),
  cvv: (form.get(CARD_FIELDS.cvv) ?? '').trim(),
});

/** Whether the last digit is the one that the others ask for (Luhn). */
function isNumber(number: string): boolean {
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

function numberFault(number: string): string | undefined {
  if (number === '') return 'Isi nomor kartu.';
  if (!isNumber(number)) return 'Nomor kartu belum benar. Periksa 16 angkanya.';
  return testCardOf(number) ? undefined : 'Pakai nomor kartu uji. Kartu sungguhan tidak diterima di sini.';
}

function expiryFault(expiry: string, now: Date): string | undefined {
  if (expiry === '') return 'Isi masa berlaku kartu.';
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(expiry) ?? [];
  if (month === '') return 'Tulis bulan dan tahun, misalnya 08/29.';
  const jakarta = new Date(now.getTime() + JAKARTA_MS);
  const isPast = (2000 + Number(year)) * 12 + Number(month) < jakarta.getUTCFullYear() * 12 + jakarta.getUTCMonth() + 1;
  return isPast ? 'Masa berlaku kartu ini sudah lewat.' : undefined;
}

/** What is wrong with a card as it was written; an empty object when it can be tried. */
export function faultsOf({ number, expiry, cvv }: Card, now: Date): CardFaults {
  const atNumber = numberFault(number);
  const atExpiry = expiryFault(expiry, now);
  return {
    ...(atNumber ? { number: atNumber } : {}),
    ...(atExpiry ? { expiry: atExpiry } : {}),
    ...(/^\d{3}$/.test(cvv) ? {} : { cvv: 'Tulis 3 angka di belakang kartu.' }),
  };
}

/** Whether the bank refuses a card that nothing is wrong with. */
export const isRefused = ({ number }: Card): boolean => testCardOf(number)?.outcome === 'refused';
