import { productNameText } from './server.ts';
import * as label from './label.ts';
import { dateTime, type Moment } from './format.ts';

/** What happens to somebody's second factors. */
export type FactorNews =
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesMade'
  | 'codeUsed';

/** What a mail tells of it. */
export interface FactorFacts {
  news: FactorNews;
  at: Moment;
  /** What a passkey is called. */
  name?: string | undefined;
  /** Recovery codes that are left. */
  left?: number | undefined;
}

const SENTENCES: Readonly<Record<FactorNews, (facts: FactorFacts) => string>> = {
  authenticatorAdded: () => 'Autentikator dipasang untuk akunmu',
  authenticatorRemoved: () => 'Autentikator dilepas dari akunmu, dan sesi lain diakhiri',
  passkeyAdded: ({ name = '' }) => `Kunci sandi "${name}" dipasang untuk akunmu`,
  passkeyRemoved: ({ name = '' }) => `Kunci sandi "${name}" dilepas dari akunmu, dan sesi lain diakhiri`,
  codesMade: () => 'Kode pemulihan baru dibuat untuk akunmu, dan yang lama tidak berlaku lagi',
  codeUsed: ({ left = 0 }) => `Satu kode pemulihan dipakai untuk masuk ke akunmu. Sisanya ${left}`,
};

const RECOVERY_CODE = 'Kode pemulihan';

/** Second factors of staff: the page, and what they are told by mail (docs/product/staff.md#second-factor). */
export const staffFactorText = {
  mailSubject: `Penjagaan akunmu di Kantor ${productNameText} berubah`,
  mail: (facts: FactorFacts) => `${SENTENCES[facts.news](facts)}, ${dateTime(facts.at)}.`,
  mailClosing: 'Bukan kamu? Ubah kata sandimu sekarang, lalu beri tahu pengelola.',
  title: 'Keamanan akun',
  lead: 'Akun pengelola dijaga dengan cara kedua di samping kata sandi: aplikasi autentikator, kunci sandi di perangkatmu, atau keduanya.',
  authenticator: {
    title: 'Aplikasi autentikator',
    lead: 'Pindai gambar ini dengan aplikasi autentikator, lalu masukkan kodenya.',
    secret: 'Kalau tidak bisa memindai, ketik kunci ini:',
    code: 'Kode enam angka',
    submit: 'Pasang',
    picture: 'Kode QR untuk aplikasi autentikator',
    has: 'Autentikator sudah terpasang.',
    none: 'Belum ada autentikator.',
    begin: 'Pasang autentikator',
    remove: 'Lepas autentikator',
  },
  passkey: {
    title: 'Kunci sandi',
    lead: 'Masuk dengan sidik jari, wajah, atau PIN perangkatmu, atau dengan kunci keamanan.',
    none: 'Belum ada kunci sandi.',
    name: 'Nama kunci sandi',
    nameHelp: 'Misalnya nama perangkatnya.',
    add: 'Tambah kunci sandi',
    remove: (name: string) => `Lepas kunci sandi ${name}`,
    since: (when: Moment) => `Dipasang ${dateTime(when)}`,
    used: (when: Moment) => `Terakhir dipakai ${dateTime(when)}`,
    unsupported: 'Peramban ini tidak mengenal kunci sandi. Pakai aplikasi autentikator.',
    failed: 'Kunci sandi tidak jadi dipakai. Coba lagi.',
    known: 'Perangkat ini sudah punya kunci sandi untuk akunmu.',
    use: 'Pakai kunci sandi',
  },
  codes: {
    title: RECOVERY_CODE,
    left: (count: number) => `Sisa ${count} kode. Tiap kode untuk satu kali masuk tanpa autentikator dan kunci sandi.`,
    none: 'Belum ada kode pemulihan. Buat sekarang, supaya kamu tetap bisa masuk kalau perangkatmu hilang.',
    make: 'Buat sepuluh kode baru',
    once: 'Simpan kode ini di tempat aman. Kode hanya ditampilkan sekali, dan kode lama tidak berlaku lagi.',
    stored: 'Sudah kusimpan',
    field: RECOVERY_CODE,
    use: 'Pakai kode pemulihan',
  },
  proof: {
    title: 'Buktikan ini kamu',
    lead: 'Tunjukkan cara kedua yang sudah terpasang. Setelah itu langkahmu dilanjutkan.',
    byPassword: 'Ketik kata sandimu sekali lagi. Setelah itu langkahmu dilanjutkan.',
    password: label.password,
    wrongPassword: label.passwordWrong,
    submit: 'Lanjutkan',
  },
} as const;
