import type { Unit } from './unit.ts';

/** The packages of the demo: one speaks SCORM 1.2, the other SCORM 2004. */
export const units: readonly Unit[] = [
  {
    id: 'wicara-panggung',
    version: '1.2',
    title: 'Simulasi: lima menit sebelum naik panggung',
    slides: [
      {
        title: 'Lima menit terakhir',
        text: 'Namamu sebentar lagi dipanggil. Tangan dingin itu wajar: tubuhmu sedang menyiapkan tenaga.',
      },
      {
        title: 'Napas empat ketukan',
        text: 'Tarik napas empat ketukan, tahan empat, lepas empat. Ulangi tiga kali sambil menapak lantai.',
      },
    ],
    questions: [
      {
        text: 'Apa yang kamu lakukan lebih dulu?',
        choices: ['Mengatur napas', 'Menghafal ulang seluruh naskah', 'Minum kopi lagi'],
      },
      {
        text: 'Kalimat pembuka mana yang paling mengundang?',
        choices: ['Cerita singkat tentang satu orang', 'Permintaan maaf karena gugup', 'Daftar isi lengkap'],
      },
      { text: 'Ke mana matamu?', choices: ['Ke beberapa orang bergantian', 'Ke lantai', 'Ke layar terus-menerus'] },
    ],
  },
  {
    id: 'hpp-warung',
    version: '2004',
    title: 'Simulasi: harga pokok semangkuk soto',
    slides: [
      {
        title: 'Sehari di warung soto',
        text: 'Bahan Rp400.000, upah harian Rp150.000, gas dan sewa Rp50.000. Hari ini jadi 60 mangkuk.',
      },
      { title: 'Tiga biaya, satu angka', text: 'Jumlahkan ketiganya, lalu bagi dengan mangkuk yang jadi.' },
    ],
    questions: [
      { text: 'Berapa biaya sehari?', choices: ['Rp600.000', 'Rp400.000', 'Rp550.000'] },
      { text: 'Berapa harga pokok semangkuk?', choices: ['Rp10.000', 'Rp6.700', 'Rp12.500'] },
      { text: 'Kamu ingin untung 30 %. Harga jualnya?', choices: ['Rp13.000', 'Rp10.300', 'Rp30.000'] },
    ],
  },
];
