import * as label from './label.ts';

/** Somebody who signed in elsewhere proves once that the account with their e-mail address is theirs. */
export const linkAccountText = {
  title: 'Hubungkan akunmu',
  lead: (partner: string) =>
    `Emailmu sudah punya akun di sini. Buktikan sekali bahwa akun itu milikmu, lalu kamu bisa masuk lewat ${partner}.`,
  password: 'Kata sandi akun itu',
  submit: 'Hubungkan',
  noPassword: 'Lupa kata sandinya, atau belum punya?',
  mail: 'Kirim tautan ke emailku',
  sent: 'Tautannya sudah kami kirim ke emailmu. Buka dalam 30 menit, di peramban ini.',
  mailed: (partner: string) => `Hubungkan akunmu dengan ${partner}?`,
  wrong: label.passwordWrong,
  unproven: 'Email akun itu belum dibuktikan. Minta tautannya lewat email.',
  back: label.backToLogin,
  over: 'Waktunya sudah lewat. Masuk lagi untuk mengulang.',
} as const;

/** Somebody with an account of another site of ours takes it to this one. */
export const joinText = {
  title: 'Pakai akunmu di sini',
  lead: (product: string) =>
    `Satu akun berlaku di semua situs kami. Buktikan bahwa akun itu milikmu, lalu kamu bisa memakainya di ${product}.`,
  offer: 'Sudah punya akun di situs kami yang lain?',
  offerLink: 'Pakai akun itu',
  email: 'Email akun itu',
  password: linkAccountText.password,
  submit: 'Pakai akun ini',
  noPassword:
    'Lupa kata sandinya, atau emailmu belum dibuktikan? Kami kirim tautan untuk membuat kata sandi baru. Setelah itu akunmu berlaku di sini.',
  mail: linkAccountText.mail,
  sent: 'Bila email itu punya akun, tautannya sudah kami kirim. Berlaku 60 menit.',
  over: 'Masa keanggotaan akun ini di sini sudah selesai.',
  unproven: 'Email akun itu belum dibuktikan. Minta tautan lewat email di bawah.',
} as const;
