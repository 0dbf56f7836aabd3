import type { HandInFailure, LessonKind, LessonRule, NextStep, Quality } from '@suluh/domain/learning';
import { durationMinutes } from '@suluh/domain/number';
import { controlText } from './control.ts';
import { date, dateTime, minutes, type Moment } from './format.ts';
import * as label from './label.ts';

const MEGABYTE = 1_000_000;
/** From here on the kilobytes would round to a thousand. */
const KILOBYTES_END = 999_500;

const GIGABYTE = 1_000_000_000;
/** From here on it would be rounded to 1000 MB. */
const MEGABYTES_END = GIGABYTE - MEGABYTE / 2;
/** With a decimal below ten. */
const shortly = (amount: number): string =>
  amount < 10 ? String(Math.round(amount * 10) / 10).replace('.', ',') : String(Math.round(amount));

/** '62 MB', '1,4 MB', '420 KB': how much data something is, rounded to what matters. */
export function dataSize(bytes: number): string {
  if (bytes < KILOBYTES_END) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return bytes < MEGABYTES_END ? `${shortly(bytes / MEGABYTE)} MB` : `${shortly(bytes / GIGABYTE)} GB`;
}

/** '04.18', '1.02.30': a second of a recording as its clock shows it. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, rest] = [Math.floor(whole / 3600), [two(Math.floor(whole / 60) % 60), two(whole % 60)]];
  return [...(hours > 0 ? [hours] : []), ...rest].join('.');
}

/** '1,25×': a speed. */
export const speed = (value: number): string => `${String(value).replace('.', ',')}×`;

/** Kinds of lessons, beside their length. */
export const lessonKindText = {
  video: 'Video',
  article: 'Bacaan',
  file: 'Berkas',
  link: 'Tautan',
  live: 'Sesi langsung',
  quiz: 'Kuis',
  assignment: 'Tugas',
  scorm: 'Paket interaktif',
} as const satisfies Record<LessonKind, string>;

/** When a lesson counts as done, by its rule, while it is not. */
const ruleOf: Readonly<Record<LessonRule, (percent: number, enough: number) => string>> = {
  watched: (percent, enough) => `Selesai setelah ${enough} % ditonton, kamu sudah ${percent} %`,
  opened: () => 'Selesai setelah kamu menekan Selesai & lanjut',
  passed: () => 'Selesai setelah kamu lulus kuisnya',
  'handed-in': () => 'Selesai setelah kamu mengumpulkan tugas',
  reported: () => 'Selesai setelah kamu menuntaskan paketnya',
  marked: (_percent, enough) => `Selesai setelah tugasmu dinilai ${enough} atau lebih`,
} as const;

/** The rule of a lesson, with what is still missing; that it is done when it is. Percent, or a mark of 100. */
export function lessonRuleText(
  lesson: { rule: LessonRule; isDone: boolean; watchedPercent: number },
  enoughPercent: number,
): string {
  return lesson.isDone ? 'Materi ini sudah selesai' : ruleOf[lesson.rule](lesson.watchedPercent, enoughPercent);
}

/** Header and curriculum of the rooms behind the till. */
export const roomText = {
  backToCourse: 'Kembali ke halaman kursus',
  curriculum: 'Kurikulum',
  lesson: 'Materi',
  progress: (done: number, total: number) => `${done} dari ${total} materi selesai`,
  minutesLeft: (count: number) => `sisa ${minutes(count)}`,
  sectionProgress: (done: number, total: number) => `${done} dari ${total} selesai`,
  done: 'Selesai',
  inHand: 'Sedang dipelajari',
  later: 'Materi baru',
  optional: 'Tidak wajib',
  testsAndCertificate: 'Tes',
  testPassed: 'Lulus',
  testLocked: 'Terbuka setelah semua materi selesai',
  testNotStarted: 'Terbuka saat pelatihan dimulai',
  onThisPage: 'Bagian halaman ini',
} as const;

/** The way on, by what follows. */
export const stepText = {
  lesson: 'Lanjut',
  test: 'Lanjut',
  finished: 'Lihat hasil belajarmu',
  course: 'Ke halaman kursus',
} as const satisfies Record<NextStep['kind'], string>;

