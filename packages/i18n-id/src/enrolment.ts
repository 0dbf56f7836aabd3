import { minutes } from './numbers.ts';
import * as label from './label.ts';
import { myCourseStatusText } from './myCourse.ts';

/** How a learner stands: what `learning` counts, as words beside petals. */
export const progressText = {
  lessons: (done: number, total: number) => `${done}/${total} materi`,
  label: 'Kemajuan belajar',
  done: (done: number, total: number) => `${done} dari ${total} materi selesai`,
  finishedOn: (day: string) => `Selesai ${day}`,
} as const;

/** The page of an owned course. */
export const enrolmentText = {
  next: label.nextStep,
  start: label.startLearning,
  goOn: 'Lanjutkan',
  startTest: 'Mulai Tes',
  nothingLeft: 'Semua langkah sudah kamu selesaikan',
  nothingYet: 'Materi kursus ini sedang disiapkan',
  finished: label.learningResult,
  minutesLeft: (count: number) => `Sisa ${minutes(count)}`,
  schedule: 'Jadwalmu',
  calendar: 'Kalender',
  map: 'Peta',
  lessons: 'Materi',
  certificate: 'Sertifikat',
  certificateLead: 'Terbit otomatis setelah syarat ini lengkap.',
  certificateGiven: (number: string) => `Sudah terbit dengan nomor ${number}`,
  /** Of one that staff revoked, with the reason its check tells. */
  certificateRevoked: (number: string, day: string) => `Sertifikat ${number} dicabut ${day} dan tidak berlaku lagi.`,
  revokedReason: (reason: string) => `Alasan pencabutan: ${reason}`,
  revokedLead: 'Kursusnya tetap selesai dan bisa kamu buka lagi.',
  revokedAsk: 'Tanyakan ke Pusat Bantuan',
  seeCheck: 'Lihat hasil pemeriksaannya',
  noCertificate: 'Kursus ini tidak memberi sertifikat.',
  requirement: {
    lessons: 'Selesaikan materi',
    attendance: 'Hadiri sesi pelatihan',
    postTest: 'Lulus tes akhir',
  },
  met: 'Terpenuhi',
  notMet: 'Belum',
  sideLinks: 'Tautan kursus',
  provider: 'Halaman kursus di situs penyedia',
  about: 'Tentang kursus',
  invoice: label.invoice,
  help: 'Bantuan kelas',
} as const;

/** The finished moment. */
export const finishedText = {
  title: 'Selesai. Satu keahlian menyala.',
  lead: (name: string, course: string) => `${name}, kamu menuntaskan ${course}.`,
  certificateReady: 'Sertifikatmu sudah terbit.',
  score: 'Nilai tes akhir',
  learned: 'Waktu belajar',
  day: myCourseStatusText.finished,
  number: (number: string) => `Nomor ${number}`,
  issuedOn: (day: string) => `terbit ${day}`,
  shareWhatsApp: 'Bagikan ke WhatsApp',
  check: 'Cek keaslian',
  shareWords: (course: string, url: string) => `Aku baru menuntaskan ${course}. Cek sertifikatku di sini: ${url}`,
  next: label.nextStep,
  nextLead: 'Kelanjutan dari keahlian yang baru kamu nyalakan',
} as const;
