import type { DemoLessons } from './shape.ts';

/** Social media for small businesses: a webinar with lessons around it. */
export const socialMedia: DemoLessons = {
  course: 'Strategi Media Sosial untuk UMKM: dari Nol sampai Laris',
  parts: [
    {
      title: 'Sebelum pertemuan',
      lessons: [
        {
          kind: 'video',
          title: 'Satu pembeli, satu masalah',
          summary: 'Konten yang laku dimulai dari orangnya; tonton, lalu tulis satu nama.',
          minutes: 5,
          video: {
            name: 'medsos-pembeli',
            slides: [
              {
                heading: 'Bicara kepada siapa?',
                lines: ['Bukan kepada semua orang'],
                say: 'Konten untuk semua orang biasanya tidak terasa untuk siapa pun.',
                seconds: 5,
              },
              {
                heading: 'Bu Ratna, 34 tahun',
                lines: ['Dua anak, bekerja', 'Bingung bekal sekolah', 'Membuka ponsel pukul 20'],
                say: 'Bayangkan satu pembeli. Bu Ratna, dua anak, bekerja, dan setiap malam bingung menyiapkan bekal.',
                seconds: 8,
              },
              {
                heading: 'Jawab masalahnya',
                lines: ['“Bekal siap dalam 10 menit”'],
                say: 'Konten pertamamu cukup menjawab masalah itu. Tayangkan saat ia membuka ponsel.',
                seconds: 6,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Kalender konten sebulan',
          summary: 'Tiga jenis konten, dua belas tayangan.',
          minutes: 20,
          content: `<p>Yang membuat akun usaha berhenti biasanya bukan kehabisan ide, melainkan harus berpikir setiap hari. Kalender memindahkan pekerjaan berpikir ke satu sore dalam sebulan.</p>
<h2>Tiga jenis konten</h2>
<table><thead><tr><th scope="col">Jenis</th><th scope="col">Tujuan</th><th scope="col">Contoh katering bekal</th></tr></thead><tbody><tr><td>Berguna</td><td>Orang menyimpan</td><td>Lima lauk yang tahan sampai siang</td></tr><tr><td>Dekat</td><td>Orang percaya</td><td>Dapur pukul lima pagi</td></tr><tr><td>Jual</td><td>Orang membeli</td><td>Paket bekal lima hari, pesan sebelum Jumat</td></tr></tbody></table>
<p>Pola yang mudah: setiap minggu satu berguna, satu dekat, satu jual. Empat minggu menjadi <strong>dua belas tayangan</strong>.</p>
<h2>Langkah satu sore</h2>
<ol><li>Tulis sepuluh pertanyaan yang benar-benar pernah ditanyakan pembeli.</li><li>Pilih empat menjadi konten berguna.</li><li>Potret proses kerja empat kali dalam seminggu untuk konten dekat.</li><li>Tentukan empat tawaran dengan batas waktu yang benar.</li><li>Isi kalender: tanggal, jam, jenis, judul, foto, ajakan.</li></ol>
<h3>Susunan keterangan foto</h3>
<ul><li><strong>Kait:</strong> baris pertama menyebut masalah.</li><li><strong>Isi:</strong> dua atau tiga kalimat yang menolong.</li><li><strong>Ajakan:</strong> satu saja. Simpan, tanya, atau pesan.</li></ul>
<p>Jangan memakai angka testimoni atau sisa stok yang dikarang. Pembeli yang merasa ditipu tidak kembali, dan menyesatkan konsumen melanggar undang-undang.</p>`,
        },
        {
          kind: 'file',
          title: 'Kalender konten kosong',
          summary: 'CSV dengan contoh minggu pertama.',
          minutes: 10,
          content:
            '<p>Buka di Excel atau Google Sheets. Minggu pertama sudah terisi sebagai contoh. Lengkapi sampai minggu keempat sebelum pertemuan.</p>',
          file: {
            name: 'medsos-kalender.csv',
            title: 'Kalender konten sebulan',
            table: [
              ['Minggu', 'Hari', 'Jam', 'Jenis', 'Judul', 'Foto', 'Ajakan'],
              [1, 'Senin', '20.00', 'Berguna', 'Lima lauk yang tahan sampai siang', 'Lima wadah berjejer', 'Simpan'],
              [1, 'Rabu', '06.00', 'Dekat', 'Dapur pukul lima pagi', 'Uap dari panci', 'Tanya'],
              [1, 'Jumat', '20.00', 'Jual', 'Paket bekal lima hari', 'Satu paket dari atas', 'Pesan'],
              ...[2, 3, 4].flatMap((week) => [
                [week, 'Senin', '20.00', 'Berguna', '', '', 'Simpan'],
                [week, 'Rabu', '06.00', 'Dekat', '', '', 'Tanya'],
                [week, 'Jumat', '20.00', 'Jual', '', '', 'Pesan'],
              ]),
            ],
          },
        },
      ],
    },
    {
      title: 'Pertemuan dan sesudahnya',
      lessons: [
        {
          kind: 'live',
          title: 'Pertemuan lanjutan: bedah akunmu',
          summary: 'Dua jam bersama Bayu Prasetyo.',
          minutes: 120,
          inDays: 12,
          fromHour: 19,
          toHour: 21,
          url: 'https://temu.suluh.example/medsos-umkm',
          content:
            '<p>Siapkan kalender kontenmu dan satu foto produk. Tiga akun akan dibedah bersama; sisanya mendapat catatan tertulis.</p>',
        },
        {
          kind: 'article',
          title: 'Menjawab pesan tanpa kehilangan pembeli',
          summary: 'Cepat, lengkap, dan satu pertanyaan.',
          minutes: 15,
          content: `<p>Orang yang mengirim pesan sudah setengah membeli. Ia pergi karena dua hal: menunggu terlalu lama, atau harus bertanya tiga kali. Balasan yang baik menjawab <strong>lengkap</strong> dan ditutup dengan <strong>satu pertanyaan</strong>.</p>
<h2>Kerangka balasan</h2>
<ol><li><strong>Sapa dengan nama.</strong> “Halo Bu Ratna.”</li><li><strong>Jawab yang ditanya.</strong> “Paket lima hari Rp125.000, sudah termasuk antar dalam 3 km.”</li><li><strong>Tambah satu hal yang pasti akan ditanya.</strong> “Diantar pukul 06.00.”</li><li><strong>Tutup dengan satu pertanyaan.</strong> “Mulai Senin ini, Bu?”</li></ol>
<h2>Sebelum dan sesudah</h2>
<table><thead><tr><th scope="col">Sering terjadi</th><th scope="col">Lebih baik</th></tr></thead><tbody><tr><td>“Cek DM ya kak.”</td><td>Sebut harganya di tempat ia bertanya.</td></tr><tr><td>“Ready.”</td><td>“Ada, ukuran M dan L. Mau yang mana?”</td></tr><tr><td>Tidak dibalas saat habis.</td><td>“Hari ini habis. Besok ada lagi pukul 09.00, mau saya simpankan satu?”</td></tr></tbody></table>
<h3>Kalau ada keluhan</h3>
<ul><li>Ucapkan maaf satu kali, tanpa “tapi”.</li><li>Tanyakan foto dan waktu kejadian.</li><li>Tawarkan pilihan: ganti atau uang kembali.</li><li>Selesaikan di pesan pribadi, lalu tulis di komentar bahwa masalahnya sudah selesai.</li></ul>
<p>Siapkan lima balasan cepat di aplikasi pesanmu malam ini. Besok kamu tinggal mengganti namanya.</p>`,
        },
        {
          kind: 'link',
          title: 'Alat: Google Trends Indonesia',
          summary: 'Melihat kata yang sedang dicari.',
          minutes: 5,
          url: 'https://trends.google.com/trends/?geo=ID',
          content:
            '<p>Ketik nama produkmu, lalu bandingkan dengan sebutan lain. Pakai kata yang lebih sering dicari di judul kontenmu.</p>',
        },
        {
          kind: 'quiz',
          title: 'Kuis media sosial',
          summary: 'Terbuka sejak hari pertemuan.',
          minutes: 5,
          questions: [
            {
              text: 'Ajakan dalam satu keterangan foto sebaiknya …',
              right: ['satu'],
              wrong: ['tiga', 'sebanyak mungkin'],
              why: 'Terlalu banyak pilihan membuat orang tidak memilih.',
            },
            {
              text: 'Mana tiga jenis konten di kelas ini? Pilih semuanya.',
              right: ['Berguna', 'Dekat', 'Jual'],
              wrong: ['Marah'],
              why: 'Berguna disimpan, dekat dipercaya, jual dibeli.',
            },
            {
              text: 'Urutkan balasan pesan.',
              order: ['Sapa dengan nama', 'Jawab yang ditanya', 'Tutup dengan satu pertanyaan'],
              why: 'Jawaban lengkap dulu, lalu satu pertanyaan untuk melangkah.',
            },
            {
              text: 'Satu kata: baris pertama yang menyebut masalah disebut …',
              accepted: ['kait'],
              why: 'Kait membuat orang berhenti menggulir.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tiga malam webinar',
      lessons: [
        {
          kind: 'article',
          isClass: true,
          title: 'Malam pertama: satu pembeli nyata',
          summary: 'Pukul 19.00 sampai 21.00.',
          minutes: 120,
          content:
            '<p>Kita memilih satu orang yang benar-benar pernah membeli darimu, lalu menulis harinya dari bangun sampai tidur. Di mana ia melihat ponsel? Kapan ia lapar, bosan, atau butuh hadiah? Tiga tulisan dibacakan dan dibahas bersama.</p><p>Pulangnya ada tugas kecil: kirim satu unggahan yang ditujukan hanya kepada orang itu, lalu catat siapa saja yang menjawab.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Malam kedua: kalender empat pekan',
          summary: 'Dua hari kemudian, pada jam yang sama.',
          minutes: 120,
          content:
            '<p>Hasil unggahan kemarin dibuka lebih dulu, termasuk yang sepi. Sesudah itu setiap peserta mengisi dua belas kotak: empat cerita, empat bukti, empat ajakan. Bayu menunjukkan kalendernya sendiri yang penuh coretan.</p><p>Kalender yang baik bisa dikerjakan pada hari buruk. Coret semua yang memerlukan lebih dari setengah jam, dan simpan gagasan besar untuk bulan depan.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Malam ketiga: foto, kata, dan kebiasaan',
          summary: 'Malam penutup, pukul 19.00 sampai 21.00.',
          minutes: 120,
          content:
            '<p>Bawalah tiga foto dari satu produk yang sama. Kita menilai mana yang membuat jempol berhenti, lalu menulis keterangan dua kalimat tanpa kata murah dan terbaik. Setiap orang memperbaiki satu keterangan milik teman.</p><p>Malam ditutup dengan memilih jam tetap untuk mengunggah dan membalas. Jam itu ditulis di kertas, difoto, dan dikirim ke kelompok sebagai janji.</p>',
        },
      ],
    },
  ],
  tests: [
    {
      kind: 'post',
      questions: [
        {
          text: 'Tiga konten seminggu selama empat minggu menjadi berapa tayangan? Tulis angkanya.',
          accepted: ['12', 'dua belas'],
          why: '3 × 4 = 12.',
        },
        {
          text: 'Konten “Dapur pukul lima pagi” termasuk jenis …',
          right: ['dekat'],
          wrong: ['berguna', 'jual'],
          why: 'Ia memperlihatkan prosesmu sehingga orang percaya.',
        },
        {
          text: 'Pembeli bertanya harga di komentar. Sebaiknya …',
          right: ['sebut harganya di sana'],
          wrong: ['tulis “cek DM”', 'hapus komentarnya'],
          why: 'Yang lain ingin tahu juga.',
        },
        {
          text: 'Mana yang tidak boleh? Pilih semuanya.',
          right: ['Mengarang testimoni', 'Mengarang sisa stok'],
          wrong: ['Memotret dapur sendiri'],
          why: 'Menyesatkan konsumen melanggar hukum dan merusak kepercayaan.',
        },
        {
          text: 'Urutkan susunan keterangan foto.',
          order: ['Kait', 'Isi', 'Ajakan'],
          why: 'Masalah, pertolongan, lalu ajakan.',
        },
      ],
    },
  ],
};
