import type { DemoLessons } from './shape.ts';

/** Motorcycle service: lessons to read at home, and days in the workshop; its certificate proves competence. */
export const motorcycle: DemoLessons = {
  course: 'Perawatan Berkala Sepeda Motor Injeksi',
  parts: [
    {
      title: 'Sebelum ke bengkel',
      lessons: [
        {
          kind: 'video',
          title: 'Cara kerja injeksi',
          summary: 'Sensor, komputer, penyemprot; tonton lalu cari di motormu.',
          minutes: 5,
          video: {
            name: 'motor-injeksi',
            slides: [
              {
                heading: 'Mesin injeksi',
                lines: ['Bahan bakar ditakar komputer'],
                say: 'Pada motor injeksi, komputer yang menakar bahan bakar, bukan karburator.',
                seconds: 5,
              },
              {
                heading: 'Tiga langkah',
                lines: ['Sensor membaca', 'ECM menghitung', 'Injektor menyemprot'],
                say: 'Sensor membaca udara, suhu, dan bukaan gas. ECM menghitung. Injektor menyemprot sesuai hitungan.',
                seconds: 9,
              },
              {
                heading: 'Karena itu',
                lines: ['Aki lemah = hitungan kacau'],
                say: 'Semua itu butuh listrik yang baik. Karena itu aki selalu diperiksa lebih dulu.',
                seconds: 6,
              },
            ],
          },
        },
        {
          kind: 'article',
          title: 'Servis ringan dari awal sampai akhir',
          summary: 'Urutan kerja yang aman.',
          minutes: 15,
          content: `<p>Servis ringan bukan hanya ganti oli. Urutannya dibuat supaya kamu tidak bekerja dua kali dan tidak celaka. Angka yang pasti selalu ada di <strong>buku pedoman</strong> motornya; angka di sini hanya contoh umum.</p>
<h2>Sebelum mulai</h2>
<ul><li>Standar tengah, kunci kontak mati, mesin tidak panas.</li><li>Pakai sarung tangan dan kacamata. Jauhkan api: ada uap bensin.</li><li>Catat keluhan pemilik dan angka kilometer.</li></ul>
<h2>Urutan kerja</h2>
<ol><li><strong>Baca lampu peringatan.</strong> Nyalakan kontak. Lampu mesin (MIL) menyala sebentar lalu padam. Kalau berkedip, catat polanya.</li><li><strong>Ukur aki.</strong> Mesin mati, aki sehat sekitar 12,4 volt atau lebih.</li><li><strong>Periksa saringan udara.</strong> Jenis kertas kering boleh ditiup dari dalam. Jenis basah beroli tidak boleh ditiup: ganti sesuai jadwal.</li><li><strong>Lepas dan lihat busi.</strong> Ukur celahnya dengan fuler.</li><li><strong>Ganti oli</strong> saat mesin hangat supaya kotoran ikut keluar. Pasang ring baut baru, kencangkan sesuai momen.</li><li><strong>Setel rem, rantai atau CVT,</strong> lalu tekanan ban.</li><li><strong>Uji jalan pendek,</strong> lalu periksa rembesan.</li></ol>
<h3>Yang tidak boleh</h3>
<ul><li>Mencabut soket sensor saat kontak menyala.</li><li>Menyemprot air bertekanan ke soket, ECM, atau injektor.</li><li>Menambah oli sampai melewati batas atas.</li></ul>`,
        },
        {
          kind: 'file',
          title: 'Daftar periksa servis',
          summary: 'Satu lembar untuk satu motor.',
          minutes: 10,
          content: '<p>Cetak satu lembar untuk setiap motor. Bawa tiga lembar kosong ke hari praktik.</p>',
          file: {
            name: 'motor-daftar-periksa.pdf',
            title: 'Daftar periksa servis berkala',
            sheet: [
              {
                heading: 'Data motor',
                lines: [
                  'Nomor polisi: ....................',
                  'Kilometer: ....................',
                  'Keluhan pemilik: ....................',
                ],
              },
              {
                heading: 'Periksa',
                lines: [
                  'Lampu MIL padam setelah kontak menyala: ya / tidak, pola kedip: ....',
                  'Tegangan aki mesin mati: .... volt',
                  'Saringan udara: baik / kotor / ganti',
                  'Busi: warna .........., celah .... mm',
                  'Oli: diganti / ditambah, jenis ..........',
                  'Rem depan dan belakang: tebal kampas .... mm',
                  'Rantai atau CVT: baik / disetel / ganti',
                  'Tekanan ban depan .... dan belakang ....',
                ],
              },
              {
                heading: 'Serah terima',
                lines: [
                  'Uji jalan dilakukan: ya / tidak',
                  'Tidak ada rembesan: ya / tidak',
                  'Servis berikutnya pada kilometer: ..........',
                ],
              },
            ],
          },
        },
      ],
    },
    {
      title: 'Menuju hari praktik',
      lessons: [
        {
          kind: 'video',
          title: 'Membaca warna busi',
          summary: 'Busi bercerita tentang mesin; bandingkan dengan milikmu.',
          minutes: 5,
          video: {
            name: 'motor-busi',
            slides: [
              {
                heading: 'Warna busi',
                lines: ['Lihat ujung keramiknya.'],
                say: 'Lepas busi setelah mesin dingin, lalu lihat ujung keramiknya.',
                seconds: 5,
              },
              {
                heading: 'Artinya',
                lines: [
                  'Cokelat muda: baik',
                  'Hitam kering: terlalu kaya',
                  'Hitam basah: oli ikut terbakar',
                  'Putih: terlalu panas',
                ],
                say: 'Cokelat muda berarti pembakaran baik. Hitam kering, campuran terlalu kaya. Hitam basah berminyak, oli ikut terbakar. Putih, terlalu panas atau campuran miskin.',
                seconds: 12,
              },
            ],
          },
        },
        {
          kind: 'live',
          title: 'Tanya jawab sebelum praktik',
          summary: 'Satu jam bersama Pak Sugeng.',
          minutes: 60,
          inDays: 9,
          fromHour: 19,
          toHour: 20,
          url: 'https://temu.suluh.example/servis-injeksi',
          content:
            '<p>Siapkan satu pertanyaan dari daftar periksamu. Kalau kamu tidak bisa hadir, tandai selesai setelah membaca catatan: bawa sarung tangan kerja, sepatu tertutup, dan tiga lembar daftar periksa.</p>',
        },
        {
          kind: 'article',
          title: 'Kode kedip dan catatan servis',
          summary: 'Membaca MIL, menulis yang berguna.',
          minutes: 15,
          content: `<p>Banyak motor injeksi memberi tahu gangguannya lewat lampu mesin (MIL). Pada banyak merek Jepang, kedip <strong>panjang</strong> bernilai sepuluh dan kedip <strong>pendek</strong> bernilai satu. Satu panjang dan dua pendek dibaca 12. Arti nomornya berbeda antarmerek, jadi cocokkan selalu dengan buku servis motor itu.</p>
<h2>Langkah bila MIL berkedip</h2>
<ol><li>Tulis polanya dua kali supaya yakin.</li><li>Cari artinya di buku servis.</li><li>Periksa dulu yang murah: soket longgar, kabel terkelupas, tegangan aki.</li><li>Baru ukur sensornya dengan multimeter.</li><li>Hapus kode, uji jalan, lihat apakah muncul lagi.</li></ol>
<h2>Catatan yang berguna</h2>
<table><thead><tr><th scope="col">Kurang berguna</th><th scope="col">Berguna</th></tr></thead><tbody><tr><td>Busi diganti.</td><td>12.480 km: busi hitam kering, celah 1,1 mm, diganti, celah 0,8 mm.</td></tr><tr><td>Sudah dicek.</td><td>Aki 12,1 V mati, 14,2 V saat mesin hidup. Aki diisi ulang.</td></tr></tbody></table>
<p>Saat mesin hidup, tegangan pengisian umumnya sekitar 13,5 sampai 14,7 volt. Kalau tetap di bawah 13 volt saat gas dinaikkan, periksa pengisiannya sebelum menyalahkan aki.</p>
<h3>Kenapa dicatat?</h3>
<p>Servis berikutnya mungkin dikerjakan orang lain. Catatan yang baik menghemat setengah jam pembongkaran, dan membuat pemilik percaya.</p>`,
        },
        {
          kind: 'quiz',
          title: 'Kuis persiapan praktik',
          summary: 'Terbuka sejak hari kelas dimulai.',
          minutes: 10,
          questions: [
            {
              text: 'Apa yang diperiksa sebelum menyalahkan sensor?',
              right: ['Aki dan soket'],
              wrong: ['Cat bodi', 'Ukuran ban'],
              why: 'Listrik lemah dan soket longgar adalah sebab yang paling murah diperiksa.',
            },
            {
              text: 'Mana yang tidak boleh dilakukan? Pilih semuanya.',
              right: ['Mencabut soket saat kontak menyala', 'Menyemprot air bertekanan ke ECM'],
              wrong: ['Mengganti oli saat mesin hangat'],
              why: 'Keduanya dapat merusak rangkaian elektronik.',
            },
            {
              text: 'Urutkan kerja sistem injeksi.',
              order: ['Sensor membaca', 'ECM menghitung', 'Injektor menyemprot'],
              why: 'Baca, hitung, semprot.',
            },
            {
              text: 'Satu kedip panjang dan dua kedip pendek dibaca angka berapa?',
              accepted: ['12', 'dua belas'],
              why: 'Panjang sepuluh, pendek satu.',
            },
          ],
        },
      ],
    },
    {
      title: 'Dua hari di bengkel',
      lessons: [
        {
          kind: 'article',
          isClass: true,
          title: 'Pagi pertama: alat pindai dan badan throttle',
          summary: 'Hari pertama, 09.00 sampai istirahat siang.',
          minutes: 210,
          content:
            '<p>Tiga peserta berbagi satu motor. Kalian menyambungkan alat pindai, membaca data saat mesin dingin, dan menuliskannya sebelum menyentuh apa pun. Sesudah itu badan throttle dibuka, difoto, dibersihkan, kemudian dipasang menurut foto.</p><p>Angka yang sama dibaca sekali lagi saat mesin panas. Bandingkan kedua catatan di papan tulis; selisihnya menjadi bahan percakapan sampai jam makan.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Siang pertama: busi, saringan, dan injektor',
          summary: 'Hari pertama, sesudah makan sampai 16.00.',
          minutes: 210,
          content:
            '<p>Busi dari empat motor dibariskan di meja dan kamu menebak riwayat masing-masing dari warnanya. Saringan udara diperiksa di depan lampu, lalu pola semprotan injektor diamati dalam tabung kaca sebelum dan sesudah dibersihkan.</p><p>Setiap komponen diberi salah satu dari tiga tanda: pakai, bersihkan, ganti. Kamu harus sanggup menyebut alasannya kepada rekan yang berperan sebagai pemilik motor yang hemat.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Pagi kedua: rem, rantai, dan sepuluh gangguan',
          summary: 'Hari kedua, 09.00 sampai istirahat siang.',
          minutes: 210,
          content:
            '<p>Rem dan rantai disetel memakai angka buku servis, tidak memakai perasaan. Lalu mulailah bagian yang ditunggu: sepuluh gangguan disembunyikan di sepuluh motor, dari soket longgar sampai relai mati.</p><p>Kelompokmu berpindah tiap lima belas menit. Tulis gejala, dugaan, bukti, baru tindakan. Dugaan yang salah tidak mengurangi nilai asalkan buktinya dicatat. Urutan itulah yang nanti diperhatikan asesor.</p>',
        },
        {
          kind: 'article',
          isClass: true,
          title: 'Siang kedua: uji kompetensi dan serah terima',
          summary: 'Hari kedua, sesudah makan sampai 16.00.',
          minutes: 210,
          content:
            '<p>Kamu mendapat satu motor dengan dua gangguan dan waktu satu jam. Asesor berdiri diam di samping, hanya melihat urutan kerjamu. Sesudah keduanya ditemukan, isilah catatan servis yang rapi dan jelaskan isinya dalam bahasa pelanggan.</p><p>Sisa sore dipakai membahas hasil satu per satu. Yang belum lulus mengetahui persis bagian mana yang perlu diulang pada angkatan berikutnya.</p>',
        },
      ],
    },
  ],
  tests: [
    {
      kind: 'post',
      drawn: 5,
      questions: [
        {
          text: 'Busi hitam basah berminyak menandakan …',
          right: ['oli ikut terbakar'],
          wrong: ['pembakaran baik', 'campuran miskin'],
          why: 'Oli masuk ke ruang bakar, misalnya lewat ring piston.',
        },
        {
          text: 'Saringan udara jenis basah beroli yang kotor sebaiknya …',
          right: ['diganti sesuai jadwal'],
          wrong: ['ditiup kompresor', 'dicuci bensin'],
          why: 'Meniup merusak lapisan olinya.',
        },
        {
          text: 'Mesin hidup, tegangan pengisian yang umum adalah …',
          right: ['13,5–14,7 volt'],
          wrong: ['9–10 volt', '17–18 volt'],
          why: 'Di bawah 13 volt pengisian perlu diperiksa.',
        },
        {
          text: 'Apa yang dibaca sensor? Pilih semuanya.',
          right: ['Suhu mesin', 'Bukaan gas'],
          wrong: ['Tebal kampas rem'],
          why: 'Kampas rem diukur dengan tangan, bukan oleh ECM.',
        },
        {
          text: 'Singkatan lampu peringatan mesin adalah …',
          accepted: ['MIL'],
          why: 'Malfunction Indicator Lamp.',
        },
        {
          text: 'Urutkan langkah bila MIL berkedip.',
          order: [
            'Tulis pola kedip',
            'Cari arti di buku servis',
            'Periksa soket dan aki',
            'Ukur sensor',
            'Hapus kode dan uji jalan',
          ],
          why: 'Dari yang murah ke yang mahal, lalu dibuktikan.',
        },
        {
          text: 'Oli sebaiknya dikuras saat mesin …',
          right: ['hangat'],
          wrong: ['dingin sekali', 'sangat panas'],
          why: 'Oli hangat mengalir dan membawa kotoran, tanpa membakar tangan.',
        },
      ],
    },
  ],
};
