/** The twelve categories of the catalogue and Prakerja, whose id is fixed (docs/product/overview.md). */
export const categories = [
  { id: 1, slug: 'teknologi-informasi', name: 'Teknologi Informasi' },
  { id: 2, slug: 'data-analitik', name: 'Data & Analitik' },
  { id: 3, slug: 'bisnis-manajemen', name: 'Bisnis & Manajemen' },
  { id: 4, slug: 'pemasaran-digital', name: 'Pemasaran Digital' },
  { id: 5, slug: 'keuangan-akuntansi', name: 'Keuangan & Akuntansi' },
  { id: 6, slug: 'pengembangan-diri', name: 'Pengembangan Diri' },
  { id: 7, slug: 'desain-kreatif', name: 'Desain & Kreatif' },
  { id: 8, slug: 'bahasa-komunikasi', name: 'Bahasa & Komunikasi' },
  { id: 9, slug: 'kesehatan', name: 'Kesehatan' },
  { id: 10, slug: 'kuliner-perhotelan', name: 'Kuliner & Perhotelan' },
  { id: 11, slug: 'teknik-otomotif', name: 'Teknik & Otomotif' },
  { id: 12, slug: 'pariwisata-bahari', name: 'Pariwisata & Bahari' },
  { id: 78, slug: 'prakerja', name: 'Prakerja' },
] as const;
