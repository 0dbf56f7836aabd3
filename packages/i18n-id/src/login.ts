import * as label from './label.ts';

/** Where people have an account elsewhere, as it is called. */
export const providerName = { google: 'Google', facebook: 'Facebook' } as const;

/** Login (route /auth/login and each tenant's own). */
export const loginText = {
  title: 'Masuk',
  lead: 'Lanjutkan belajarmu dari tempat terakhir.',
  email: 'Email',
  emailPlaceholder: 'nama@surel.id',
  password: label.password,
  forgot: 'Lupa kata sandi?',
  submit: 'Masuk',
  submitting: 'Sedang masuk',
  or: 'atau',
  google: 'Masuk dengan Google',
  facebook: 'Masuk dengan Facebook',
  elsewhere: {
    before: 'Dengan masuk lewat akun lain kamu menyetujui ',
    terms: label.terms,
    and: ' dan ',
    privacy: label.privacy,
    end: '.',
  },
  partner: (partner: string) => `Masuk lewat ${partner}`,
  noAccount: 'Belum punya akun?',
  register: 'Daftar',
  wrong: 'Email atau kata sandi salah',
  tooMany: 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.',
  blocked: label.accountBlocked,
  wrongArea: 'Akun ini tidak terdaftar di program ini',
  sessionEnded: 'Sesimu sudah berakhir. Masuk lagi untuk melanjutkan.',
} as const;
