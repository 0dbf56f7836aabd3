import * as label from './label.ts';
import { paperText } from './paper.ts';
import { SHARED } from './staffWords.ts';

/** Who teaches and where people belong, as staff look after it. */
export const staffPeopleText = {
  teachers: SHARED.teacher,
  createTeacher: 'Pengajar baru',
  courseCount: (count: number) => `${count} kursus`,
  face: {
    title: 'Foto',
    alt: 'Foto pengajar',
    none: 'Belum ada foto.',
    crop: 'Potong foto menjadi persegi',
  },
  signature: {
    title: label.signature,
    alt: paperText.signature,
    /** @param deed what its button says */
    of: (deed: string, name: string) => `${deed}: ${name}`,
    none: 'Belum ada tanda tangan. Sertifikat memuat namanya saja.',
    /** @param partners on whose certificates it stands */
    signedFor: (partners: readonly string[]) =>
      partners.length === 0
        ? 'Belum ada di sertifikat mana pun: kirim lagi setelah ada kursus yang menyebut namanya.'
        : `Ada di sertifikat ${partners.join(', ')} yang terbit sejak dikirim. Untuk penyelenggara lain, kirim lagi.`,
    hint: 'Tinta gelap di kertas putih; kertasnya dihilangkan.',
    choose: 'Pilih tanda tangan',
    kind: 'Pilih gambar JPG atau PNG paling besar 5 MB.',
    done: 'Tanda tangan diganti.',
    remove: {
      deed: 'Hapus tanda tangan',
      title: 'Hapus tanda tangan ini?',
      body: 'Sertifikat yang terbit sejak sekarang tidak memuatnya. Yang sudah terbit tidak berubah.',
      done: 'Tanda tangan dihapus.',
    },
  },
  memberships: SHARED.membership,
  createMembership: 'Anggota baru',
  until: (day: string) => `Sampai ${day}`,
} as const;

/** What the areas of the site are called. */
export const sessionTypeText = {
  reguler: label.mainSite,
  'internship-ddb': 'Magang',
  mysooltan: 'UKM',
} as const;

/** The name of each, and the label of each of its fields. */
export const staffPeopleResources = {
  teacher: {
    name: SHARED.teacher,
    fields: {
      q: SHARED.findName,
      slug: 'Alamat',
      fullname: 'Nama',
      role: 'Peran, dalam satu baris',
      bio: 'Riwayat (kosong: dari kursusnya)',
      foto: 'Foto',
      signature: label.signature,
      signedFor: 'Tanda tangan ada di sertifikat',
      courses: 'Kursus',
    },
  },
  membership: {
    name: SHARED.membership,
    fields: {
      q: SHARED.findPerson,
      fullname: 'Nama',
      email: 'Email',
      userId: 'Akun',
      sessionType: 'Bagian situs',
      programId: 'Program',
      programName: 'Program',
      startsOn: 'Mulai (kosong: sejak dulu)',
      endsOn: label.untilOrOpen,
      createdAt: 'Dibuat',
    },
  },
  'certificate-template': {
    name: SHARED.template,
    fields: {
      q: 'Cari kursus atau mitra',
      title: 'Untuk',
      courseId: 'Kursus',
      partnerId: 'Mitra (untuk semua kursusnya)',
      signers: 'Penanda tangan, paling banyak tiga',
      name: 'Nama',
      role: 'Jabatan',
      units: label.competenceUnits,
      code: 'Kode',
      unit: 'Judul unit',
    },
  },
  testimonial: {
    name: SHARED.testimonial,
    fields: {
      q: SHARED.findTitle,
      fullname: 'Nama',
      from: 'Dari mana',
      position: 'Pekerjaan',
      foto: SHARED.picture,
      highlight: 'Kalimat yang menonjol',
      content: 'Kata mereka',
      programId: SHARED.ofProgramme,
      isPublished: 'Terbit',
      sortOrder: 'Urutan',
    },
  },
  company: {
    name: SHARED.company,
    fields: {
      q: SHARED.findName,
      name: label.companyName,
      logo: 'Logo',
      isPublished: 'Tampil di halaman bisnis',
      position: 'Urutan',
    },
  },
  'learning-interest': {
    name: SHARED.interest,
    fields: { q: SHARED.findName, name: 'Nama minat', chosen: 'Dipilih peserta' },
  },
};
