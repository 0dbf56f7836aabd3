import * as label from './label.ts';

/** Logout (docs/product/dialogs.md). */
export const logoutDialogText = {
  title: (product: string) => `Keluar dari akun ${product}`,
  body: 'Kamu yakin mau keluar dari akun ini?',
  confirm: 'Keluar',
  cancel: 'Batal',
} as const;

/** Course confirm (docs/product/dialogs.md). */
export const courseConfirmText = {
  title: 'Konfirmasi Kursus',
  body: (course: string) => `Kamu memilih ${course}.`,
  cancel: 'Batalkan',
  confirm: 'Pilih Kursus',
} as const;

/** Confirm before order, for a cart with an event course (docs/product/dialogs.md; docs/product/cart.md#confirm). */
export const orderConfirmText = {
  title: 'Jadwalnya sudah sesuai?',
  body: 'Kelas ini berlangsung pada waktu dan tempat tertentu.',
  cancel: 'Batalkan',
  confirm: 'Konfirmasi',
} as const;

/** Promo that works in the mobile app only (docs/product/dialogs.md; docs/product/errors.md). */
export const appDownloadText = {
  title: 'Promo Berlaku di Aplikasi Mobile',
  body: (product: string) => `Buka aplikasi ${product} untuk memakai promo ini, atau lanjut beli di sini tanpa promo.`,
  open: 'Buka Aplikasi',
  stay: 'Tetap Beli di Sini',
} as const;

/** Event full (docs/product/dialogs.md; docs/product/errors.md). */
export const eventFullText = {
  title: 'Wah, Maaf Event Sudah Penuh!',
  body: 'Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia',
  back: 'Kembali',
} as const;

/** Email verification in two steps (docs/product/dialogs.md). */
export const emailVerificationText = {
  title: 'Lengkapi Profil',
  body: 'Verifikasi emailmu supaya sertifikat dan bukti bayar sampai ke alamat yang benar.',
  email: 'Email',
  later: label.later,
  verify: 'Verifikasi',
  back: 'Kembali',
  enterCode: 'Masukkan kode OTP',
  sentTo: 'Kami mengirim kode ke',
  code: label.otp,
  resendIn: 'Kirim ulang kode dalam',
  seconds: (count: number) => `${count} detik`,
  resend: label.resend,
} as const;

/** Profile photo (docs/product/validation.md#file-upload; docs/product/errors.md). */
export const profilePhotoText = {
  title: 'Foto Profil',
  hint: 'JPG, JPEG, atau PNG, maks. 5MB',
  choose: 'Pilih Foto',
  remove: 'Hapus Foto',
  cancel: 'Batal',
  save: 'Simpan',
  failed: label.photoUploadFailed,
  zoom: 'Perbesar',
  move: 'Geser foto dengan tombol panah',
  unreadable: 'Foto tidak bisa dibaca. Pilih foto lain ya.',
} as const;

/** Certificate name adjustment. */
export const certificateNameText = {
  title: 'Sesuaikan Nama di Sertifikat',
  body: 'Nama hanya bisa disesuaikan satu kali. Pastikan sudah sama dengan KTP kamu.',
  name: label.fullname,
  cancel: 'Batal',
  save: 'Simpan',
} as const;

/** Reminder to rate a finished Prakerja course. */
export const ratingReminderText = {
  title: 'Beri Rating Kursus Prakerja',
  body: 'Beri rating dan ulasan untuk kursus yang sudah kamu selesaikan supaya insentifmu bisa diproses.',
  rate: 'Beri Rating',
} as const;

/** Promo popup, survey banner and bundle start. */
export const popupText = {
  promoAction: 'Lihat Promo',
  surveyTitle: 'Bantu kami jadi lebih baik',
  surveyBody: 'Isi survei singkat ini, tidak sampai tiga menit.',
  surveyAction: 'Isi Survei',
  bundleTitle: 'Paket kursusmu siap dimulai',
  bundleBody: 'Semua kursus dalam paketmu sudah bisa kamu ikuti.',
  bundleAction: label.startLearning,
  later: label.later,
} as const;

/** Leaving a page with unsaved work (docs/product/dialogs.md#leaving). */
export const leaveGuardText = {
  title: 'Tinggalkan halaman ini?',
  body: 'Perubahan yang belum disimpan akan hilang.',
  stay: 'Tetap di Sini',
  leave: 'Tinggalkan',
} as const;
