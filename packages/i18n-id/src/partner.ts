import { label } from './label.ts';

/**
 * Partner institutions: list, detail, and the way to become one (docs/product/overview.md; routes
 * /institution-partner).
 */
export const partnerText = Object.freeze({
  title: label.partners,
  lead: label.taughtByPartners,
  count: (partners: string) => `${partners} lembaga`,
  search: 'Cari lembaga',
  name: 'Nama lembaga',
  reset: 'Lihat semua lembaga',
  notFoundTitle: 'Lembaga Tidak Ditemukan',
  notFoundBody: 'Coba nama lembaga yang lain',
  courseCount: (count: string) => `${count} kursus`,
  courses: 'Kursus dari lembaga ini',
  about: 'Tentang lembaga',
  website: 'Situs lembaga',
  logo: (partner: string) => `Logo ${partner}`,
  emptyTitle: 'Belum ada lembaga mitra',
} as const);

/** Choice of the kind of partnership (docs/product/overview.md). */
export const partnershipText = Object.freeze({
  title: 'Pilih Jenis Kemitraan',
  individual: 'Mitra Individual',
  individualBody: 'Pemateri pelatihan online',
  organisation: 'Mitra Organisasi',
  organisationBody: 'Lembaga penyelenggara pelatihan',
  next: 'Lanjutkan',
  sent: 'Pengajuanmu sudah kami terima',
} as const);
