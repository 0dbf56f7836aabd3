import type { PartnershipType } from '@suluh/domain/validation';
import * as label from './label.ts';

/**
 * Partner institutions: list, detail, and the way to become one (docs/product/overview.md; routes
 * /institution-partner).
 */
export const partnerText = {
  title: label.partners,
  lead: label.taughtByPartners,
  count: (partners: string) => `${partners} lembaga`,
  search: 'Cari lembaga',
  name: 'Nama lembaga',
  reset: 'Lihat semua lembaga',
  notFoundTitle: 'Lembaga Tidak Ditemukan',
  notFoundBody: 'Coba nama lembaga yang lain',
  courseCount: (count: string) => `${count} kursus`,
  students: 'Peserta',
  teachers: 'Pengajar',
  cities: 'Kota kelas',
  website: 'Situs lembaga',
  logo: (partner: string) => `Logo ${partner}`,
  emptyTitle: 'Belum ada lembaga mitra',
  join: label.becomePartner,
  joinLead: 'Ajarkan keahlianmu di sini',
} as const;

/** Choice of the kind of partnership (docs/product/overview.md). */
export const partnershipText = {
  title: 'Pilih Jenis Kemitraan',
  individual: 'Mitra Individual',
  individualBody: 'Pemateri pelatihan online',
  organisation: 'Mitra Organisasi',
  organisationBody: 'Lembaga penyelenggara pelatihan',
  lead: 'Ajarkan keahlianmu kepada peserta di seluruh Indonesia. Pilih yang sesuai denganmu.',
  next: 'Lanjutkan',
  mine: 'Lihat pengajuanku',
} as const;

/** Kinds of partners, by domain's names. */
export const partnershipTypeText = {
  individual: partnershipText.individual,
  organisation: partnershipText.organisation,
} as const satisfies Record<PartnershipType, string>;

/** The application to become a partner, and how it stands. */
export const partnershipFormText = {
  title: 'Pengajuan Kemitraan',
  name: 'Nama pemateri atau lembaga',
  phone: label.phone,
  website: 'Alamat situs atau profil',
  websitePlaceholder: 'https://',
  fields: 'Bidang pelatihan',
  fieldsHelp: 'Ketik satu bidang lalu Enter. Boleh lebih dari satu, pisahkan dengan koma.',
  profile: 'Ceritakan pelatihanmu',
  profilePlaceholder: 'Apa yang kamu ajarkan, untuk siapa, dan sudah berapa lama',
  submit: 'Kirim Pengajuan',
  submitting: label.sending,
  refused: label.mendFields,
  waits: 'Masih ada pengajuanmu yang kami tinjau.',
  sent: 'Pengajuanmu sudah kami terima',
  another: 'Ajukan lagi',
  chooseKind: 'Pilih jenis kemitraan',
  none: 'Belum ada pengajuan. Pilih dulu jenis kemitraannya.',
  sentOn: (day: string) => `Dikirim ${day}`,
  status: { received: 'Sedang ditinjau', accepted: 'Diterima', refused: 'Ditolak' },
  reason: (reason: string) => `Alasan: ${reason}`,
  files: (pictures: number, hasDocument: boolean) =>
    `${pictures} gambar, ${hasDocument ? '1 dokumen PDF' : 'belum ada dokumen PDF'}`,
  fileTitle: 'Tambah gambar atau dokumen',
  file: 'Gambar kegiatan atau profil lembaga',
  fileHelp: 'Maks. 4 gambar JPG atau PNG rasio 16:9, dan satu PDF. Tiap file maks. 5MB.',
  fileSend: 'Unggah File',
  fileAdded: 'File sudah kami simpan',
  filesFull: 'Jumlah file sudah cukup, atau pengajuan ini sudah diputuskan.',
} as const;
