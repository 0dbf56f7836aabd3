/** Provinces by their official code, with cities and regencies by what follows it: enough for a form to suggest some. */
export const provinces = [
  { code: '12', name: 'Sumatera Utara', cities: { '71': 'Medan' } },
  { code: '13', name: 'Sumatera Barat', cities: { '71': 'Padang' } },
  { code: '14', name: 'Riau', cities: { '71': 'Pekanbaru' } },
  { code: '16', name: 'Sumatera Selatan', cities: { '71': 'Palembang' } },
  { code: '18', name: 'Lampung', cities: { '71': 'Bandar Lampung' } },
  { code: '21', name: 'Kepulauan Riau', cities: { '71': 'Batam' } },
  {
    code: '31',
    name: 'DKI Jakarta',
    cities: {
      '71': 'Jakarta Pusat',
      '72': 'Jakarta Utara',
      '73': 'Jakarta Barat',
      '74': 'Jakarta Selatan',
      '75': 'Jakarta Timur',
    },
  },
  {
    code: '32',
    name: 'Jawa Barat',
    cities: { '71': 'Bogor', '73': 'Bandung', '74': 'Cirebon', '75': 'Bekasi', '76': 'Depok' },
  },
  {
    code: '33',
    name: 'Jawa Tengah',
    cities: { '71': 'Magelang', '72': 'Surakarta', '73': 'Salatiga', '74': 'Semarang' },
  },
  { code: '34', name: 'DI Yogyakarta', cities: { '02': 'Bantul', '04': 'Sleman', '71': 'Yogyakarta' } },
  { code: '35', name: 'Jawa Timur', cities: { '71': 'Kediri', '73': 'Malang', '78': 'Surabaya' } },
  { code: '36', name: 'Banten', cities: { '71': 'Tangerang', '73': 'Serang', '74': 'Tangerang Selatan' } },
  { code: '51', name: 'Bali', cities: { '71': 'Denpasar' } },
  { code: '52', name: 'Nusa Tenggara Barat', cities: { '71': 'Mataram' } },
  { code: '53', name: 'Nusa Tenggara Timur', cities: { '71': 'Kupang' } },
  { code: '61', name: 'Kalimantan Barat', cities: { '71': 'Pontianak' } },
  { code: '63', name: 'Kalimantan Selatan', cities: { '71': 'Banjarmasin', '72': 'Banjarbaru' } },
  { code: '64', name: 'Kalimantan Timur', cities: { '71': 'Balikpapan', '72': 'Samarinda' } },
  { code: '71', name: 'Sulawesi Utara', cities: { '71': 'Manado' } },
  { code: '73', name: 'Sulawesi Selatan', cities: { '71': 'Makassar', '72': 'Parepare' } },
  { code: '81', name: 'Maluku', cities: { '71': 'Ambon' } },
  { code: '91', name: 'Papua', cities: { '71': 'Jayapura' } },
] as const;

/** Cities above whose number is below this are regencies. */
export const FIRST_CITY = 71;
