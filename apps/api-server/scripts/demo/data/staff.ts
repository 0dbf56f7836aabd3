/** Where a role of the demo holds: of one kind of place, by its code or address; a schedule by its venue. */
export type DemoPlace = { partner: string } | { program: string } | { teacher: string } | { venue: string };

/** People who run the platform, each with a role, and where it holds; null: everywhere. */
export const staffPeople: readonly { fullname: string; email: string; role: string; place: DemoPlace | null }[] = [
  { fullname: 'Dewi Lestari', email: 'dewi@suluh.example', role: 'operator', place: null },
  { fullname: 'Hendra Saputra', email: 'hendra@suluh.example', role: 'operator', place: null },
  { fullname: 'Ayu Canting', email: 'mitra@suluh.example', role: 'partner', place: { partner: 'sanggar-canting' } },
  { fullname: 'Clara Wibisono', email: 'guru@suluh.example', role: 'teacher', place: { teacher: 'clara-wibisono' } },
  { fullname: 'Tri Utami', email: 'program@suluh.example', role: 'programme', place: { program: 'janabadra' } },
  { fullname: 'Slamet Riyadi', email: 'pintu@suluh.example', role: 'door', place: { venue: 'Gedung Sasana Kriya' } },
  { fullname: 'Kartika Dewanti', email: 'keuangan@suluh.example', role: 'finance', place: null },
  { fullname: 'Laras Ningsih', email: 'konten@suluh.example', role: 'content', place: null },
  { fullname: 'Wahyu Nugroho', email: 'bantuan@suluh.example', role: 'support', place: null },
];