/** A lesson around its content. */
export const lessonText = {
  captions: 'Takarir',
  previous: controlText.previous,
  finishAndGoOn: 'Selesai & lanjut',
  files: 'Berkas materi',
  nameless: (kind: string) => `Berkas ${kind}`,
  fileKind: (kind: string, bytes: number) => `${kind}, ${dataSize(bytes)}`,
  noContent: 'Isi materi ini belum ada. Coba lagi nanti, atau lanjut ke materi berikutnya.',
  openLink: 'Buka materi di situs penyedia',
  linkLead: 'Materi ini ada di situs penyedia kursus dan terbuka di tab baru. Kembali ke sini setelah selesai.',
  liveWaits: (start: Moment) => `Sesi dimulai ${dateTime(start)}. Tautan masuk muncul 15 menit sebelumnya.`,
  liveUntil: (start: Moment, end: Moment) => `${dateTime(start)} sampai ${dateTime(end)}`,
  liveNow: 'Tautan masuk sudah terbuka.',
  liveOver: 'Sesi ini sudah berakhir.',
  liveReload: 'Muat ulang halaman ini saat itu.',
  liveUnknown: 'Jadwal sesi ini belum ditentukan.',
  joinLive: 'Masuk ke sesi',
} as const;

/** Names of the qualities of a recording, and what each costs in data. */
const qualityName = {
  'video-720': '720p',
  'video-480': '480p',
  'video-240': '240p',
  audio: 'Audio saja',
} as const satisfies Record<Quality, string>;

/** The player. */
export const playerText = {
  label: (title: string) => `Pemutar ${title}`,
  quality: 'Kualitas dan kuota',
  qualityOf: (quality: Quality) => qualityName[quality],
  /** What playing it all costs in data. */
  cost: (bytes: number) => `±${dataSize(bytes)}`,
  /** What the files of a course have cost so far. */
  used: (bytes: number) => `Kuota terpakai di kursus ini ±${dataSize(bytes)}`,
  play: 'Putar',
  pause: 'Jeda',
  back10: 'Mundur 10 detik',
  forward10: 'Maju 10 detik',
  mute: 'Matikan suara',
  unmute: 'Nyalakan suara',
  captions: 'Takarir',
  speed: 'Kecepatan',
  fullScreen: 'Layar penuh',
  position: 'Posisi',
  positionOf: (seconds: number, length: number) => `${clock(seconds)} dari ${clock(length)}`,
  shortcuts: 'Spasi memutar dan menjeda, panah kiri dan kanan melompat 10 detik, C takarir, M suara, F layar penuh.',
  failed: 'Video belum bisa diputar. Periksa sinyalmu.',
  retry: label.retry,
  nextIn: (seconds: number) => `Berikutnya dalam ${seconds} detik`,
  cancel: controlText.cancel,
  goOn: stepText.lesson,
  waiting: (count: number) => `${count} laporan menunggu sinyal`,
  waitingBody: 'Tersimpan di perangkat ini dan dikirim begitu ada sinyal.',
} as const;

/** Notes of a learner. */
export const noteText = {
  title: 'Catatanku',
  write: 'Tulis catatan',
  writeAt: (seconds: number) => `Tulis catatan di menit ${clock(seconds)}`,
  saved: 'Tersimpan di akunmu',
  save: controlText.save,
  playFrom: (seconds: number) => `Putar dari menit ${clock(seconds)}`,
  edit: 'Ubah',
  editOf: (seconds: number | null) => (seconds === null ? 'Ubah catatan' : `Ubah catatan menit ${clock(seconds)}`),
  text: 'Isi catatan',
  remove: controlText.delete,
  removed: 'Catatan dihapus',
  empty: 'Belum ada catatan. Tulis yang ingin kamu ingat dari materi ini.',
  required: 'Tulis dulu catatanmu',
  /** After a login that came between. */
  again: 'Catatan ini belum tersimpan. Simpan sekali lagi, ya.',
  downloadAll: 'Unduh semua',
  downloadAllOf: 'Unduh semua catatan kursus ini',
  /** In the file of all notes of a course. */
  fileTitle: (course: string) => `Catatanku: ${course}`,
  fileEmpty: 'Belum ada catatan di kursus ini.',
} as const;

