import type { DemoLessons } from './shape.ts';

/** Cost of goods for small producers, for self-learning. */
export const productionCost: DemoLessons = {
  course: 'Menghitung Harga Pokok Produksi',
  parts: [
    {
      title: 'Mengumpulkan biaya',
      lessons: [
        {
          kind: 'video',
          title: 'Tiga bagian biaya',
          summary: 'Bahan, tenaga, biaya lain; jeda dan tulis punyamu.',
          minutes: 5,
          video: {
            name: 'hpp-tiga-biaya',
            slides: [
              {
                heading: 'Harga pokok produksi',
                lines: ['Biaya membuat satu barang'],
                say: 'Harga pokok produksi adalah biaya untuk membuat satu barang.',
                seconds: 5,
              },
              {
                heading: 'Tiga bagian',
                lines: ['Bahan', 'Tenaga kerja', 'Biaya lain: gas, listrik, kemasan'],
                say: 'Isinya tiga: bahan, tenaga kerja, dan biaya lain seperti gas, listrik, dan kemasan. Tenagamu sendiri juga dihitung.',
                seconds: 9,
              },
              {
                heading: 'Lalu bagi',
                lines: ['Jumlah biaya : jumlah barang jadi'],
                say: 'Jumlahkan semuanya, lalu bagi dengan jumlah barang yang jadi dan layak jual.',
                seconds: 6,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Menghitung biaya bahan yang terpakai',
          summary: 'Yang dihitung pemakaian, bukan belanja.',
          minutes: 45,
          content: `<p>Kesalahan paling sering: memasukkan seluruh nota belanja. Yang menjadi biaya hanyalah bahan yang <strong>terpakai</strong>. Sisanya masih menjadi persediaan di dapurmu.</p>
<h2>Rumus pemakaian</h2>
<p><strong>Biaya bahan = jumlah terpakai : isi kemasan × harga kemasan</strong></p>
<p>Contoh: margarin 200 gram berharga Rp8.000. Kamu memakai 150 gram. Biayanya 150 : 200 × Rp8.000 = <strong>Rp6.000</strong>.</p>
<h2>Contoh: 40 donat kentang</h2>
<table><thead><tr><th scope="col">Bahan</th><th scope="col">Terpakai</th><th scope="col">Biaya</th></tr></thead><tbody><tr><td>Tepung terigu</td><td>1 kg</td><td>Rp12.000</td></tr><tr><td>Kentang</td><td>500 g</td><td>Rp9.000</td></tr><tr><td>Telur</td><td>4 butir</td><td>Rp8.000</td></tr><tr><td>Margarin</td><td>150 g</td><td>Rp6.000</td></tr><tr><td>Gula dan ragi</td><td>secukupnya</td><td>Rp5.000</td></tr><tr><td>Minyak goreng</td><td>500 ml</td><td>Rp10.000</td></tr><tr><td><strong>Jumlah</strong></td><td></td><td><strong>Rp50.000</strong></td></tr></tbody></table>
<h3>Tiga kebiasaan yang membantu</h3>
<ul><li>Timbang sekali, tulis di resep, pakai terus.</li><li>Catat harga kemasan beserta tanggalnya. Perbarui bila harga berubah.</li><li>Bahan yang susah ditimbang, seperti garam, boleh ditaksir, asal taksirannya tetap dimasukkan.</li></ul>
<p>Minyak goreng yang masih layak dipakai lagi boleh dihitung sebagian. Tuliskan alasanmu supaya bulan depan kamu menghitung dengan cara yang sama.</p>`,
        },
        {
          kind: 'quiz',
          title: 'Kuis biaya',
          summary: 'Empat soal hitungan ringan.',
          minutes: 15,
          questions: [
            {
              text: 'Kemasan gula 1 kg berharga Rp18.000. Kamu memakai 250 gram. Berapa biayanya?',
              right: ['Rp4.500'],
              wrong: ['Rp18.000', 'Rp7.200'],
              why: '250 : 1.000 × 18.000 = 4.500.',
            },
            {
              text: 'Mana yang termasuk harga pokok produksi? Pilih semuanya.',
              right: ['Upah untuk dirimu saat memproduksi', 'Gas', 'Kemasan'],
              wrong: ['Cicilan motor pribadi'],
              why: 'Cicilan pribadi bukan biaya membuat barang.',
            },
            {
              text: 'Urutkan cara menghitung.',
              order: ['Hitung bahan terpakai', 'Tambah tenaga dan biaya lain', 'Bagi dengan jumlah barang jadi'],
              why: 'Jumlahkan dulu semua biaya, baru dibagi.',
            },
            {
              text: 'Margarin 200 gram Rp8.000, terpakai 150 gram. Berapa rupiah biayanya? Tulis angkanya saja.',
              accepted: ['6000', '6.000', 'Rp6.000', 'Rp 6.000'],
              why: '150 : 200 × 8.000 = 6.000.',
            },
          ],
        },
      ],
    },
    {
      title: 'Dari biaya ke harga jual',
      lessons: [
        {
          kind: 'video',
          title: 'Menetapkan harga jual',
          summary: 'Beda persen dari biaya dan dari harga; hitung ulang sambil memutar.',
          minutes: 5,
          video: {
            name: 'hpp-harga-jual',
            slides: [
              {
                heading: 'Harga jual',
                lines: ['HPP satu donat: Rp2.500'],
                say: 'Harga pokok satu donat dua ribu lima ratus rupiah. Berapa harga jualnya?',
                seconds: 5,
              },
              {
                heading: 'Dijual Rp4.000',
                lines: ['Untung Rp1.500', '60 % dari biaya', '37,5 % dari harga jual'],
                say: 'Dijual empat ribu, untungnya seribu lima ratus. Itu enam puluh persen dari biaya, tetapi hanya tiga puluh tujuh setengah persen dari harga jual.',
                seconds: 10,
              },
              {
                heading: 'Jangan tertukar',
                lines: ['Bandingkan dengan patokan yang sama.'],
                say: 'Jangan tertukar saat menghitung potongan harga. Potongan selalu dihitung dari harga jual.',
                seconds: 6,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Contoh lengkap: 40 donat',
          summary: 'Dari nota sampai label harga.',
          minutes: 60,
          content: `<p>Kita lanjutkan contoh 40 donat kentang. Biaya bahan sudah kita hitung: Rp50.000.</p>
<h2>Tenaga dan biaya lain</h2>
<table><thead><tr><th scope="col">Bagian</th><th scope="col">Hitungan</th><th scope="col">Biaya</th></tr></thead><tbody><tr><td>Bahan</td><td>lihat pelajaran lalu</td><td>Rp50.000</td></tr><tr><td>Tenaga</td><td>2 jam × Rp12.500</td><td>Rp25.000</td></tr><tr><td>Gas</td><td>taksiran satu adonan</td><td>Rp4.000</td></tr><tr><td>Listrik dan aus alat</td><td>taksiran</td><td>Rp1.000</td></tr><tr><td>Kemasan</td><td>40 × Rp500</td><td>Rp20.000</td></tr><tr><td><strong>Jumlah</strong></td><td></td><td><strong>Rp100.000</strong></td></tr></tbody></table>
<p>Harga pokok satu donat: Rp100.000 : 40 = <strong>Rp2.500</strong>.</p>
<h2>Kalau ada yang gagal</h2>
<p>Dua donat gosong, jadi hanya 38 yang layak jual. Harga pokoknya menjadi Rp100.000 : 38, kira-kira <strong>Rp2.632</strong>. Barang gagal tidak hilang dari hitungan; biayanya ditanggung yang jadi.</p>
<h2>Menetapkan harga</h2>
<ol><li>Tentukan untung yang kamu perlukan, misalnya Rp1.500 per donat.</li><li>Jumlahkan: Rp2.500 + Rp1.500 = Rp4.000.</li><li>Bandingkan dengan harga tetangga. Kalau terlalu tinggi, kurangi biaya dulu, baru untung.</li><li>Sediakan ruang untuk potongan. Diskon 10 % dari Rp4.000 adalah Rp400, sehingga untungmu tinggal Rp1.100.</li></ol>
<h3>Hitung ulang kapan?</h3>
<ul><li>Harga bahan utama naik.</li><li>Resep, ukuran, atau kemasan berubah.</li><li>Paling sedikit sekali dalam tiga bulan.</li></ul>`,
        },
        {
          kind: 'file',
          title: 'Lembar hitung HPP',
          summary: 'CSV untuk dibuka di Excel atau Google Sheets.',
          minutes: 50,
          content:
            '<p>Buka berkas ini di Excel atau Google Sheets, lalu ganti angkanya dengan angkamu. Baris terakhir memuat contoh 40 donat.</p>',
          file: {
            name: 'hpp-lembar-hitung.csv',
            title: 'Lembar hitung HPP',
            table: [
              ['Bagian', 'Uraian', 'Terpakai', 'Satuan', 'Isi kemasan', 'Harga kemasan (Rp)', 'Biaya (Rp)'],
              ['Bahan', 'Tepung terigu', 1000, 'g', 1000, 12000, 12000],
              ['Bahan', 'Kentang', 500, 'g', 1000, 18000, 9000],
              ['Bahan', 'Telur', 4, 'butir', 1, 2000, 8000],
              ['Bahan', 'Margarin', 150, 'g', 200, 8000, 6000],
              ['Bahan', 'Gula dan ragi', 1, 'adonan', 1, 5000, 5000],
              ['Bahan', 'Minyak goreng', 500, 'ml', 1000, 20000, 10000],
              ['Tenaga', 'Upah', 2, 'jam', 1, 12500, 25000],
              ['Lain', 'Gas', 1, 'adonan', 1, 4000, 4000],
              ['Lain', 'Listrik dan aus alat', 1, 'adonan', 1, 1000, 1000],
              ['Lain', 'Kemasan', 40, 'lembar', 1, 500, 20000],
              ['Jumlah', '', '', '', '', '', 100000],
              ['Barang jadi', 'Donat', 40, 'biji', '', '', ''],
              ['Harga pokok per biji', '', '', '', '', '', 2500],
            ],
          },
        },
        {
          kind: 'assignment',
          title: 'Tugas: HPP satu produkmu',
          summary: 'Foto catatan atau PDF.',
          minutes: 90,
          content: `<p>Hitung harga pokok <strong>satu produk</strong> yang kamu buat atau ingin kamu buat. Pakai lembar hitung dari pelajaran sebelumnya.</p>
<h2>Yang dinilai</h2>
<ul><li>Bahan dihitung dari yang terpakai, bukan dari nota.</li><li>Upahmu sendiri ikut dihitung.</li><li>Jumlah biaya dibagi dengan barang yang layak jual.</li><li>Harga jual disertai untung dalam rupiah.</li></ul>
<p>Kirim satu foto atau PDF. Tulisan tangan boleh, asal terbaca.</p>`,
        },
        {
          kind: 'scorm',
          title: 'Simulasi: harga pokok semangkuk soto',
          summary: 'Hitung biaya sehari sebuah warung, sampai ke harga jualnya.',
          minutes: 30,
          package: 'hpp-warung',
          content: '<p>Kerjakan sampai muncul nilaimu. Kamu lulus mulai nilai 70, dan boleh mengulang.</p>',
        },
      ],
    },
  ],
  tests: [
    {
      kind: 'pre',
      questions: [
        {
          text: 'Harga pokok produksi adalah …',
          right: ['biaya membuat satu barang'],
          wrong: ['harga di label', 'uang yang masuk hari ini'],
          why: 'Harga jual baru ditetapkan setelah harga pokok diketahui.',
        },
        {
          text: 'Biaya Rp90.000 menghasilkan 30 kue. Berapa rupiah harga pokok satu kue? Tulis angkanya saja.',
          accepted: ['3000', '3.000', 'Rp3.000', 'Rp 3.000'],
          why: '90.000 : 30 = 3.000.',
        },
        {
          text: 'Mana biaya bahan? Pilih semuanya.',
          right: ['Tepung', 'Telur'],
          wrong: ['Upah', 'Listrik'],
          why: 'Upah adalah tenaga, listrik biaya lain.',
        },
        {
          text: 'Potongan harga dihitung dari …',
          right: ['harga jual'],
          wrong: ['harga pokok', 'untung'],
          why: 'Pembeli mendapat potongan dari harga yang ia lihat.',
        },
        {
          text: 'Urutkan.',
          order: ['Hitung biaya', 'Hitung harga pokok', 'Tetapkan harga jual'],
          why: 'Tanpa biaya, harga jual hanya tebakan.',
        },
      ],
    },
    {
      kind: 'post',
      drawn: 5,
      questions: [
        {
          text: 'Biaya satu adonan Rp120.000, jadi 48 biji layak jual. Harga pokok per biji …',
          right: ['Rp2.500'],
          wrong: ['Rp2.000', 'Rp4.800'],
          why: '120.000 : 48 = 2.500.',
        },
        {
          text: 'Dari 40 biji, 4 gagal. Apa yang terjadi dengan harga pokok per biji?',
          right: ['Naik'],
          wrong: ['Turun', 'Tetap'],
          why: 'Biaya yang sama dibagi barang yang lebih sedikit.',
        },
        {
          text: 'HPP Rp2.500, dijual Rp4.000. Berapa persen untung dari biaya?',
          right: ['60 %'],
          wrong: ['37,5 %', '40 %'],
          why: '1.500 : 2.500 = 60 %. Terhadap harga jual barulah 37,5 %.',
        },
        {
          text: 'Kapan HPP perlu dihitung ulang? Pilih semuanya.',
          right: ['Harga bahan utama naik', 'Ukuran produk berubah'],
          wrong: ['Cuaca hujan'],
          why: 'Yang mengubah biaya atau jumlah barang mengubah HPP.',
        },
        {
          text: 'Diskon 10 % dari harga jual Rp4.000 adalah berapa rupiah? Tulis angkanya saja.',
          accepted: ['400', 'Rp400', 'Rp 400'],
          why: '10 % × 4.000 = 400.',
        },
        {
          text: 'Urutkan saat harga terlalu tinggi dibanding tetangga.',
          order: ['Periksa hitungan', 'Kurangi biaya', 'Kurangi untung'],
          why: 'Untung adalah yang terakhir dikurangi.',
        },
        {
          text: 'Sisa tepung yang belum terpakai adalah …',
          right: ['persediaan'],
          wrong: ['biaya bulan ini', 'kerugian'],
          why: 'Ia menjadi biaya saat dipakai.',
        },
      ],
    },
  ],
};
