import type { DemoLessons } from './shape.ts';

/** Hand-drawn batik: what to read before the days at the workshop; its certificate proves competence. */
export const batik: DemoLessons = {
  course: 'Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam',
  parts: [
    {
      title: 'Mengenal alat dan bahan',
      lessons: [
        {
          kind: 'video',
          title: 'Canting dan malam',
          summary: 'Rekaman pendek; putar sambil menamai tiap alatnya.',
          minutes: 5,
          video: {
            name: 'batik-canting',
            slides: [
              {
                heading: 'Canting',
                lines: ['Pena untuk malam panas'],
                say: 'Canting adalah pena untuk menggambar dengan malam panas.',
                seconds: 4,
              },
              {
                heading: 'Tiga bagian',
                lines: ['Gagang: pegangan', 'Nyamplung: wadah malam', 'Cucuk: ujung keluarnya malam'],
                say: 'Gagang untuk dipegang, nyamplung menampung malam, dan cucuk tempat malam mengalir ke kain.',
                seconds: 9,
              },
              {
                heading: 'Malam siap',
                lines: ['Cair dan mengalir', 'Tidak berasap'],
                say: 'Malam siap bila cair dan mengalir lancar. Kalau berasap, terlalu panas: kecilkan apinya.',
                seconds: 7,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Dari kain putih sampai batik',
          summary: 'Urutan kerja dan istilahnya.',
          minutes: 30,
          content: `<p>Batik adalah teknik <strong>perintang warna</strong>: bagian yang tertutup malam tidak terkena pewarna. Karena itu membatik berarti memutuskan bagian mana yang tetap seperti sekarang. Di sanggar kamu akan menjalani tujuh langkah berikut.</p>
<h2>Tujuh langkah</h2>
<ol><li><strong>Mengolah kain.</strong> Mori dicuci untuk membuang kanji, supaya malam dan warna meresap.</li><li><strong>Memola.</strong> Motif digambar tipis dengan pensil.</li><li><strong>Nglowong.</strong> Garis luar dicanting.</li><li><strong>Isen-isen.</strong> Bidang diisi titik, garis, dan sisik.</li><li><strong>Nembok.</strong> Bidang yang tetap putih ditutup malam.</li><li><strong>Mencelup.</strong> Kain dicelup pewarna beberapa kali, lalu difiksasi.</li><li><strong>Nglorod.</strong> Malam dilepas dengan air mendidih.</li></ol>
<h2>Pewarna alam</h2>
<table><thead><tr><th scope="col">Bahan</th><th scope="col">Arah warna</th></tr></thead><tbody><tr><td>Daun indigofera</td><td>biru</td></tr><tr><td>Kulit kayu tingi</td><td>cokelat kemerahan</td></tr><tr><td>Kulit buah jolawe</td><td>kuning sampai hijau tua</td></tr><tr><td>Kayu secang</td><td>merah</td></tr></tbody></table>
<h3>Fiksasi</h3>
<p>Bahan fiksasi mengunci warna sekaligus mengubah tuanya: <strong>tawas</strong> memberi warna muda, <strong>kapur</strong> warna sedang, <strong>tunjung</strong> warna gelap. Satu kayu yang sama bisa menghasilkan tiga warna. Catat takaranmu, karena warna alam sulit diulang tanpa catatan.</p>`,
        },
        {
          kind: 'file',
          title: 'Yang perlu kamu bawa',
          summary: 'Daftar satu lembar untuk hari pertama.',
          minutes: 15,
          content:
            '<p>Sanggar menyediakan kain, malam, canting, dan pewarna. Yang ada di lembar ini perlu kamu bawa sendiri.</p>',
          file: {
            name: 'batik-perlengkapan.pdf',
            title: 'Perlengkapan hari pertama',
            sheet: [
              {
                heading: 'Bawa',
                lines: [
                  'Pakaian lengan panjang yang boleh kena warna',
                  'Celemek dan sarung tangan karet',
                  'Sepatu tertutup; malam panas bisa menetes',
                  'Pensil 2B, penghapus, dan gambar motif ukuran 20 × 20 cm',
                  'Air minum dan obat pribadi',
                ],
              },
              {
                heading: 'Jangan',
                lines: [
                  'Kain sintetis: mudah meleleh dekat kompor',
                  'Perhiasan di jari dan rambut terurai',
                  'Parfum semprot: mudah terbakar',
                ],
              },
              {
                heading: 'Kalau terkena malam panas',
                lines: [
                  'Aliri dengan air mengalir biasa selama 20 menit',
                  'Jangan mengelupas malam dari kulit',
                  'Beri tahu pendamping; luka yang luas diperiksakan ke fasilitas kesehatan',
                ],
              },
            ],
          },
        },
      ],
    },
    {
      title: 'Menyiapkan motif',
      lessons: [
        {
          kind: 'article',
          title: 'Kawung, parang, dan motif pertamamu',
          summary: 'Memilih motif yang bisa selesai dalam dua hari.',
          minutes: 40,
          content: `<p>Motif pertama sebaiknya kecil, berulang, dan punya garis yang tidak terlalu rapat. Bukan karena kamu tidak mampu, melainkan karena malam mengeras dalam hitungan detik. Garis yang longgar memberimu waktu.</p>
<h2>Tiga motif untuk memulai</h2>
<ul><li><strong>Kawung.</strong> Empat lonjong mengelilingi satu titik. Bagus untuk melatih lengkung yang sama besar.</li><li><strong>Truntum.</strong> Bintang kecil bertabur. Bagus untuk melatih titik dan jarak.</li><li><strong>Tumpal.</strong> Segitiga berderet di tepi. Bagus untuk melatih garis lurus.</li></ul>
<p>Parang menarik, tetapi garis miringnya harus tersambung rapi. Simpan untuk kain ketigamu. Di lingkungan keraton Yogyakarta dan Surakarta, beberapa motif parang dahulu hanya dipakai keluarga raja; sampai kini ada acara di keraton yang melarang tamu mengenakannya.</p>
<h2>Menggambar pola</h2>
<ol><li>Buat kotak 20 × 20 cm, bagi menjadi 16 kotak kecil.</li><li>Gambar satu ulangan di satu kotak kecil sampai kamu puas.</li><li>Jiplak ke kotak lain. Periksa sambungannya.</li><li>Tandai bagian yang tetap putih dengan arsiran tipis.</li></ol>
<h3>Sikap tubuh</h3>
<p>Duduk dengan kain menggantung di gawangan di sebelah kiri dan kompor di kanan. Pegang canting seperti pensil, sedikit mendongak supaya malam tidak tumpah. Tiup cucuknya bila tersumbat, jangan ditusuk jarum besar.</p>`,
        },
        {
          kind: 'link',
          title: 'Batik dalam daftar UNESCO',
          summary: 'Halaman resminya, berbahasa Inggris.',
          minutes: 15,
          url: 'https://ich.unesco.org/en/RL/indonesian-batik-00170',
          content:
            '<p>Batik Indonesia masuk Daftar Representatif Warisan Budaya Takbenda Kemanusiaan pada 2 Oktober 2009. Itulah sebabnya 2 Oktober diperingati sebagai Hari Batik Nasional.</p>',
        },
        {
          kind: 'quiz',
          title: 'Kuis persiapan',
          summary: 'Terbuka sejak hari kelas dimulai.',
          minutes: 15,
          questions: [
            {
              text: 'Bagian canting yang mengeluarkan malam adalah …',
              right: ['cucuk'],
              wrong: ['gagang', 'nyamplung'],
              why: 'Nyamplung menampung, cucuk mengeluarkan.',
            },
            {
              text: 'Apa yang kamu bawa di hari pertama? Pilih semuanya.',
              right: ['Celemek', 'Sepatu tertutup'],
              wrong: ['Kompor', 'Parfum semprot'],
              why: 'Kompor disediakan; parfum semprot mudah terbakar.',
            },
            {
              text: 'Urutkan.',
              order: ['Memola', 'Nglowong', 'Mencelup', 'Nglorod'],
              why: 'Pola, garis malam, warna, lalu malam dilepas.',
            },
            {
              text: 'Satu kata: melepas malam dengan air mendidih disebut …',
              accepted: ['nglorod', 'melorod', 'ngelorod'],
              why: 'Nglorod adalah langkah terakhir.',
            },
          ],
        },
      ],
    },
    {
      title: 'Dua hari di sanggar',
      lessons: [
        {
          kind: 'article',
          isClass: true,
          title: 'Pagi pertama: memola dan nglowong',
          summary: 'Hari pertama, 09.00 sampai istirahat siang.',
          minutes: 210,
          content:
            '<p>Kain mori yang sudah dicuci menunggu di gawangan. Kamu menjiplak motif dari kertas, lalu mengisi canting dan mencoba garis pertama pada kain perca sampai malamnya mengalir tenang. Pendamping berkeliling, membetulkan pegangan tangan dan suhu wajan.</p><p>Menjelang tengah hari garis luar kainmu sendiri sudah dimulai. Jangan mengejar cepat: garis yang putus akan terlihat jelas sesudah dicelup, sedangkan garis yang lambat hanya membuatmu makan siang belakangan.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Siang pertama: isen-isen dan nembok',
          summary: 'Hari pertama, sesudah makan sampai 16.00.',
          minutes: 210,
          content:
            '<p>Bidang yang kosong diisi titik, sisik, dan garis memakai canting berlubang kecil. Pilih dua isian saja supaya kainmu tetap punya ruang bernapas. Sesudah itu bagian yang harus tetap putih ditutup malam dari kedua sisi.</p><p>Angkat kain ke arah cahaya untuk mencari celah. Setiap celah yang kamu temukan sore ini menghemat satu noda besok. Kain ditinggal semalam di sanggar, dan kamu pulang dengan jari beraroma malam.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Pagi kedua: mencelup nila dan soga',
          summary: 'Hari kedua, 09.00 sampai istirahat siang.',
          minutes: 210,
          content:
            '<p>Bak nila dibuka sekali untuk seluruh kelas. Kainmu masuk basah, diangkat, lalu dibiarkan menghijau dan membiru di udara; ulangi sampai tuanya sesuai keinginanmu. Warna cokelat dari soga menyusul sesudah kain ditiriskan di tempat teduh.</p><p>Setiap celupan dicatat: berapa kali, berapa menit, bahan pengunci apa. Catatan itu dipakai lagi ketika kamu mencoba sendiri di rumah dengan ember dan sarung tangan karet.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Siang kedua: melorod dan uji kompetensi',
          summary: 'Hari kedua, sesudah makan sampai 16.00.',
          minutes: 210,
          content:
            '<p>Air mendidih meluruhkan malam dan motifmu muncul utuh untuk pertama kali. Kain dibilas tiga kali, diperas tanpa dipelintir, lalu dijemur di bawah atap. Sambil menunggu kering, penguji memanggil kalian satu per satu.</p><p>Ujiannya tenang: jelaskan urutan kerjamu, tunjukkan satu garis yang paling kamu sukai, dan sebutkan apa yang akan kamu perbaiki. Kain dibungkus dan dibawa pulang hari itu juga.</p>',
        },
      ],
    },
  ],
  tests: [
    {
      kind: 'pre',
      questions: [
        {
          text: 'Batik adalah teknik …',
          right: ['perintang warna'],
          wrong: ['sulam', 'tenun'],
          why: 'Malam merintangi warna.',
        },
        {
          text: 'Malam yang berasap berarti …',
          right: ['terlalu panas'],
          wrong: ['siap dipakai', 'terlalu dingin'],
          why: 'Kecilkan api sampai asapnya hilang.',
        },
        {
          text: 'Satu kata: kain putih untuk membatik disebut kain …',
          accepted: ['mori'],
          why: 'Mori adalah kain katun putih.',
        },
        {
          text: 'Mana pewarna alam? Pilih semuanya.',
          right: ['Indigofera', 'Tingi'],
          wrong: ['Cat tembok'],
          why: 'Indigofera memberi biru, tingi cokelat.',
        },
        {
          text: 'Urutkan.',
          order: ['Memola', 'Mencanting', 'Mencelup'],
          why: 'Gambar dulu, lalu malam, lalu warna.',
        },
      ],
    },
    {
      kind: 'post',
      questions: [
        {
          text: 'Fiksasi yang memberi warna paling gelap adalah …',
          right: ['tunjung'],
          wrong: ['tawas', 'kapur'],
          why: 'Tawas muda, kapur sedang, tunjung gelap.',
        },
        {
          text: 'Daun indigofera memberi warna …',
          right: ['biru'],
          wrong: ['merah', 'kuning'],
          why: 'Indigofera adalah sumber nila.',
        },
        {
          text: 'Nembok berarti …',
          right: ['menutup bidang yang tetap putih'],
          wrong: ['mencuci kain', 'menggambar garis luar'],
          why: 'Garis luar dikerjakan saat nglowong.',
        },
        {
          text: 'Malam panas mengenai kulit. Apa yang kamu lakukan? Pilih semuanya.',
          right: ['Mengaliri dengan air 20 menit', 'Memberi tahu pendamping'],
          wrong: ['Mengelupas malamnya', 'Mengoleskan pasta gigi'],
          why: 'Air mengalir mendinginkan; mengelupas dapat merobek kulit.',
        },
        {
          text: 'Urutkan langkah membatik.',
          order: ['Mengolah kain', 'Memola', 'Nglowong', 'Isen-isen', 'Mencelup', 'Nglorod'],
          why: 'Dari kain bersih sampai malam dilepas.',
        },
        {
          text: 'Satu kata: mengisi bidang dengan titik dan garis disebut …',
          accepted: ['isen-isen', 'isen', 'ngisen', 'isen isen'],
          why: 'Isen-isen memberi isi pada bidang motif.',
        },
      ],
    },
  ],
};