/** What is asked about a lesson, and what the teacher answered. */
export const questionText = {
  title: 'Tanya pengajar',
  /** Of its place on the page. */
  tab: 'Tanya',
  ask: 'Tulis pertanyaanmu',
  send: 'Kirim pertanyaan',
  lead: 'Pengajar menjawab di sini, dan kamu diberi tahu.',
  required: 'Tulis dulu pertanyaanmu',
  /** After a login that came between. */
  again: 'Pertanyaan ini belum terkirim. Kirim sekali lagi, ya.',
  tooMany: 'Masih banyak pertanyaanmu yang menunggu jawaban. Tunggu dulu, ya.',
  sent: 'Pertanyaan terkirim',
  mine: 'Pertanyaanmu',
  others: 'Pertanyaan peserta lain',
  waiting: 'Menunggu jawaban pengajar',
  answer: 'Jawaban pengajar',
} as const;

/** Lessons kept on the device for times without a line. */
export const keepText = {
  keep: (bytes: number) => `Simpan untuk nanti (±${dataSize(bytes)})`,
  keeping: (percent: number) => `Menyimpan ${percent}%`,
  cancel: controlText.cancel,
  kept: (until: Moment) => `Tersimpan di perangkat ini sampai ${date(until)}. Bisa dibuka tanpa sinyal.`,
  remove: 'Hapus dari perangkat',
  removeOf: (title: string) => `Hapus ${title} dari perangkat`,
  removed: 'Dihapus dari perangkat ini',
  noRoom: 'Ruang di perangkat ini tidak cukup. Hapus yang lain dulu.',
  failed: 'Belum tersimpan. Periksa sinyalmu, lalu coba lagi.',
  list: 'Tersimpan di perangkat',
  seeList: 'Lihat yang tersimpan',
  lead: 'Materi di bawah ini bisa dibuka tanpa sinyal. Kemajuanmu dikirim begitu tersambung lagi.',
  until: (until: Moment) => `sampai ${date(until)}`,
  total: (count: number, bytes: number) => `${count} materi, ${dataSize(bytes)}`,
  empty: 'Belum ada materi tersimpan',
  emptyBody: 'Buka satu materi, lalu tekan Simpan untuk nanti selagi ada Wi-Fi.',
  needsScript: 'Daftar ini perlu JavaScript.',
  away: 'Halaman ini belum tersimpan',
  awayBody:
    'Kamu sedang tanpa sinyal, dan halaman ini tidak disimpan di perangkat. Yang sudah kamu simpan tetap bisa dibuka.',
  awayAgain: label.retry,
} as const;

/** A package in its frame. */
export const packageText = {
  needsScript: 'Materi ini perlu JavaScript. Nyalakan dulu, lalu muat ulang halaman.',
  saved: 'Kemajuanmu tersimpan di akunmu',
  waiting: 'Menyimpan kemajuanmu',
  elsewhere: 'Materi ini sedang dibuka di jendela atau perangkat lain. Muat ulang untuk melanjutkan dari sana.',
  score: (score: number) => `Nilai ${score}`,
} as const;

/** Work that is handed in. */
export const handInText = {
  title: 'Kumpulkan tugas',
  file: 'Berkas tugas',
  help: 'PDF, JPG, PNG, atau ZIP, maks. 100 MB',
  helpPlain: 'Tanpa JavaScript, berkas maks. 5 MB.',
  sending: 'Mengirim berkas',
  sentOf: (sentBytes: number, bytes: number) => `Terkirim ${dataSize(sentBytes)} dari ${dataSize(bytes)}`,
  waiting: 'Menunggu sinyal. Kiriman lanjut sendiri begitu tersambung.',
  tooOften: 'Tugas ini sudah terlalu sering dikumpulkan.',
  send: 'Kumpulkan',
  sendAgain: 'Kumpulkan lagi',
  sent: 'Tugas terkumpul',
  choose: 'Pilih berkas dulu',
  handedIn: 'Yang sudah kamu kumpulkan',
  mark: (score: number) => `Nilai ${score}`,
  entry: (no: number, at: Moment, bytes: number) => `Kiriman ${no}, ${dateTime(at)}, ${dataSize(bytes)}`,
  failure: {
    empty: 'Berkas ini kosong. Pilih berkas lain.',
    tooLarge: 'Berkas ini lebih dari 100 MB. Kecilkan dulu, lalu pilih lagi.',
    tooLargePlain: 'Berkas ini terlalu besar.',
    wrongKind: 'Berkas ini bukan PDF, JPG, PNG, atau ZIP.',
  } satisfies Record<HandInFailure | 'tooLargePlain', string>,
} as const;

