import * as label from './label.ts';

/** Another e-mail address (docs/product/account.md#e-mail-address). */
export const changeEmailText = {
  title: label.changeEmail,
  current: (email: string) => `Emailmu sekarang ${email}.`,
  email: 'Email baru',
  password: 'Kata sandi akunmu',
  withoutPassword: 'Akunmu tidak punya kata sandi. Masuk lagi dulu bila kamu masuk lebih dari 15 menit yang lalu.',
  submit: 'Kirim kode ke email baru',
  sent: (email: string) => `Kode sudah kami kirim ke ${email}. Berlaku 10 menit.`,
  code: 'Kode dari email',
  confirm: label.changeEmail,
  done: (email: string) => `Email akunmu sekarang ${email}. Perangkat lain sudah dikeluarkan.`,
  back: label.backToProfile,
  wrongPassword: label.passwordWrong,
  wrongCode: 'Kode salah atau sudah lewat waktunya.',
  taken: 'Email itu sudah dipakai akun lain.',
  same: 'Itu sudah emailmu sekarang.',
  wait: 'Tunggu satu menit sebelum meminta kode lagi.',
  loginAgain: 'Keluar dan masuk lagi dulu, lalu ulangi dalam 15 menit.',
} as const;

/** The number of a phone (docs/product/account.md#phone). */
export const changePhoneText = {
  title: label.phone,
  none: 'Akunmu belum punya nomor ponsel.',
  unproven: (phone: string) => `Nomormu sekarang ${phone}, belum diverifikasi.`,
  proven: (phone: string) => `Nomormu sekarang ${phone}, sudah diverifikasi.`,
  phone: 'Nomor yang menerima SMS',
  submit: 'Kirim kode lewat SMS',
  sent: (phone: string) => `Kode sudah kami kirim ke ${phone}. Berlaku 10 menit.`,
  code: 'Kode dari SMS',
  confirm: 'Verifikasi nomor',
  done: (phone: string) => `Nomor ${phone} sudah diverifikasi.`,
  same: 'Nomor itu sudah diverifikasi.',
  tomorrow: 'Sudah terlalu banyak kode yang diminta. Coba lagi besok.',
  verify: 'Verifikasi nomor ponsel',
} as const;

/** Where an account is logged in (docs/product/session.md#logins). */
export const loginsText = {
  title: 'Perangkat yang masuk',
  lead: 'Ada yang tidak kamu kenal? Keluarkan, lalu ubah kata sandimu.',
  current: 'Perangkat ini',
  other: 'Perangkat lain',
  since: (start: string, use: string) => `Masuk ${start}. Terakhir dipakai ${use}.`,
  more: (count: number) => `${count} perangkat lain yang lebih lama`,
  endOthers: 'Keluar dari semua perangkat lain',
  ended: 'Semua perangkat lain sudah dikeluarkan.',
} as const;
