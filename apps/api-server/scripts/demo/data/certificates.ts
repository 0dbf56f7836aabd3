/** Templates of certificates: of a partner by its code, or of a course by its title. */
export const certificateTemplates = [
  {
    partner: 'panggung-wicara',
    signers: [
      { name: 'Rina Siregar', role: 'Pengajar, Panggung Wicara' },
      { name: 'Dr. Togar Hutapea', role: 'Ketua Panggung Wicara' },
    ],
    units: [],
  },
  {
    course: 'Perawatan Berkala Sepeda Motor Injeksi',
    signers: [
      { name: 'Sugeng Raharjo', role: 'Asesor' },
      { name: 'Ir. Mandala Putra', role: 'Kepala Bengkel Vokasi Mandala' },
    ],
    units: [
      { code: 'MOTOR-01', title: 'Memeriksa dan mengganti busi' },
      { code: 'MOTOR-02', title: 'Membersihkan saringan udara dan sistem injeksi' },
      { code: 'MOTOR-03', title: 'Menyetel rem dan rantai sesuai buku servis' },
    ],
  },
] as const;

/** Those who sign by a template and teach nothing, and the name each signs. */
export const leaders: readonly { fullname: string; signs: string }[] = [
  { fullname: 'Dr. Togar Hutapea', signs: 'Togar Hutapea' },
  { fullname: 'Ir. Mandala Putra', signs: 'Mandala Putra' },
];
