/** People whose Prakerja codes this server knows, and what comes of using each. README "Payments" lists them. */
export interface Holder {
  prakerjaId: string;
  name: string;
  phone: string;
  /** What Prakerja says instead of sending a code. */
  refusal?: { code: string; message: string };
  /** Seconds a code lives; the usual is five minutes. */
  codeLivesSeconds?: number;
  /** Balance of the scholarship, in rupiah. */
  balance: number;
}

const USUAL_BALANCE = 3_500_000;

export const holders: readonly Holder[] = [
  { prakerjaId: '1234567890123456', name: 'Rani Kusumawati', phone: '0812****7801', balance: USUAL_BALANCE },
  { prakerjaId: '1234567890123457', name: 'Bagas Wirawan', phone: '0812****7802', balance: USUAL_BALANCE },
  { prakerjaId: '1234567890123458', name: 'Laras Anggraini', phone: '0812****7803', balance: USUAL_BALANCE },
  { prakerjaId: '1234567890123459', name: 'Surya Pratama', phone: '0812****7804', balance: USUAL_BALANCE },
  {
    prakerjaId: '1234567890120005',
    name: 'Wening Lestari',
    phone: '0812****7805',
    balance: USUAL_BALANCE,
    codeLivesSeconds: 1,
  },
  {
    prakerjaId: '1234567890120006',
    name: 'Yoga Prabowo',
    phone: '0812****7806',
    balance: USUAL_BALANCE,
    codeLivesSeconds: 1,
  },
  {
    prakerjaId: '1234567890129999',
    name: 'Galih Saputra',
    phone: '0812****7809',
    balance: 0,
    refusal: { code: 'ERRPLT40014', message: 'Saldo Kartu Prakerja sudah habis digunakan.' },
  },
  {
    prakerjaId: '1234567890128888',
    name: 'Dewi Anjani',
    phone: '0812****7808',
    balance: USUAL_BALANCE,
    refusal: { code: 'ERRPLT40015', message: 'Kartu Prakerja sudah kedaluwarsa.' },
  },
];

/** Seconds a one-time code lives. */
export const CODE_LIVES_SECONDS = 300;

/** Digits of a one-time code. */
export const CODE_LENGTH = 4;
