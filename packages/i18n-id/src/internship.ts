import { minutes, MONTHS, wholeNumber } from './format.ts';
import * as label from './label.ts';

/** 'Maret 2026' of '2026-03'. */
export const monthName = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? number} ${year}`;
};

/** '12 jam 30 menit' of minutes learned. */
export function learnedTime(count: number): string {
  const [hours, rest] = [Math.floor(count / 60), count % 60];
  return [hours > 0 ? `${wholeNumber(hours)} jam` : '', rest > 0 || hours === 0 ? minutes(rest) : '']
    .filter(Boolean)
    .join(' ');
}

/** The participant's own page: period, mandatory courses, letters. */
export const onJobText = {
  title: label.onJob,
  period: 'Masa kerjamu',
  states: { before: label.notBegun, running: 'Berjalan', over: 'Selesai' },
  span: (from: string, to: string) => `${from} sampai ${to}`,
  days: (done: number, total: number) => `Hari ke-${done} dari ${total} hari`,
  month: (month: number, months: number) => `Bulan ke-${month} dari ${months}`,
  before: (from: string) => `Dimulai ${from}. Kursus sudah bisa diambil dari sekarang.`,
  over: 'Masa kerjamu sudah selesai. Kursus yang sudah kamu ambil tetap bisa dipelajari.',
  none: 'Masa kerjamu belum dicatat. Tanyakan ke pengelola magangmu.',
  noMandatory: 'Belum ada kursus wajib. Pilih sendiri kursus yang cocok dengan tugasmu.',
  notTaken: 'Belum diambil',
  lessonsDone: (done: number, total: number) => `${done} dari ${total} materi selesai`,
  completed: 'Selesai',
  start: label.startCourse,
  goOn: 'Lanjut belajar',
  open: 'Lihat kursus',
  others: 'Lihat semua kursus magang',
  letters: 'Surat keterangan',
  lettersBody: 'Jam belajar dan kursusmu setiap bulan, untuk kampus dan tempat kerja. Terbit setelah bulannya lewat.',
  noLetters: 'Belum ada bulan yang selesai. Surat pertama terbit setelah bulan pertamamu lewat.',
  letter: (month: string) => `Unduh surat ${monthName(month)} (PDF)`,
} as const;

/** What a participant has to do by when, where they are, and their reports. */
export const onJobPlanText = {
  hero: (first: string, month: number, months: number) => `${first}, bulan ke-${month} dari ${months}`,
  heroBefore: (first: string, from: string) => `${first}, magangmu dimulai ${from}`,
  heroOver: (first: string) => `${first}, masa kerjamu sudah selesai`,
  at: (host: string, division: string) => `Magang di ${[host, division].filter(Boolean).join(', ')}`,
  goOn: (course: string) => `Lanjutkan ${course}`,
  longer: (months: number) => `Masa kerja dapat diperpanjang sampai ${months} bulan oleh pengelola magangmu`,
  onSchedule: 'Sesuai jadwal',
  late: 'Ada yang terlambat',
  mandatoryLead: 'Selesaikan dalam masa magang. Kursus wajib tidak dipungut biaya.',
  due: (on: string) => `Paling lambat ${on}`,
  daysLeft: (days: number) => (days === 0 ? 'Hari terakhir' : `Sisa ${days} hari`),
  overdue: 'Lewat tenggat',
  finishedOn: (on: string) => `Selesai ${on}`,
  lessons: (done: number, total: number) => `${done}/${total} materi`,
  certificate: 'Sertifikat',
  mentor: 'Pembimbing',
  noMentor: 'Pembimbingmu belum dicatat. Tanyakan ke pengelola magangmu.',
  message: 'Kirim pesan',
  messageSubject: (name: string) => `Magang ${name}`,
  graduation: 'Menuju kelulusan',
  reportsUntil: (month: number) => (month === 1 ? 'Laporan bulan 1' : `Laporan bulan 1–${month}`),
  report: (month: number) => `Laporan bulan ${month}`,
  sent: 'Terkirim',
  gradeOf: 'Nilai pembimbing',
  steps: { done: 'sudah selesai', begun: 'sedang berjalan', open: 'belum selesai' },
  upload: 'Unggah laporan',
  reports: 'Laporan bulanan',
  reportsLead: 'Satu berkas PDF untuk setiap bulan masa kerja, paling besar 5 MB.',
  file: (month: number) => `Berkas laporan bulan ${month}`,
  send: (month: number) => `Kirim laporan bulan ${month}`,
  replace: (month: number) => `Ganti laporan bulan ${month}`,
  read: (month: number) => `Lihat laporan bulan ${month} (PDF)`,
  sentOn: (on: string) => `Dikirim ${on}`,
  received: 'Laporanmu sudah kami terima.',
  graded: 'Pembimbing sudah memberi nilai, laporan tidak dapat diganti lagi.',
  notPdf: 'Laporan harus berupa berkas PDF.',
} as const;

/** Where an invitation is accepted. */
export const invitationText = {
  title: 'Terima undangan magang',
  lead: 'Masukkan kode undangan dari pengelola magangmu.',
  code: 'Kode undangan',
  check: 'Periksa kode',
  gives: (months: number, from: string, to: string) => `Masa kerja ${months} bulan, ${from} sampai ${to}.`,
  leadFound: 'Lengkapi datamu untuk membuat akun magang.',
  haveAccount:
    'Sudah punya akun Suluh? Pakai email dan kata sandi yang sama, akunmu akan ditambahkan ke program magang.',
  submit: label.acceptInvitation,
  login: 'Masuk',
  offer: 'Punya undangan magang?',
  offerLink: 'Buat akun dari undangan',
} as const;

/** The monthly letter of hours and courses, on paper and where it is checked. */
export const internshipLetterText = {
  title: 'Surat Keterangan Belajar',
  pdfTitle: (fullname: string, month: string) => `Surat Keterangan Belajar ${fullname}, ${monthName(month)}`,
  number: (number: string) => `Nomor ${number}`,
  body: (fullname: string, from: string, to: string) =>
    `Suluh menerangkan bahwa ${fullname} belajar pada program magang Suluh dari ${from} sampai ${to}, dengan rincian di bawah ini.`,
  period: (from: string, to: string, months: number) => `Masa kerja: ${from} sampai ${to} (${months} bulan).`,
  nothing: 'Pada bulan ini tidak ada materi yang diselesaikan.',
  course: 'Kursus',
  lessons: 'Materi',
  sessions: 'Sesi',
  hours: 'Durasi',
  completed: 'Kursus diselesaikan pada bulan ini',
  total: (count: number) => `Jumlah ${learnedTime(count)}`,
  check: 'Pindai kode ini untuk memeriksa keaslian surat.',
  issued: (on: string) => `Diterbitkan ${on}. Sah tanpa tanda tangan basah.`,
  signer: 'Suluh, program magang',
  checkTitle: 'Periksa surat magang',
  genuine: 'Surat ini asli dan diterbitkan oleh Suluh.',
  compare: 'Cocokkan isi di bawah ini dengan surat yang kamu pegang.',
  name: 'Nama',
  span: 'Periode',
  totalHours: 'Jumlah durasi',
  issuedOn: 'Diterbitkan',
  unknownTitle: 'Surat tidak ditemukan',
  unknown: 'Kode ini bukan kode surat kami. Pindai ulang kode di surat, atau minta surat baru kepada pemiliknya.',
} as const;
