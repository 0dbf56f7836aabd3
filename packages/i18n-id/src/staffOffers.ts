import { SHARED } from './staffWords.ts';

/** What the site offers, as staff look after it: collections, flash sales, programmes, institutions, pools of questions. */
export const staffOfferText = Object.freeze({
  flashSales: SHARED.flashSale,
  createFlashSale: `${SHARED.flashSale} baru`,
  courseCount: (count: number) => `${count} kursus`,
  collections: SHARED.collection,
  createCollection: `${SHARED.collection} baru`,
  kinds: {
    regular: 'Biasa',
    'best-deal': 'Pilihan terbaik',
    prakerja: 'Prakerja',
    event: 'Acara',
    bundle: 'Paket',
    mysooltan: 'Anggota UKM',
  },
  programmes: SHARED.programme,
  createProgramme: `${SHARED.programme} baru`,
  access: { free: 'Gratis untuk pesertanya', paid: 'Dibayar peserta' },
  institutions: SHARED.institution,
  createInstitution: `${SHARED.institution} baru`,
  pools: SHARED.pool,
  createPool: 'Tes baru',
  testKinds: { pre: 'Tes awal kursus', post: 'Tes akhir kursus', quiz: 'Kuis materi' },
  questionKinds: {
    one: 'Satu jawaban benar',
    several: 'Beberapa jawaban benar',
    order: 'Urutan yang benar',
    short: 'Isian singkat',
  },
  optionsOf: {
    one: 'Pilihan, satu yang benar',
    several: 'Pilihan, tandai yang benar',
    order: 'Langkah, dari yang pertama',
    short: 'Kata yang diterima',
  },
  questionCount: (count: number, drawn: number | null) =>
    drawn === null || drawn >= count ? `${count} soal` : `${drawn} dari ${count} soal`,
  poolNote:
    'Peserta yang sedang mengerjakan tetap memakai soal yang sudah diambilnya. Perubahan berlaku pada percobaan berikutnya.',
} as const);

/** The name of each, and the label of each of its fields. */
export const staffOfferResources = {
  'flash-sale': {
    name: SHARED.flashSale,
    fields: {
      q: SHARED.findTitle,
      when: 'Waktu',
      title: 'Judul',
      startAt: 'Mulai',
      endAt: 'Berakhir',
      programId: SHARED.ofProgramme,
      courses: 'Kursus dan harganya',
      courseId: 'Kursus',
      price: 'Harga selama berlangsung (Rp)',
    },
  },
  collection: {
    name: SHARED.collection,
    fields: {
      q: SHARED.findTitle,
      slug: 'Alamat (kosong: dari judul)',
      title: 'Judul',
      description: 'Keterangan',
      image: SHARED.picture,
      kind: 'Jenis',
      programId: SHARED.ofProgramme,
      isPublished: 'Terbit',
      position: 'Urutan',
      courses: 'Kursus, sesuai urutan tampil',
      courseId: 'Kursus',
    },
  },
  programme: {
    name: SHARED.programme,
    fields: {
      q: SHARED.findName,
      slug: 'Alamat',
      name: 'Nama',
      brandColor: 'Warna (seperti #1A4170)',
      accessType: 'Akses kursus',
      canRegister: 'Orang boleh mendaftar sendiri',
      hasPromo: 'Promo berlaku',
    },
  },
  institution: {
    name: SHARED.institution,
    fields: {
      q: SHARED.findName,
      code: 'Kode',
      orgName: 'Nama',
      city: 'Kota',
      description: 'Uraian lembaga',
      website: 'Situs (https://…)',
      phone: 'Nomor WhatsApp (seperti 6281234567890)',
      email: 'Email',
    },
  },
  'question-pool': {
    name: SHARED.pool,
    fields: {
      q: SHARED.findCourse,
      courseId: 'Kursus',
      courseFullname: 'Kursus',
      kind: 'Jenis',
      lessonId: 'Nomor materi kuis (hanya untuk kuis)',
      lessonTitle: 'Materi',
      title: 'Judul',
      tries: 'Paling banyak percobaan (kosong: bebas)',
      seconds: 'Waktu dalam detik (kosong: bebas)',
      passPercent: 'Nilai lulus (persen)',
      drawn: 'Soal yang diambil tiap percobaan (kosong: semua)',
      questions: 'Soal',
      text: 'Pertanyaan',
      options: 'Pilihan',
      option: 'Tulisannya',
      isRight: 'Benar',
      explanation: 'Penjelasan setelah dikumpulkan',
    },
  },
};
