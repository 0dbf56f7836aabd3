/** A number a played bank knows, and what becomes of it. */
export interface TestCard {
  number: string;
  outcome: 'pays' | 'refused';
  label: string;
  hint: string;
}

/** The numbers to try a card by, under their names in an address. They are those of Midtrans' own sandbox, bound to nobody. */
export const TEST_CARDS = {
  lunas: {
    number: '4811 1111 1111 1114',
    outcome: 'pays',
    label: 'Kartu uji yang lunas',
    hint: 'Kartu uji: pembayaran dengan nomor ini lunas.',
  },
  ditolak: {
    number: '4911 1111 1111 1113',
    outcome: 'refused',
    label: 'Kartu uji yang ditolak',
    hint: 'Kartu uji: bank menolak pembayaran dengan nomor ini.',
  },
} as const satisfies Readonly<Record<string, TestCard>>;

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** The test card of a number, however it is spaced. */
export const testCardOf = (number: string): TestCard | undefined =>
  Object.values(TEST_CARDS).find((card) => digitsOf(card.number) === digitsOf(number));
