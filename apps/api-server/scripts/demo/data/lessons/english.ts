import type { DemoLessons } from './shape.ts';

/** Everyday English, for self-learning. */
export const english: DemoLessons = {
  course: 'Bahasa Inggris Percakapan Sehari-hari',
  parts: [
    {
      title: 'Perkenalan',
      lessons: [
        {
          kind: 'video',
          title: 'Menyapa dan menyebut nama',
          summary: 'Tiga sapaan untuk hampir semua keadaan; putar dan tirukan beberapa kali.',
          minutes: 5,
          video: {
            name: 'inggris-menyapa',
            slides: [
              {
                heading: 'Menyapa dan menyebut nama',
                lines: ['Tiga sapaan, satu kalimat nama.'],
                say: 'Halo! Kita mulai dari sapaan dan menyebut nama.',
                seconds: 4,
              },
              {
                heading: 'Tiga sapaan',
                lines: [
                  'Good morning: sampai pukul 12',
                  'Good afternoon: siang sampai sore',
                  'Good evening: sejak petang',
                ],
                say: 'Good morning dipakai sampai tengah hari, good afternoon sampai sore, lalu good evening. Good night bukan sapaan: itu ucapan berpisah sebelum tidur.',
                seconds: 10,
              },
              {
                heading: 'Sebut namamu',
                lines: ['“Hi, I’m Rani.”', '“Nice to meet you.”'],
                say: 'Sebut namamu dengan I’m, lalu tutup dengan nice to meet you. Ucapkan keras-keras dua kali.',
                seconds: 7,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Memperkenalkan diri dalam lima kalimat',
          summary: 'Susunan yang bisa kamu hafal dan isi sendiri.',
          minutes: 45,
          content: `<p>Perkenalan yang baik itu pendek. Lima kalimat sudah cukup untuk rapat, kelas baru, atau tetangga kos. Hafalkan susunannya, lalu ganti isinya dengan ceritamu sendiri.</p>
<h2>Susunan lima kalimat</h2>
<ol><li><strong>Nama:</strong> Hi, I’m Rani.</li><li><strong>Asal:</strong> I’m from Yogyakarta.</li><li><strong>Pekerjaan:</strong> I work as an administrator in a small company.</li><li><strong>Kesukaan:</strong> In my free time, I like cooking.</li><li><strong>Penutup:</strong> It’s nice to meet you.</li></ol>
<h2>Tiga salah yang paling sering</h2>
<table><thead><tr><th scope="col">Sering diucapkan</th><th scope="col">Yang benar</th><th scope="col">Sebabnya</th></tr></thead><tbody><tr><td>I from Medan.</td><td>I <strong>am</strong> from Medan.</td><td>Kalimat tanpa kata kerja perlu am, is, atau are.</td></tr><tr><td>I work as teacher.</td><td>I work as <strong>a</strong> teacher.</td><td>Nama pekerjaan untuk satu orang didahului a atau an.</td></tr><tr><td>I am live in Depok.</td><td>I <strong>live</strong> in Depok.</td><td>Live sudah kata kerja, jadi am tidak dipakai.</td></tr></tbody></table>
<h3>A atau an?</h3>
<p>Pakai <strong>an</strong> bila kata sesudahnya diawali bunyi vokal: <em>an engineer, an office worker</em>. Yang menentukan bunyinya, bukan hurufnya: <em>a university student</em>, karena university dibaca “yu-”.</p>
<h3>Latihan satu menit</h3>
<p>Tulis lima kalimatmu, lalu rekam dengan ponsel. Dengarkan sekali saja dan perbaiki satu hal. Ulangi besok. Dalam seminggu kamu bisa mengucapkannya tanpa melihat catatan, dan suaramu terdengar jauh lebih tenang.</p>`,
        },
        {
          kind: 'quiz',
          title: 'Kuis perkenalan',
          summary: 'Empat soal pendek.',
          minutes: 15,
          questions: [
            {
              text: 'Pukul tujuh malam kamu tiba di sebuah acara. Sapaan mana yang tepat?',
              right: ['Good evening'],
              wrong: ['Good night', 'Good afternoon'],
              why: 'Good night diucapkan saat berpisah. Untuk menyapa di malam hari pakai good evening.',
            },
            {
              text: 'Kalimat mana yang benar? Pilih semuanya.',
              right: ['I am from Medan.', 'I live in Depok.'],
              wrong: ['I from Medan.', 'I am live in Depok.'],
              why: 'From perlu am karena tidak ada kata kerja lain; live sudah kata kerja.',
            },
            {
              text: 'Urutkan menjadi perkenalan yang wajar.',
              order: ['Hi, I’m Rani.', 'I’m from Yogyakarta.', 'I work as an administrator.', 'It’s nice to meet you.'],
              why: 'Nama dulu, lalu asal, pekerjaan, dan penutup.',
            },
            {
              text: 'Isi titik-titik dengan satu kata: I work as … engineer.',
              accepted: ['an'],
              why: 'Engineer diawali bunyi vokal, jadi an.',
            },
          ],
        },
      ],
    },
    {
      title: 'Belanja',
      lessons: [
        {
          kind: 'video',
          title: 'Menanyakan harga dengan sopan',
          summary: 'Satu benda dan banyak benda berbeda kalimatnya; ucapkan sampai lancar.',
          minutes: 5,
          video: {
            name: 'inggris-harga',
            slides: [
              {
                heading: 'Menanyakan harga',
                lines: ['dengan sopan'],
                say: 'Sekarang kita belanja. Kita mulai dengan menanyakan harga.',
                seconds: 4,
              },
              {
                heading: 'Satu atau banyak?',
                lines: ['How much is this shirt?', 'How much are these shoes?'],
                say: 'Untuk satu benda pakai how much is this. Untuk benda yang lebih dari satu, how much are these. Sepatu selalu dihitung sepasang, jadi pakai are.',
                seconds: 11,
              },
              {
                heading: 'Supaya terdengar sopan',
                lines: ['“Excuse me, how much is this?”', '“Could I try it on, please?”'],
                say: 'Awali dengan excuse me dan akhiri permintaan dengan please. Kalau ingin mencoba baju, tanyakan could I try it on, please.',
                seconds: 10,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Angka, harga, dan menawar',
          summary: 'Membaca harga dan menawar tanpa menyinggung.',
          minutes: 45,
          content: `<p>Harga paling sering salah dengar pada angka belasan dan puluhan. Bedanya ada pada tekanan: <strong>thirTEEN</strong> (13) ditekan di belakang, <strong>THIRty</strong> (30) ditekan di depan. Kalau ragu, ulangi angkanya: <em>“Sorry, one-three or three-zero?”</em></p>
<h2>Membaca harga</h2>
<table><thead><tr><th scope="col">Tertulis</th><th scope="col">Dibaca</th></tr></thead><tbody><tr><td>Rp15.000</td><td>fifteen thousand rupiah</td></tr><tr><td>Rp50.000</td><td>fifty thousand rupiah</td></tr><tr><td>Rp125.000</td><td>one hundred and twenty-five thousand rupiah</td></tr><tr><td>$9.50</td><td>nine dollars fifty</td></tr></tbody></table>
<p>Perhatikan tandanya. Dalam bahasa Inggris titik menandai pecahan dan koma memisahkan ribuan. Jadi 1,500 dibaca seribu lima ratus, sedangkan 1.5 dibaca satu setengah.</p>
<h2>Menawar dengan ramah</h2>
<ol><li><strong>Puji dulu:</strong> It’s a lovely bag.</li><li><strong>Tanyakan kemungkinan:</strong> Could you give me a discount?</li><li><strong>Sebut angkamu:</strong> Would you take eighty thousand?</li><li><strong>Terima atau lepaskan:</strong> Great, I’ll take it. Atau: I’ll think about it, thank you.</li></ol>
<h3>Kapan tidak menawar</h3>
<ul><li>Ada tulisan <em>fixed price</em>: harganya pas.</li><li>Toko memakai label harga dan kasir.</li><li>Kamu sudah berkata <em>I’ll take it</em>: itu artinya kamu setuju membeli.</li></ul>`,
        },
        {
          kind: 'file',
          title: 'Kartu frasa belanja',
          summary: 'Satu lembar untuk disimpan di ponsel.',
          minutes: 25,
          content:
            '<p>Unduh dan simpan di ponsel. Bacalah keras-keras sebelum berangkat, sekali untuk tiap bagian.</p>',
          file: {
            name: 'inggris-kartu-frasa.pdf',
            title: 'Kartu frasa belanja',
            sheet: [
              {
                heading: 'Bertanya',
                lines: [
                  'How much is this? – Berapa harganya? (satu)',
                  'How much are these? – Berapa harganya? (banyak)',
                  'Do you have a bigger size? – Ada ukuran lebih besar?',
                  'Could I try it on? – Boleh saya coba?',
                ],
              },
              {
                heading: 'Menawar',
                lines: [
                  'Could you give me a discount? – Bisa kurang?',
                  'Would you take eighty thousand? – Boleh delapan puluh ribu?',
                  'That’s a bit too expensive. – Agak terlalu mahal.',
                ],
              },
              {
                heading: 'Membayar dan berpamitan',
                lines: [
                  'I’ll take it. – Saya ambil.',
                  'Can I pay by card? – Bisa bayar dengan kartu?',
                  'Could I have a receipt, please? – Boleh minta struknya?',
                  'I’ll think about it, thank you. – Saya pikir dulu, terima kasih.',
                ],
              },
            ],
          },
        },
        {
          kind: 'assignment',
          title: 'Tugas: dialog belanjamu',
          summary: 'Delapan baris, foto atau PDF.',
          minutes: 100,
          content: `<p>Tulis dialog pendek antara pembeli dan penjual, <strong>delapan baris</strong>, tentang barang yang benar-benar ingin kamu beli.</p>
<h2>Yang dinilai</h2>
<ul><li>Ada sapaan, pertanyaan harga, satu tawaran, dan penutup.</li><li><em>How much is</em> atau <em>how much are</em> sesuai jumlah bendanya.</li><li>Paling sedikit satu kali <em>please</em>.</li></ul>
<p>Tulis tangan lalu potret, atau simpan sebagai PDF. Kirim satu berkas.</p>`,
        },
      ],
    },
  ],
  tests: [
    {
      kind: 'pre',
      questions: [
        {
          text: '“How are you?” paling wajar dijawab …',
          right: ['I’m fine, thank you.'],
          wrong: ['I’m Rani.', 'Yes, I am.'],
          why: 'How are you menanyakan kabar, bukan nama.',
        },
        {
          text: 'Apa arti “How much is this?”',
          right: ['Berapa harganya?'],
          wrong: ['Berapa jumlahnya?', 'Apa ini?'],
          why: 'How much di sini menanyakan harga.',
        },
        {
          text: 'Angka 13 dalam bahasa Inggris adalah …',
          accepted: ['thirteen'],
          why: 'Thirteen 13, thirty 30.',
        },
        {
          text: 'Mana yang dipakai untuk berpisah? Pilih semuanya.',
          right: ['Goodbye', 'See you tomorrow'],
          wrong: ['Good afternoon'],
          why: 'Good afternoon adalah sapaan.',
        },
        {
          text: 'Urutkan dari pagi ke malam.',
          order: ['Good morning', 'Good afternoon', 'Good evening'],
          why: 'Pagi, siang sampai sore, lalu petang.',
        },
      ],
    },
    {
      kind: 'post',
      drawn: 5,
      questions: [
        {
          text: 'Kamu menanyakan harga sepasang sepatu. Mana yang benar?',
          right: ['How much are these shoes?'],
          wrong: ['How much is these shoes?', 'How much is this shoes?'],
          why: 'Shoes berbentuk jamak: are dan these.',
        },
        {
          text: 'Kalimat mana yang benar?',
          right: ['I work as a teacher.'],
          wrong: ['I work as teacher.', 'I am work as a teacher.'],
          why: 'Pekerjaan satu orang didahului a atau an.',
        },
        {
          text: 'Rp50.000 dibaca …',
          right: ['fifty thousand rupiah'],
          wrong: ['fifteen thousand rupiah', 'five thousand rupiah'],
          why: 'Fifty 50, fifteen 15.',
        },
        {
          text: 'Mana yang sopan saat meminta? Pilih semuanya.',
          right: ['Could I try it on, please?', 'Could I have a receipt, please?'],
          wrong: ['Give me the receipt.'],
          why: 'Could dan please membuat permintaan terdengar sopan.',
        },
        {
          text: 'Isi satu kata: She is … university student.',
          accepted: ['a'],
          why: 'University diawali bunyi “yu”, jadi a.',
        },
        {
          text: 'Urutkan langkah menawar.',
          order: [
            'It’s a lovely bag.',
            'Could you give me a discount?',
            'Would you take eighty thousand?',
            'Great, I’ll take it.',
          ],
          why: 'Puji, tanya kemungkinan, sebut angka, lalu putuskan.',
        },
        {
          text: 'Di toko tertulis “fixed price”. Artinya …',
          right: ['Harganya pas, tidak bisa ditawar'],
          wrong: ['Harganya sudah dipotong', 'Harganya boleh ditawar'],
          why: 'Fixed berarti tetap.',
        },
        {
          text: 'Good night diucapkan saat …',
          right: ['berpisah di malam hari'],
          wrong: ['tiba di acara malam', 'membuka rapat sore'],
          why: 'Untuk menyapa di malam hari pakai good evening.',
        },
      ],
    },
  ],
};
