import type { DemoLessons } from './shape.ts';

/** Speaking in public: free, for self-learning. */
export const speaking: DemoLessons = {
  course: 'Percaya Diri Berbicara di Depan Umum',
  parts: [
    {
      title: 'Napas dan suara',
      lessons: [
        {
          kind: 'video',
          title: 'Napas perut dalam sepuluh detik',
          summary: 'Menenangkan tubuh sebelum namamu dipanggil; lakukan sepuluh putaran.',
          minutes: 5,
          video: {
            name: 'wicara-napas',
            slides: [
              {
                heading: 'Napas perut',
                lines: ['Tenang dalam sepuluh detik'],
                say: 'Gugup itu wajar. Yang bisa kamu atur adalah napasmu.',
                seconds: 4,
              },
              {
                heading: 'Caranya',
                lines: [
                  '1. Letakkan tangan di perut',
                  '2. Tarik lewat hidung, 4 hitungan',
                  '3. Buang pelan, 6 hitungan',
                ],
                say: 'Letakkan tangan di perut. Tarik napas lewat hidung empat hitungan, perutmu mengembang. Buang pelan enam hitungan.',
                seconds: 10,
              },
              {
                heading: 'Lalu bicara',
                lines: ['Mulai di akhir napas keluar'],
                say: 'Ulangi dua kali, lalu ucapkan kalimat pertamamu dengan tenang.',
                seconds: 5,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Suara yang enak didengar',
          summary: 'Tempo, jeda, dan tekanan kata.',
          minutes: 20,
          content: `<p>Suara yang enak didengar bukan soal merdu. Pendengar hanya perlu tiga hal: kata yang jelas, waktu untuk mencerna, dan tanda mana yang penting. Ketiganya bisa dilatih.</p>
<h2>Tempo</h2>
<p>Tempo bicara yang nyaman sekitar <strong>120 sampai 150 kata per menit</strong>. Saat gugup kita cenderung lebih cepat. Rekam satu menit bicaramu, tuliskan, lalu hitung katanya. Kalau lebih dari 160, pelankan bagian yang berisi angka dan nama.</p>
<h2>Jeda</h2>
<ul><li><strong>Jeda pendek</strong>, satu ketukan, setelah setiap gagasan.</li><li><strong>Jeda panjang</strong>, dua sampai tiga ketukan, sebelum dan sesudah kalimat terpenting.</li><li>Gantilah “eee” dengan diam. Bagimu terasa lama, bagi pendengar terasa mantap.</li></ul>
<h2>Tekanan</h2>
<p>Ucapkan kalimat ini tiga kali, tiap kali dengan tekanan pada kata yang dicetak tebal, dan dengarkan artinya berubah:</p>
<ol><li><strong>Kita</strong> mulai hari ini.</li><li>Kita <strong>mulai</strong> hari ini.</li><li>Kita mulai <strong>hari ini</strong>.</li></ol>
<h3>Merawat suara</h3>
<p>Minum air putih sedikit demi sedikit sejak satu jam sebelumnya. Hindari berteriak dan berdeham keras; menelan ludah atau minum lebih aman bagi pita suara. Kalau suaramu serak lebih dari tiga minggu, periksakan ke dokter THT.</p>`,
        },
        {
          kind: 'quiz',
          title: 'Kuis napas dan suara',
          summary: 'Empat soal pendek.',
          minutes: 10,
          questions: [
            {
              text: 'Saat bernapas perut, bagian mana yang mengembang ketika menarik napas?',
              right: ['Perut'],
              wrong: ['Bahu', 'Leher'],
              why: 'Bahu yang naik menandakan napas dangkal di dada.',
            },
            {
              text: 'Apa yang membantu suaramu? Pilih semuanya.',
              right: ['Minum air sedikit demi sedikit', 'Mengganti “eee” dengan diam'],
              wrong: ['Berdeham keras sebelum bicara'],
              why: 'Berdeham keras membebani pita suara.',
            },
            {
              text: 'Urutkan latihan napas.',
              order: [
                'Letakkan tangan di perut',
                'Tarik napas empat hitungan',
                'Buang napas enam hitungan',
                'Ucapkan kalimat pertama',
              ],
              why: 'Napas keluar yang lebih panjang membantu tubuh tenang.',
            },
            {
              text: 'Satu kata: diam sejenak di antara dua gagasan disebut …',
              accepted: ['jeda'],
              why: 'Jeda memberi pendengar waktu mencerna.',
            },
          ],
        },
      ],
    },
    {
      title: 'Membuka dan menutup',
      lessons: [
        {
          kind: 'video',
          title: 'Kalimat pertama',
          summary: 'Tiga pembuka yang membuat orang menoleh; ucapkan masing-masing tiga kali.',
          minutes: 5,
          video: {
            name: 'wicara-membuka',
            slides: [
              {
                heading: 'Kalimat pertama',
                lines: ['Jangan mulai dengan maaf.'],
                say: 'Pendengar memutuskan cepat apakah mau menyimak. Jangan mulai dengan minta maaf.',
                seconds: 5,
              },
              {
                heading: 'Tiga pembuka',
                lines: ['Pertanyaan', 'Cerita pendek', 'Angka yang mengejutkan'],
                say: 'Ajukan pertanyaan, ceritakan kejadian pendek, atau sebut satu angka yang mengejutkan. Pilih satu saja.',
                seconds: 8,
              },
              {
                heading: 'Sambungkan',
                lines: ['“Itulah sebabnya hari ini …”'],
                say: 'Lalu sambungkan ke pokok bicaramu dengan itulah sebabnya hari ini.',
                seconds: 5,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Menutup dengan ajakan',
          summary: 'Yang terakhir didengar paling lama diingat.',
          minutes: 20,
          content: `<p>Banyak pembicara berhenti begitu saja: “Ya, mungkin itu saja dari saya.” Sayang, karena bagian akhir termasuk yang paling mudah diingat. Siapkan penutup sebelum isi, dan hafalkan seperti kamu menghafal pembuka.</p>
<h2>Tiga langkah menutup</h2>
<ol><li><strong>Tandai.</strong> “Sebelum saya akhiri, …” Pendengar yang melamun kembali menyimak.</li><li><strong>Ringkas.</strong> Satu gagasan dalam satu kalimat, bukan seluruh isi.</li><li><strong>Ajak.</strong> Minta satu tindakan yang bisa dikerjakan hari itu juga.</li></ol>
<h2>Ajakan yang kuat dan yang lemah</h2>
<table><thead><tr><th scope="col">Lemah</th><th scope="col">Kuat</th></tr></thead><tbody><tr><td>Mari kita lebih peduli kebersihan.</td><td>Sore ini, bawa pulang satu botol bekasmu ke bank sampah RT.</td></tr><tr><td>Semoga bermanfaat.</td><td>Tulis satu hal yang akan kamu coba besok pagi.</td></tr><tr><td>Silakan bertanya kalau ada.</td><td>Pertanyaan pertama siapa?</td></tr></tbody></table>
<h3>Kalau waktunya habis</h3>
<p>Potong isi, jangan penutup. Lewati satu contoh, ambil napas, lalu ucapkan penutup yang sudah kamu hafal. Pendengar tidak tahu apa yang kamu lewati; mereka hanya ingat bahwa kamu selesai tepat waktu.</p>
<h3>Setelah kata terakhir</h3>
<p>Diam dua ketukan, tatap pendengar, tersenyum, baru melangkah. Jangan membereskan kertas sambil mengucapkan kalimat terakhir.</p>`,
        },
        {
          kind: 'file',
          title: 'Lembar latihan tujuh hari',
          summary: 'Lima menit sehari.',
          minutes: 60,
          content:
            '<p>Cetak atau simpan lembar ini. Satu latihan sehari, lima menit, di tempat yang tidak membuatmu malu.</p>',
          file: {
            name: 'wicara-latihan.pdf',
            title: 'Latihan bicara tujuh hari',
            sheet: [
              {
                heading: 'Hari 1 sampai 3: tubuh dan suara',
                lines: [
                  'Hari 1: napas perut, 4 hitungan masuk dan 6 keluar, sepuluh kali',
                  'Hari 2: baca satu berita keras-keras dengan jeda di setiap titik',
                  'Hari 3: rekam satu menit, hitung kata per menit',
                ],
              },
              {
                heading: 'Hari 4 sampai 6: isi',
                lines: [
                  'Hari 4: tulis tiga pembuka untuk satu topik',
                  'Hari 5: ceritakan harimu dalam dua menit tanpa “eee”',
                  'Hari 6: tulis penutup dengan satu ajakan yang bisa dikerjakan hari itu',
                ],
              },
              {
                heading: 'Hari 7: pentas kecil',
                lines: [
                  'Bicara tiga menit di depan dua orang',
                  'Minta satu pujian dan satu saran',
                  'Catat satu hal untuk minggu depan',
                ],
              },
            ],
          },
        },
        {
          kind: 'link',
          title: 'Bacaan lanjut: Toastmasters',
          summary: 'Kiat dari perkumpulan latihan bicara sedunia, berbahasa Inggris.',
          minutes: 10,
          url: 'https://www.toastmasters.org/resources/public-speaking-tips',
          content:
            '<p>Toastmasters adalah perkumpulan nirlaba tempat orang berlatih bicara. Baca satu kiat saja, lalu cobalah hari ini. Beberapa kota di Indonesia punya klub yang menerima tamu.</p>',
        },
        {
          kind: 'scorm',
          title: 'Simulasi: lima menit sebelum naik panggung',
          summary: 'Pilih langkahmu di belakang panggung.',
          minutes: 20,
          package: 'wicara-panggung',
          content: '<p>Jawab semua soalnya, lalu tunggu nilaimu tampil. Nilai 70 sudah lulus; kalau belum, ulangi.</p>',
        },
      ],
    },
  ],
  tests: [
    {
      kind: 'pre',
      questions: [
        {
          text: 'Saat gugup, kita biasanya berbicara …',
          right: ['lebih cepat'],
          wrong: ['lebih lambat', 'lebih jelas'],
          why: 'Gugup mempercepat napas dan tempo.',
        },
        {
          text: 'Bagian mana yang paling mudah diingat pendengar? Pilih semuanya.',
          right: ['Awal', 'Akhir'],
          wrong: ['Tengah'],
          why: 'Orang paling mengingat awal dan akhir.',
        },
        {
          text: 'Satu kata: permintaan agar pendengar berbuat sesuatu disebut …',
          accepted: ['ajakan'],
          why: 'Ajakan yang baik bisa dikerjakan hari itu juga.',
        },
        {
          text: 'Urutkan sebuah bicara.',
          order: ['Pembuka', 'Isi', 'Penutup'],
          why: 'Pembuka menarik, isi menjelaskan, penutup mengajak.',
        },
        {
          text: 'Mana yang sebaiknya tidak menjadi kalimat pertama?',
          right: ['Maaf, saya kurang siap.'],
          wrong: ['Siapa di sini yang pernah terlambat?', 'Kemarin saya salah naik kereta.'],
          why: 'Permintaan maaf membuat pendengar mencari kekurangan.',
        },
      ],
    },
    {
      kind: 'post',
      questions: [
        {
          text: 'Tempo bicara yang nyaman kira-kira …',
          right: ['120–150 kata per menit'],
          wrong: ['60–80 kata per menit', '200–220 kata per menit'],
          why: 'Di tempo itu kata masih jelas dan pendengar sempat mencerna.',
        },
        {
          text: 'Mana pembuka yang baik? Pilih semuanya.',
          right: ['Pertanyaan', 'Cerita pendek'],
          wrong: ['Permintaan maaf'],
          why: 'Pertanyaan, cerita, atau angka membuat orang menoleh.',
        },
        {
          text: 'Urutkan langkah menutup.',
          order: ['Tandai', 'Ringkas', 'Ajak'],
          why: 'Tanda membuat orang menyimak lagi, ringkasan mengingatkan, ajakan menggerakkan.',
        },
        {
          text: 'Waktumu hampir habis. Apa yang kamu potong?',
          right: ['Satu contoh di bagian isi'],
          wrong: ['Penutup', 'Jeda'],
          why: 'Potong isi, jangan penutup.',
        },
        {
          text: 'Pada napas perut, buang napas dilakukan dalam berapa hitungan? Tulis angkanya.',
          accepted: ['6', 'enam'],
          why: 'Empat hitungan masuk, enam keluar.',
        },
      ],
    },
  ],
};
