import type { DoorVerdict } from '@suluh/domain/door';
import { checkInText } from './checkIn.ts';
import * as label from './label.ts';

/** What a door says of a ticket: the title on its colour, and why. */
export const doorVerdictText = {
  admitted: { title: 'Boleh masuk', reason: 'Tiket cocok dengan kelas ini.' },
  alreadyIn: { title: label.usedBefore, reason: 'Tiket ini sudah masuk sebelumnya. Cocokkan dengan KTP peserta.' },
  needsLine: { title: 'Butuh sinyal', reason: 'Peserta Prakerja hanya bisa check-in saat ponsel ini tersambung.' },
  notACode: { title: 'Bukan tiket', reason: 'Kode ini bukan kode tiket. Periksa hurufnya, lalu coba lagi.' },
  unknown: { title: 'Kode tidak dikenal', reason: 'Tidak ada tiket dengan kode ini.' },
  forged: { title: 'Tiket palsu', reason: 'Tanda pengaman kode QR ini tidak cocok.' },
  wrongClass: { title: 'Bukan kelas ini', reason: 'Tiket ini untuk kelas atau jadwal lain.' },
  oldTicket: { title: 'Tiket lama', reason: 'Jadwalnya sudah diganti. Minta peserta membuka tiket yang baru.' },
  withdrawn: { title: 'Tiket dibatalkan', reason: 'Pesanan tiket ini sudah dibatalkan.' },
  tooEarly: { title: 'Pintu belum buka', reason: 'Pintu buka satu jam sebelum sesi dimulai. Pindai lagi nanti.' },
  tooLate: { title: 'Pintu sudah tutup', reason: 'Sesi ini sudah selesai lebih dari satu jam yang lalu.' },
  expired: { title: 'Tiket kedaluwarsa', reason: 'Masa berlaku tiket ini sudah habis.' },
} as const satisfies Record<DoorVerdict, { title: string; reason: string }>;

/** The door of a class. */
export const doorText = {
  title: 'Pintu kelas',
  session: (no: number) => `Pintu Sesi ${no}`,
  classOf: (course: string, batch: string) => `${course}, Batch ${batch}`,
  ready: (time: string) => `Siap tanpa sinyal, data ${time}`,
  notReady: 'Menyiapkan data pintu',
  inside: 'Masuk',
  outside: 'Belum',
  waiting: 'Antre kirim',
  scan: 'Pindai tiket',
  camera: 'Nyalakan kamera',
  noCamera: 'Kamera tidak bisa dipakai. Ketik kode tiket atau pakai alat pindai.',
  code: label.ticketCode,
  codeHelp: 'Ketik kode seperti SLH-7K4M-PX29, atau pakai alat pindai.',
  check: 'Periksa',
  next: 'Pindai berikutnya',
  undo: 'Batalkan check-in',
  samePerson: 'Orangnya sama, izinkan masuk',
  offline: 'Tanpa internet: dicatat di ponsel dan dikirim begitu ada sinyal.',
  earlier: (time: string, holder: string) => `Masuk ${time}, dipindai ${holder}`,
  other: (course: string, day: string) => `${course}, ${day}`,
  list: 'Daftar hadir',
  find: 'Cari nama atau kode',
  in: (time: string, isWaiting: boolean) => `Masuk ${time}${isWaiting ? ', menunggu dikirim' : ''}`,
  notYet: 'Belum datang',
  letIn: checkInText.checkIn,
  letInOf: (name: string) => `Check In: ${name}`,
  closed: 'Tautan pintu ini tidak berlaku lagi. Minta tautan baru ke penyelenggara.',
  closedTitle: 'Pintu sudah ditutup',
  counsel: 'Selama tanpa sinyal, pakai satu ponsel saja per kelas supaya tidak ada yang masuk dua kali.',
  noSession: 'Kelas ini belum punya sesi.',
} as const;

/** The sheet of a session. */
export const attendanceSheetText = {
  title: 'Daftar Hadir',
  no: 'No.',
  name: 'Nama',
  code: label.ticketCode,
  status: 'Kehadiran',
  time: 'Waktu check-in',
  source: 'Dicatat oleh',
  signature: label.signature,
  present: 'Hadir',
  absent: 'Belum hadir',
  sources: { self: 'Peserta', prakerja: 'Prakerja', door: 'Pintu', staff: 'Penyelenggara' },
  session: (no: number, hours: string) => (hours ? `Sesi ${no}, ${hours}` : `Sesi ${no}`),
  count: (present: number, total: number) => `${present} dari ${total} hadir`,
} as const;
