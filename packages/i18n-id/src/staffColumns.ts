import * as label from './label.ts';

/** What people call fields in tables of their own, beside our labels and the names of the fields. */
export const staffColumnNames = {
  course: {
    id: ['ID kursus', 'No kursus', 'Course ID'],
    fullname: ['Nama', 'Judul', 'Judul kursus', 'Name', 'Title', 'Course name', 'Course title'],
    summary: ['Ringkasan kursus', 'Short description'],
    description: ['Deskripsi', 'Keterangan'],
    categoryIds: ['Categories'],
    programIds: ['Programs', 'Programmes'],
    price: ['Harga normal', 'List price'],
    priceAfter: ['Harga diskon', 'Selling price', 'Sale price'],
    teacherName: ['Pengajar', 'Instruktur', 'Teacher', 'Instructor'],
  },
  job: {
    id: ['ID lowongan', 'No lowongan', 'Job ID'],
    title: ['Lowongan', 'Posisi', 'Jabatan', 'Nama lowongan', 'Job title', 'Position'],
    companyName: [label.companyName, 'Company', 'Employer'],
    city: ['Lokasi', 'Location'],
    employmentType: ['Tipe pekerjaan', 'Status kerja', 'Job type'],
    description: ['Deskripsi', 'Job description'],
    requirements: ['Persyaratan', 'Kualifikasi'],
    facilities: ['Tunjangan', 'Benefits'],
    yearsOfExperience: ['Pengalaman', 'Experience'],
    educationLevels: ['Pendidikan', 'Education'],
    salaryFrom: ['Gaji minimum', 'Salary min'],
    salaryTo: ['Gaji maksimum', 'Salary max'],
    openings: ['Jumlah lowongan', 'Vacancies'],
    closesOn: ['Batas lamaran', 'Tanggal tutup', 'Deadline', 'Closing date'],
  },
  promo: {
    id: [label.promoCode, 'Code', 'Promo code'],
    title: ['Nama promo', 'Name'],
    description: ['Deskripsi'],
    quota: ['Jumlah kuota'],
    startAt: ['Mulai berlaku', 'Tanggal mulai', 'Start', 'Start date'],
    endAt: [label.validUntil, 'Tanggal berakhir', 'Selesai', 'End', 'End date'],
  },
} as const;
