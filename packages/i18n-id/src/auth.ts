import * as label from './label.ts';

/** Where people have an account elsewhere, as it is called. */
export const providerName = Object.freeze({ google: 'Google', facebook: 'Facebook' } as const);

/** Names of the eye in a password field. */
export const passwordEyeText = { show: 'Tampilkan kata sandi', hide: 'Sembunyikan kata sandi' };

/** Login (route /auth/login and each tenant's own). */
export const loginText = Object.freeze({
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
  elsewhere: Object.freeze({
    before: 'Dengan masuk lewat akun lain kamu menyetujui ',
    terms: label.terms,
    and: ' dan ',
    privacy: label.privacy,
    end: '.',
  }),
  partner: (partner: string) => `Masuk lewat ${partner}`,
  noAccount: 'Belum punya akun?',
  register: 'Daftar',
  wrong: 'Email atau kata sandi salah',
  tooMany: 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.',
  wrongArea: 'Akun ini tidak terdaftar di program ini',
  sessionEnded: 'Sesimu sudah berakhir. Masuk lagi untuk melanjutkan.',
} as const);

/** Registration. */
export const registerText = Object.freeze({
  title: 'Daftar',
  lead: 'Satu akun untuk kursus, sertifikat, dan lowongan kerja.',
  fullname: label.fullname,
  fullnameHint: 'Nama ini dicetak di sertifikat.',
  fullnamePlaceholder: 'Sesuai KTP',
  email: 'Email',
  emailPlaceholder: 'nama@surel.id',
  phone: label.phone,
  phonePrefix: '+62',
  phonePlaceholder: '81234567890',
  password: label.password,
  passwordConfirmation: 'Ulangi kata sandi',
  referralCode: 'Kode referral',
  /** 'Saya menyetujui Syarat & Ketentuan dan Kebijakan Privasi.', in parts: the documents are links. */
  consent: Object.freeze({
    before: 'Saya menyetujui ',
    terms: label.terms,
    and: ' dan ',
    privacy: label.privacy,
    end: '.',
  }),
  submit: 'Daftar',
  submitting: 'Sedang mendaftar',
  haveAccount: 'Sudah punya akun?',
  login: 'Masuk',
  weak: label.passwordWeak,
  emailTaken: 'Email ini sudah terdaftar. Masuk atau pakai email lain.',
  referralUnknown: 'Kode referral tidak ditemukan',
  closed: 'Pendaftaran untuk program ini lewat mitra.',
  done: 'Akunmu sudah jadi',
} as const);

/** Somebody who signed in elsewhere proves once that the account with their e-mail address is theirs. */
export const linkAccountText = Object.freeze({
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
} as const);

/** Somebody with an account of another site of ours takes it to this one. */
export const joinText = Object.freeze({
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
} as const);

/** Forgotten password: ask for the mail, set a new one. */
export const forgotPasswordText = Object.freeze({
  title: 'Lupa kata sandi',
  lead: 'Masukkan emailmu. Kami kirim tautan untuk membuat kata sandi baru.',
  email: 'Email',
  submit: 'Kirim tautan',
  submitting: label.sending,
  sentTitle: 'Periksa emailmu',
  sentBody: (email: string) => `Jika ${email} terdaftar, tautannya sudah kami kirim. Periksa juga folder spam.`,
  backToLogin: label.backToLogin,
} as const);

export const resetPasswordText = Object.freeze({
  title: 'Buat kata sandi baru',
  password: label.newPassword,
  passwordConfirmation: label.repeatNewPassword,
  submit: label.savePassword,
  submitting: label.saving,
  doneTitle: label.passwordChanged,
  doneBody: 'Masuk dengan kata sandi barumu.',
  invalidTitle: 'Tautan tidak berlaku',
  invalidBody: 'Tautannya sudah dipakai atau lewat waktu. Minta tautan baru ya.',
  askAgain: 'Minta tautan baru',
  login: 'Masuk',
} as const);

export const changePasswordText = Object.freeze({
  title: label.changePassword,
  oldPassword: 'Kata sandi lama',
  newPassword: label.newPassword,
  passwordConfirmation: label.repeatNewPassword,
  submit: label.savePassword,
  submitting: label.saving,
  wrongOld: 'Kata sandi lama salah',
  forgotten: 'Lupa kata sandi lamamu?',
  doneTitle: label.passwordChanged,
  doneBody: 'Sesi di perangkat lain sudah dikeluarkan.',
  done: label.backToProfile,
} as const);

/** Another e-mail address (docs/product/account.md#e-mail-address). */
export const changeEmailText = Object.freeze({
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
} as const);

/** Where an account is logged in (docs/product/session.md#logins). */
export const loginsText = Object.freeze({
  title: 'Perangkat yang masuk',
  lead: 'Ada yang tidak kamu kenal? Keluarkan, lalu ubah kata sandimu.',
  current: 'Perangkat ini',
  other: 'Perangkat lain',
  since: (start: string, use: string) => `Masuk ${start}. Terakhir dipakai ${use}.`,
  endOthers: 'Keluar dari semua perangkat lain',
  ended: 'Semua perangkat lain sudah dikeluarkan.',
} as const);

/** Hint under a new password (docs/product/account.md#password). */
export const passwordHintText = Object.freeze({
  strong: 'Keamanan password: "Kuat"',
  label: 'Syarat kata sandi',
  passed: 'terpenuhi',
  failed: 'belum terpenuhi',
} as const);