/** A test before it begins, while a try is open, and after it. */
export const testText = {
  start: 'Mulai',
  goOn: 'Lanjutkan',
  seeResult: 'Lihat hasil',
  questions: 'Jumlah soal',
  questionCount: (count: number) => `${count} soal`,
  time: 'Waktu',
  timeOf: (seconds: number | null) => (seconds === null ? 'Waktu bebas' : minutes(durationMinutes(seconds))),
  tries: 'Percobaan',
  triesLeft: (left: number | null) => (left === null ? 'Tanpa batas' : `Sisa ${left}`),
  pass: 'Nilai lulus',
  best: 'Nilai terbaik',
  lead: 'Jawabanmu tersimpan sendiri. Kalau sinyal putus, lanjutkan dari soal yang sama.',
  passLead: (pass: number) => `Nilai lulus ${pass}. Jawaban tersimpan sendiri.`,
  lockedLessons: 'Selesaikan dulu semua materi, baru kerjakan tes ini.',
  noTriesLeft: 'Semua percobaanmu untuk tes ini sudah terpakai.',
  timeLeft: 'Sisa waktu',
  timeIsUp: 'Waktu habis, jawabanmu dikumpulkan.',
  questionList: 'Daftar soal',
  question: (no: number, total: number) => `Soal ${no} dari ${total}`,
  questionShort: (no: number) => `Soal ${no}`,
  answered: 'sudah dijawab',
  unsure: 'ragu',
  saved: 'Tersimpan',
  waiting: 'Menunggu sinyal',
  saving: 'Menyimpan',
  markUnsure: 'Tandai ragu',
  several: 'Pilih semua yang benar',
  order: 'Susun dari atas ke bawah',
  short: 'Jawabanmu',
  rankOf: (option: string) => `Urutan untuk: ${option}`,
  moveUp: (option: string) => `Naikkan: ${option}`,
  moveDown: (option: string) => `Turunkan: ${option}`,
  moved: (option: string, place: number) => `${option}, sekarang urutan ${place}`,
  previous: (no: number) => `Soal ${no}`,
  saveAndGoOn: 'Simpan & lanjut',
  save: 'Simpan jawaban',
  submit: 'Kumpulkan',
  submitTitle: 'Kumpulkan sekarang?',
  submitBody: (open: number) =>
    open === 0 ? 'Semua soal sudah dijawab.' : `Masih ada ${open} soal yang belum dijawab.`,
  submitCancel: 'Periksa lagi',
  submitWaits: 'Menunggu sinyal untuk mengumpulkan. Jawabanmu tersimpan di perangkat ini.',
  typedBefore: 'Jawabanmu sebelum masuk lagi masih ada di sini, tetapi belum tersimpan. Periksa, lalu simpan.',
  sessionOver: 'Sesimu berakhir. Jawabanmu aman di perangkat ini dan dikirim setelah kamu masuk.',
  signIn: 'Masuk lagi',
  passed: (title: string) => `Kamu lulus ${title}`,
  failed: 'Belum lulus',
  nearlyPassed: 'Belum lulus, tinggal sedikit lagi',
  outOf: 'dari 100',
  outOfPass: (pass: number) => `dari 100, lulus mulai ${pass}`,
  right: 'Benar',
  rightOf: (right: number, total: number) => `${right} dari ${total}`,
  used: 'Waktu',
  usedOf: (seconds: number) => minutes(Math.max(1, Math.round(seconds / 60))),
  try: 'Percobaan',
  tryOf: (no: number, tries: number | null) => (tries === null ? String(no) : `${no} dari ${tries}`),
  failedLead: (left: number | null) =>
    left === null
      ? 'Pelajari lagi materinya, lalu coba sekali lagi. Nilai terbaik yang dipakai.'
      : left > 0
        ? `Pelajari lagi materinya, lalu coba sekali lagi. Sisa ${left} percobaan, nilai terbaik yang dipakai.`
        : 'Percobaanmu sudah habis. Nilai terbaik yang dipakai.',
  again: 'Coba lagi',
  review: 'Lihat pembahasan',
  reviewTitle: 'Pembahasan',
  yourAnswer: 'jawabanmu',
  rightAnswer: 'jawaban benar',
  answerIs: (answer: string) => `Jawabanmu: ${answer}`,
  rightIs: (answer: string) => `Jawaban benar: ${answer}`,
  noAnswer: 'Tidak dijawab',
  isRight: 'Benar',
  isWrong: 'Belum tepat',
  why: 'Mengapa.',
} as const;
