/** People who run the platform, each with a role; `partner` names the partner whose courses they look after. */
export const staffPeople = [
  { fullname: 'Dewi Lestari', email: 'dewi@suluh.example', role: 'operator', partner: null },
  { fullname: 'Hendra Saputra', email: 'hendra@suluh.example', role: 'operator', partner: null },
  { fullname: 'Ayu Canting', email: 'mitra@suluh.example', role: 'partner', partner: 'sanggar-canting' },
  { fullname: 'Bambang Sutejo', email: 'guru@suluh.example', role: 'teacher', partner: 'kelas-kode' },
  { fullname: 'Kartika Dewanti', email: 'keuangan@suluh.example', role: 'finance', partner: null },
  { fullname: 'Laras Ningsih', email: 'konten@suluh.example', role: 'content', partner: null },
  { fullname: 'Wahyu Nugroho', email: 'bantuan@suluh.example', role: 'support', partner: null },
] as const;
