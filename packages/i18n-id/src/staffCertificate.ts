import * as label from './label.ts';
import { SHARED } from './staffWords.ts';

/** Certificates in the back office. */
export const staffCertificateText = {
  title: 'Sertifikat terbit',
  standings: { valid: 'Berlaku', expired: 'Lewat masa', replaced: 'Diganti', revoked: 'Dicabut' },
  competence: 'Kompetensi',
  completion: 'Penyelesaian',
  kind: 'Jenis sertifikat',
  owner: 'Pemilik',
  issued: 'Diterbitkan',
  publicReason: 'Alasan yang dibaca pemeriksa',
  endedReason: 'Catatan pengelola',
  revoke: 'Cabut',
  revokeTitle: (number: string) => `Cabut sertifikat ${number}?`,
  revokeNote: 'Nomornya tidak berlaku lagi. Siapa pun yang memeriksanya membaca alasanmu, dan pemiliknya diberi tahu.',
  revoked: 'Sertifikat dicabut. Pemiliknya diberi tahu.',
  reissue: 'Terbitkan ulang',
  reissueTitle: (number: string) => `Terbitkan ulang ${number}?`,
  reissueNote: 'Yang baru mendapat nomor sendiri; yang lama tercatat sudah diganti. Pemiliknya diberi tahu.',
  reissued: 'Sertifikat terbit ulang.',
  name: 'Nama pada sertifikat',
  paper: label.downloadPdf,
  reason: 'Alasan, 3 sampai 500 huruf',
} as const;

/** What a certificate of a template says where nobody earned one yet. */
export const templateSampleText = {
  number: 'CONTOH',
  fullname: 'Nama Peserta',
  course: label.courseTitle,
  detail: 'Contoh, tidak berlaku',
  file: 'contoh-sertifikat.pdf',
} as const;

/** Templates of certificates in the back office. */
export const staffTemplateText = {
  title: SHARED.template,
  create: `${SHARED.template} baru`,
  of: 'Berlaku bagi',
  ofCourse: 'Satu kursus',
  ofPartner: 'Kursus mitra tanpa templat sendiri',
  placeNote: 'Isi kursus atau mitra, salah satu.',
  paper: 'Unduh contoh',
  saved: 'Tersimpan. Sertifikat yang sudah terbit tidak berubah.',
  courseTitle: 'Penanda tangan sertifikat',
  byCourse: 'Kursus ini punya templat sendiri.',
  byPartner: 'Kursus ini memakai templat mitranya.',
  byTeacher: 'Tanpa templat, pengajarnya yang menandatangani.',
  open: 'Buka templat',
  unsigned: 'Belum ada di sini. Kalau ada, yang dipakai tanda tangan pengajar dengan nama ini.',
  signatures: 'Penanda tangan baru muncul di sini setelah disimpan.',
  remove: {
    deed: 'Hapus templat',
    title: (name: string) => `Hapus templat ${name}?`,
    body: 'Sertifikat yang sudah terbit tidak berubah. Templat yang masih dipakai kursus bersertifikat tidak bisa dihapus.',
    done: 'Templat dihapus.',
  },
} as const;
