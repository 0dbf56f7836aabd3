/** The seven principles of the look (docs/look.md), as designers read them. */
export const PRINCIPLES: readonly (readonly [name: string, text: string])[] = [
  ['Satu nyala', 'Kuning kunyit hanya untuk satu tindakan di tiap tampilan: yang membawa peserta maju.'],
  ['Kain, bukan foto stok', 'Kursus, kategori, atau berita tanpa gambar adalah sepotong kain.'],
  [
    'Belum dicelup, lalu dicelup',
    'Kosong berarti kain putih bergaris malam. Menunggu berarti kertas polos. Isi berarti warna penuh.',
  ],
  ['Tepi bergerigi', 'Di mana kain bertemu kertas, tepinya dipotong bergerigi, sekali saja.'],
  ['Lapang dan tegas', 'Kertas, permukaan putih, garis rambut, judul tebal. Tanpa gradasi, kaca, dan buram.'],
  ['Angka jujur', 'Harga akhir paling besar, harga awal tercoret tepat di atasnya, bintang selalu bersama angkanya.'],
  ['Untuk semua', 'WCAG 2.2 AA, sasaran 44 px, cincin fokus 3 px, warna tidak pernah sendirian, lebar 320 px.'],
];

/** What is good, and what it is often mistaken for. */
export const DO_AND_DONT: readonly (readonly [good: string, bad: string])[] = [
  ['Satu tombol nyala per tampilan', 'Kuning untuk tombol kedua, atau untuk teks di atas kertas'],
  ['Kategori yang memilih kain', 'Memilih motif karena bagus, atau mewarnai ulang gambar untuk satu situs'],
  ['Kartu putih di atas kertas', 'Motif di belakang teks, atau bayangan di tiap kartu'],
  ['Gerigi sekali', 'Tepi bertumpuk, atau gerigi di tempat tanpa kain'],
  ['Kosong sebagai kain mentah', 'Ikon abu-abu, maskot, atau gambar stok'],
  ['Ikon status dan kata', 'Hanya merah atau hijau'],
  ['Ruang tetap untuk judul, lencana, dan harga', 'Harga yang bergeser karena rating tidak ada'],
  ['Warna mitra dihitung dari satu warna', 'Warna hover mitra dipilih tangan'],
];

/** How Storybook is used, by what one wants. */
export const WAYS_TO_TRY: readonly (readonly [wish: string, way: string])[] = [
  ['Melihat situs lain, terang atau gelap', 'Ganti situs dan tema di bilah atas.'],
  ['Melihat di ponsel', 'Pilih lebar layar di menu viewport, dari 320 sampai 1440.'],
  [
    'Mencoba teks dan keadaanmu sendiri',
    'Buka cerita yang namanya dimulai dengan “Coba”, lalu isi tab Controls di bawahnya.',
  ],
  ['Membagikan yang kamu lihat', 'Salin alamatnya: situs dan temanya ikut di dalamnya.'],
];
