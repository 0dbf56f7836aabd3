import { controlText } from './control.ts';
import * as label from './label.ts';

/** Profile page and account menu (route /profile-management). */
export const profileText = {
  title: 'Profil',
  fullname: label.fullname,
  email: 'Email',
  phone: label.phone,
  nik: 'NIK',
  nikHelp: '16 angka di KTP, misalnya 1234567890123456',
  birthDate: 'Tanggal lahir',
  day: 'Tanggal',
  month: 'Bulan',
  year: 'Tahun',
  education: 'Pendidikan terakhir',
  educationPlaceholder: 'Pilih pendidikan',
  city: 'Kota',
  save: 'Simpan',
  saved: 'Profil berhasil disimpan',
  changePhoto: 'Ubah foto',
  photoSaved: 'Foto profil berhasil disimpan',
  photoRemoved: 'Foto profil dihapus',
  changeEmail: label.changeEmail,
  changePassword: label.changePassword,
  personalData: label.personalData,
  links: 'Akun dan datamu',
} as const;

/** Levels of education, lowest first; courses name theirs in the same words. */
export const EDUCATION_LEVELS = ['SD', 'SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3'] as const;

/** Redeem code (route /redeem-voucher-course; R15). */
export const redeemText = {
  title: label.redeemVoucher,
  lead: 'Tukar kode voucher dengan kursus.',
  form: 'Tukarkan kode',
  code: 'Kode redeem',
  check: 'Periksa Kode',
  matches: (until: string | null) => (until ? `Kode cocok, berlaku sampai ${until}` : 'Kode cocok'),
  gives: 'Kamu akan mendapat',
  codeRequired: `${label.codeRequired}.`,
  chooseCourse: 'Pilih kursus',
  courseRequired: 'Pilih dulu kursus yang mau kamu tukar.',
  choose: 'Pilih kursus ini',
  chooseSchedule: label.chooseSchedule,
  noSchedule: 'Belum ada jadwal yang bisa dipilih untuk kursus ini.',
  redeem: 'Tukarkan',
  done: 'Voucher berhasil ditukar',
  mine: 'Voucher kursusku',
  none: 'Kamu belum punya voucher kursus.',
  ready: label.readyToUse,
  used: label.usedBefore,
  usedOn: (code: string, day: string) => `Kode ${code} dipakai ${day}`,
  goOn: controlText.continue,
  useAt: (provider: string, until: string | null) =>
    `Tempel kode di halaman ${provider}${until ? ` sebelum ${until}` : ''}.`,
  openProvider: (provider: string) => `Buka ${provider}`,
  howTo: 'Cara pakai',
  howToSteps: (provider: string) => [
    'Salin kodenya.',
    `Buka halaman ${provider}, lalu masuk atau daftar di sana.`,
    'Tempel kode di kolom voucher atau kupon sebelum membayar, sampai harganya nol.',
    'Mulai belajar di sana. Kodemu tetap tersimpan di sini kalau perlu dilihat lagi.',
  ],
  refused: 'Bila kode ditolak',
  refusedReasons: [
    { icon: 'info', text: 'Huruf O dan angka 0 mirip, begitu juga huruf I dan angka 1. Salin kodenya bila bisa.' },
    { icon: 'clock', text: 'Kode sudah lewat masa berlakunya, atau belum mulai berlaku.' },
    { icon: 'ticket', text: 'Tiap kode hanya sekali pakai. Lihat dulu apakah kursusnya sudah ada di bawah.' },
    { icon: 'graduation', text: 'Kursusnya sudah kamu miliki. Kodenya tetap utuh dan boleh kamu berikan.' },
  ],
  processing: 'Kami kabari lewat notifikasi, halaman ini boleh ditutup.',
} as const;
