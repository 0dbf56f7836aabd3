import type { DemoLessons } from './shape.ts';

/** Cooking for orders at home, for self-learning: what who learns by Prakerja is on (`../prakerja.ts`). */
export const catering: DemoLessons = {
  course: 'Usaha Katering Rumahan',
  parts: [
    {
      title: 'Menu, porsi, dan harga',
      lessons: [
        {
          kind: 'article',
          title: 'Menu yang tahan empat jam',
          summary: 'Santan, tumis, dan goreng diuji di kotak.',
          minutes: 60,
          content: `<p>Kotak yang ditutup pukul enam pagi baru dibuka pukul sepuluh. Selama itu nasi berembun, gorengan melempem, dan santan bisa basi. Karena itu menu katering dipilih dari <strong>daya tahannya</strong>, baru dari rasanya.</p>
<h2>Uji kotak di rumah</h2>
<ol><li>Masak satu porsi, lalu masukkan ke kotak seperti untuk pelanggan.</li><li>Tutup, taruh di tempat teduh, tunggu empat jam.</li><li>Buka, cium, dan cicipi bersama orang yang tidak ikut memasak.</li><li>Tulis hasilnya: lolos, lolos dengan syarat, atau tidak.</li></ol>
<h2>Hasil yang sering muncul</h2>
<table><thead><tr><th scope="col">Masakan</th><th scope="col">Setelah empat jam</th><th scope="col">Jalan keluarnya</th></tr></thead><tbody><tr><td>Opor santan encer</td><td>berbau asam</td><td>ganti ayam bumbu kuning tanpa santan</td></tr><tr><td>Tumis kangkung</td><td>layu dan berair</td><td>ganti buncis atau wortel yang masih renyah</td></tr><tr><td>Ayam goreng</td><td>kulitnya lembek</td><td>dinginkan dulu di rak sebelum masuk kotak</td></tr><tr><td>Rendang kering</td><td>tetap baik</td><td>pakai untuk pesanan jauh</td></tr></tbody></table>
<p>Simpan hasil uji sebagai daftar pendek. Saat telepon berdering, kamu menawarkan yang sudah pasti, bukan yang sedang ingin kamu masak.</p>`,
        },
        {
          kind: 'article',
          title: 'Menimbang satu porsi',
          summary: 'Sendok sayur diganti timbangan.',
          minutes: 75,
          content: `<p>Dua kotak yang isinya berbeda membuat pelanggan merasa dicurangi, walaupun harganya sama. Sendok sayur tidak cukup ajek: sendok pertama munjung, sendok kelima puluh tinggal separuh.</p>
<h2>Satu porsi dalam gram</h2>
<table><thead><tr><th scope="col">Isi kotak</th><th scope="col">Berat matang</th><th scope="col">Untuk 50 kotak</th></tr></thead><tbody><tr><td>Nasi</td><td>180 g</td><td>9 kg</td></tr><tr><td>Ayam bumbu kuning</td><td>90 g</td><td>4,5 kg</td></tr><tr><td>Tumis buncis</td><td>60 g</td><td>3 kg</td></tr><tr><td>Sambal</td><td>15 g</td><td>750 g</td></tr><tr><td>Kerupuk</td><td>1 bungkus</td><td>50 bungkus</td></tr></tbody></table>
<p>Beras menjadi nasi kira-kira dua setengah kali beratnya. Untuk 9 kg nasi, cuci <strong>3,6 kg beras</strong>. Daging ayam menyusut seperempat, jadi 4,5 kg matang perlu 6 kg mentah.</p>
<h2>Cara menakar yang cepat</h2>
<ul><li>Timbang lima porsi pertama satu per satu.</li><li>Cari wadah yang isinya persis satu porsi: mangkuk nasi, cetakan, gelas takar.</li><li>Sesudah itu cukup timbang satu dari tiap sepuluh kotak.</li></ul>
<p>Lebihkan dua kotak dari pesanan. Satu untuk yang tumpah di jalan, satu lagi untuk kamu cicipi pada jam yang sama dengan pelanggan.</p>`,
        },
        {
          kind: 'quiz',
          title: 'Kuis porsi',
          summary: 'Empat soal sebelum masuk dapur.',
          minutes: 20,
          questions: [
            {
              text: 'Kamu perlu 9 kg nasi dan beras mengembang dua setengah kali. Berapa beras yang dicuci?',
              right: ['3,6 kg'],
              wrong: ['9 kg', '4,5 kg'],
              why: '9 : 2,5 = 3,6.',
            },
            {
              text: 'Mana yang aman untuk kotak yang dibuka empat jam kemudian? Pilih semuanya.',
              right: ['Rendang kering', 'Tumis buncis yang renyah'],
              wrong: ['Opor bersantan encer'],
              why: 'Santan encer paling cepat asam.',
            },
            {
              text: 'Urutkan uji kotak.',
              order: ['Masak satu porsi', 'Tutup dan tunggu empat jam', 'Buka dan cicipi', 'Tulis hasilnya'],
              why: 'Menu baru ditawarkan sesudah hasilnya ditulis.',
            },
            {
              text: 'Pesanan 50 kotak, dilebihkan dua. Berapa kotak kamu masak? Tulis angkanya saja.',
              accepted: ['52', '52 kotak'],
              why: '50 + 2 = 52.',
            },
          ],
        },
      ],
    },
    {
      title: 'Dapur, pesanan, dan pengantaran',
      lessons: [
        {
          kind: 'article',
          title: 'Dapur bersih yang bisa diperiksa',
          summary: 'Talenan merah, hijau, dan jam memasak.',
          minutes: 70,
          content: `<p>Satu orang sakit perut cukup untuk menghabiskan nama baik yang dibangun setahun. Kebersihan dapur bukan soal rajin, melainkan soal <strong>urutan yang sama setiap kali</strong>.</p>
<h2>Empat aturan di dinding</h2>
<ol><li>Talenan merah untuk daging mentah, hijau untuk sayur dan yang siap santap. Jangan bertukar, walau sudah dicuci.</li><li>Tangan dicuci sabun dua puluh detik sebelum memegang yang matang.</li><li>Masakan matang tidak duduk di suhu ruang lebih dari dua jam sebelum dikemas.</li><li>Lap kering diganti setiap dua jam; lap basah tidak dipakai sama sekali.</li></ol>
<h2>Jam memasak</h2>
<p>Tempel selembar kertas di setiap panci: nama masakan, jam matang, jam masuk kotak. Kalau jaraknya lebih dari dua jam, masakan dipanaskan lagi sampai mengepul merata, atau tidak dikirim.</p>
<table><thead><tr><th scope="col">Panci</th><th scope="col">Matang</th><th scope="col">Masuk kotak</th></tr></thead><tbody><tr><td>Ayam bumbu kuning</td><td>04.20</td><td>05.30</td></tr><tr><td>Tumis buncis</td><td>05.10</td><td>05.35</td></tr><tr><td>Nasi</td><td>05.00</td><td>05.40</td></tr></tbody></table>
<p>Kertas itu juga jawabanmu kalau ada keluhan: kamu bisa menunjukkan jamnya, bukan menebak.</p>`,
        },
        {
          kind: 'article',
          title: 'Uang muka dan pembatalan',
          summary: 'Kalimat kesepakatan dalam satu pesan.',
          minutes: 60,
          content: `<p>Pesanan yang batal semalam sebelumnya meninggalkan enam kilogram ayam di kulkas. Uang muka bukan tanda curiga; ia membayar belanja yang tidak bisa dikembalikan.</p>
<h2>Berapa uang mukanya?</h2>
<p>Paling sedikit sebesar <strong>belanja bahan</strong>. Untuk kotak seharga Rp25.000 dengan bahan Rp13.000, uang muka 50 % atau Rp12.500 nyaris menutup belanja. Bulatkan ke atas: 60 %.</p>
<h2>Satu pesan yang memuat semuanya</h2>
<p>Kirim sebelum menerima uang, lalu minta dibalas "setuju":</p>
<ul><li>jumlah kotak, menu, dan harga satuan;</li><li>hari, jam tiba, alamat, dan nama penerima;</li><li>uang muka dan kapan pelunasannya;</li><li>perubahan jumlah diterima sampai dua hari sebelumnya;</li><li>batal sesudah itu: uang muka dipakai untuk belanja.</li></ul>
<h2>Menerima atau menolak</h2>
<p>Hitung panci, tangan, dan kulkas sebelum menjawab. Panci terbesarmu memuat nasi untuk berapa kotak? Berapa kotak bisa ditutup dua orang dalam satu jam? Kalau jawabannya kurang dari pesanan, tawarkan jumlah yang sanggup. Pelanggan lebih mudah memaafkan "hanya bisa delapan puluh" daripada dua puluh kotak yang datang terlambat.</p>`,
        },
        {
          kind: 'assignment',
          title: 'Tugas: rencana 50 kotak',
          summary: 'Foto catatan atau PDF.',
          minutes: 135,
          content: `<p>Susun rencana untuk <strong>50 kotak makan siang</strong> yang tiba pukul 11.00 di tempat yang kamu kenal.</p>
<h2>Yang dinilai</h2>
<ul><li>Menunya lolos uji kotak, atau kamu tulis kapan mengujinya.</li><li>Berat satu porsi dan jumlah belanja sudah dihitung.</li><li>Ada jam matang dan jam masuk kotak untuk setiap masakan.</li><li>Harga, uang muka, dan batas perubahan tertulis dalam satu pesan.</li></ul>
<p>Unggah hasilnya sebagai satu foto atau satu PDF. Boleh ditulis tangan kalau hurufnya jelas.</p>`,
        },
      ],
    },
  ],
  tests: [
    {
      kind: 'pre',
      questions: [
        {
          text: 'Yang pertama dilihat saat memilih menu katering adalah …',
          right: ['daya tahannya di kotak'],
          wrong: ['warnanya', 'resep yang sedang ramai'],
          why: 'Kotak dibuka berjam-jam setelah ditutup.',
        },
        {
          text: 'Berapa lama masakan matang paling lama duduk di suhu ruang sebelum dikemas, dalam jam? Tulis angkanya saja.',
          accepted: ['2', '2 jam', 'dua'],
          why: 'Sesudah dua jam kuman berkembang cepat.',
        },
        {
          text: 'Mana yang perlu tertulis sebelum pesanan diterima? Pilih semuanya.',
          right: ['Jam tiba', 'Uang muka'],
          wrong: ['Merek kompor'],
          why: 'Kesepakatan memuat apa yang bisa diperselisihkan.',
        },
        {
          text: 'Talenan merah dipakai untuk …',
          right: ['daging mentah'],
          wrong: ['buah', 'sayur siap santap'],
          why: 'Kuman daging mentah tidak boleh pindah ke yang langsung dimakan.',
        },
        {
          text: 'Urutkan.',
          order: ['Uji menu', 'Tawarkan ke pelanggan', 'Belanja'],
          why: 'Belanja menunggu uang muka, tawaran menunggu uji.',
        },
      ],
    },
    {
      kind: 'post',
      drawn: 5,
      questions: [
        {
          text: 'Ayam menyusut seperempat. Untuk 4,5 kg matang, berapa ayam mentah dibeli?',
          right: ['6 kg'],
          wrong: ['4,5 kg', '5 kg'],
          why: '4,5 : 0,75 = 6.',
        },
        {
          text: 'Ayam matang pukul 04.20 dan baru masuk kotak pukul 07.00. Apa yang kamu lakukan?',
          right: ['Dipanaskan lagi sampai mengepul merata'],
          wrong: ['Langsung dikemas', 'Ditutup rapat lalu dikirim'],
          why: 'Jaraknya sudah lebih dari dua jam.',
        },
        {
          text: 'Pesanan 200 kotak, sedangkan dua orang sanggup 80 kotak sampai jamnya. Jawaban terbaik?',
          right: ['Menawarkan 80 kotak'],
          wrong: ['Menerima semuanya', 'Tidak membalas'],
          why: 'Jumlah yang sanggup lebih baik daripada terlambat.',
        },
        {
          text: 'Harga kotak Rp25.000, uang muka 60 %. Berapa rupiah uang muka satu kotak? Tulis angkanya saja.',
          accepted: ['15000', '15.000', 'Rp15.000', 'Rp 15.000'],
          why: '60 % × 25.000 = 15.000.',
        },
        {
          text: 'Mana yang dicatat di kertas panci? Pilih semuanya.',
          right: ['Jam matang', 'Jam masuk kotak'],
          wrong: ['Harga ayam'],
          why: 'Dari dua jam itulah amannya terlihat.',
        },
        {
          text: 'Urutkan pagi pengantaran.',
          order: ['Masak', 'Dinginkan gorengan di rak', 'Masukkan ke kotak', 'Antar'],
          why: 'Gorengan yang masih panas melembekkan isi kotak.',
        },
        {
          text: 'Dua kotak lebihan dipakai untuk …',
          right: ['ganti yang tumpah dan dicicipi sendiri'],
          wrong: ['dijual di jalan', 'contoh untuk pesanan berikut'],
          why: 'Kamu mencicipi pada jam yang sama dengan pelanggan.',
        },
      ],
    },
  ],
};
