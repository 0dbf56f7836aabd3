import * as label from './label.ts';

/** Forgotten password: ask for the mail, set a new one. */
export const forgotPasswordText = {
  title: 'Lupa kata sandi',
  lead: 'Masukkan emailmu. Kami kirim tautan untuk membuat kata sandi baru.',
  email: 'Email',
  submit: 'Kirim tautan',
  submitting: label.sending,
  sentTitle: 'Periksa emailmu',
  sentBody: 'Jika alamat yang kamu tulis terdaftar, tautannya sudah kami kirim. Periksa juga folder spam.',
  askAgain: 'Kirim ke alamat lain',
  backToLogin: label.backToLogin,
} as const;

export const resetPasswordText = {
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
} as const;

export const changePasswordText = {
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
} as const;
