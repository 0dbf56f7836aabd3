import type { RescheduleRefusal } from '@suluh/domain/ticket';
import { dateTime, type Moment } from './format.ts';
import * as label from './label.ts';
import { lessonText, stepText } from './learning.ts';
import { myCourseText } from './myCourse.ts';

/** The ticket of a class, on screen and on paper. */
export const ticketText = {
  title: myCourseText.eTicketTitle,
  kept: 'Tersimpan di ponsel ini, bisa dibuka tanpa internet',
  code: label.ticketCode,
  copy: label.copyCode,
  copied: label.copied,
  show: 'Tunjukkan kode ini di pintu kelas.',
  qr: (code: string) => `Kode QR tiket ${code}`,
  participant: 'Peserta',
  organiser: 'Penyelenggara',
  date: 'Tanggal',
  time: 'Waktu',
  doors: 'Pintu buka',
  place: 'Tempat',
  paid: 'Lunas',
  checkedIn: 'Sudah check-in',
  enteredAt: (moment: string) => `Masuk ${moment}`,
  calendar: 'Tambah ke kalender',
  googleCalendar: 'Google Kalender',
  appleCalendar: 'Kalender Apple',
  outlook: 'Outlook',
  calendarFile: 'Unduh berkas .ics',
  map: 'Buka peta',
  pdf: label.downloadPdf,
  png: 'Unduh gambar',
  location: 'Lokasi',
  drawnMap: 'Gambar di atas ilustrasi. Arah yang tepat ada di Buka peta.',
  bring: 'Yang perlu dibawa',
  join: lessonText.joinLive,
  joinTitle: label.classLink,
  joinFrom: (moment: Moment, zone: string) =>
    `Tautan masuk muncul ${dateTime(moment, zone)}, 15 menit sebelum kelas dimulai.`,
  joinNow: lessonText.liveNow,
  cannotCome: 'Berhalangan hadir?',
  rescheduleLead: (until: Moment, zone: string) =>
    `Jadwal bisa diganti sekali, paling lambat ${dateTime(until, zone)}, selama masih ada kursi.`,
  reschedule: 'Ganti jadwal',
  newDate: 'Jadwal baru',
  dateAsked: 'Pilih jadwal barunya dulu',
  noOtherDate: 'Belum ada jadwal lain dengan harga yang sama.',
  rescheduled: 'Jadwal diganti. Tiket lama tidak berlaku lagi.',
  refusal: {
    used: 'Jadwal kelas ini sudah pernah diganti.',
    tooLate: 'Batas waktu ganti jadwal sudah lewat.',
    attended: 'Kamu sudah mengikuti sesi kelas ini, jadi jadwalnya tetap.',
    prakerja: 'Jadwal kelas Prakerja diatur di dasbor Prakerja.',
    refundAsked: 'Dana kelas ini sudah kamu minta kembali, jadi jadwalnya tetap.',
  } satisfies Record<RescheduleRefusal, string>,
  calledOff: 'Kelas ini dibatalkan penyelenggara.',
  moved: 'Penyelenggara mengubah waktu atau tempat kelas ini.',
  state: 'Keadaan',
  calledOffBadge: 'Dibatalkan',
  calendarRemove: 'Hapus dari kalender',
  otherDate: 'Pilih jadwal lain',
  anyDateLead:
    'Karena perubahan dari penyelenggara, kamu boleh pindah ke jadwal mana pun yang masih ada kursinya. Selisih harga tidak ditagih.',
  noneOnSale: 'Belum ada jadwal lain yang dibuka.',
  refundLead: (amount: string) =>
    `Kamu bisa meminta ${amount} kembali. Setelah dananya dikembalikan, kelas ini dilepas dari akunmu.`,
  refundAsk: 'Minta dana kembali',
  refundSent: 'Permintaanmu terkirim.',
  calendarSummary: (course: string, no: number, total: number) =>
    total > 1 ? `${course} (Sesi ${no} dari ${total})` : course,
  toCourse: stepText.course,
} as const;
