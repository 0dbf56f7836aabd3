import * as label from './label.ts';

/** Registration. */
export const registerText = {
  title: 'Daftar',
  lead: 'Satu akun untuk kursus, sertifikat, dan lowongan kerja.',
  fullname: label.fullname,
  fullnameHint: 'Nama ini dicetak di sertifikat.',
  fullnamePlaceholder: 'Sesuai KTP',
  email: 'Email',
  emailPlaceholder: 'nama@surel.id',
  phone: label.phone,
  phonePlaceholder: '81234567890',
  password: label.password,
  passwordConfirmation: 'Ulangi kata sandi',
  referralCode: 'Kode referral',
  /** 'Saya menyetujui Syarat & Ketentuan dan Kebijakan Privasi.', in parts: the documents are links. */
  consent: {
    before: 'Saya menyetujui ',
    terms: label.terms,
    and: ' dan ',
    privacy: label.privacy,
    end: '.',
  },
  submit: 'Daftar',
  submitting: 'Sedang mendaftar',
  haveAccount: 'Sudah punya akun?',
  login: 'Masuk',
  weak: label.passwordWeak,
  emailTaken: 'Email ini sudah terdaftar. Masuk atau pakai email lain.',
  referralUnknown: 'Kode referral tidak ditemukan',
  closed: 'Pendaftaran untuk program ini lewat mitra.',
  done: 'Akunmu sudah jadi',
} as const;
