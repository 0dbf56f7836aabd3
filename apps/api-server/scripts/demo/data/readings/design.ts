import type { Readings } from './shape.ts';

export const designReadings: Readings = {
  'Menyunting Video Pendek': {
    'Merekam dengan tenang': [
      'Tempelkan siku ke badan, tahan napas di akhir embusan, dan jadikan pinggangmu sebagai poros. Itulah penyangga gratis. Setiap bidikan ditahan sampai hitungan lima sebelum dan sesudah gerak utama, karena penyunting memerlukan ujung untuk memegang.',
      'Kunci fokus dan pencahayaan dengan menekan layar agak lama, supaya gambar tidak berkedip terang saat tangan lewat. Rekam mendatar atau tegak sesuai tempat tayangnya, jangan dicampur. Ambil tiap adegan dua kali: sekali lebar, sekali dekat. Baterai, ruang simpan, dan lensa dicek sebelum orang yang direkam menjadi gugup.',
    ],
    'Memotong mengikuti gerak': [
      'Sambungan paling halus terjadi di tengah gerakan. Tangan mulai mengangkat panci pada bidikan lebar; potong saat panci baru naik, lanjutkan dengan bidikan dekat pada ketinggian yang sama. Mata penonton mengikuti panci dan tidak melihat sambungannya.',
      'Cari bingkai kembarnya dengan menggeser pelan satu bingkai demi satu bingkai. Kalau meloncat, buang dua bingkai dari bidikan kedua. Peralihan berputar dan memudar disimpan dahulu; sembilan dari sepuluh sambungan tidak membutuhkannya. Putar tanpa suara. Cerita yang masih terbaca berarti potonganmu sudah bekerja.',
    ],
    'Membuang sepuluh detik kesayangan': [
      'Di setiap proyek ada sepuluh detik yang kamu cintai karena sulit mengambilnya: matahari terbit, kucing yang menoleh. Penonton tidak tahu betapa dini kamu bangun. Duplikatkan proyek, hapus bagian itu, lalu tonton keduanya berurutan.',
      'Tanyakan hanya satu hal: apakah ceritanya menjadi lebih jelas atau tidak? Bila sama saja, relakan. Lakukan lagi pada tiga detik pertama, tempat orang biasanya menyapa dan memperkenalkan diri. Mulailah langsung dari hasil. Potongan yang dibuang masukkan ke folder cinta, supaya tanganmu berani.',
    ],
    'Mengusir dengung kipas': [
      'Sebelum bicara, rekam dulu ruang kosong selama sepuluh detik tanpa bergerak. Aplikasi penyunting memakai contoh itu untuk mengenali dengung lalu menguranginya. Geser perlahan; terlalu banyak membuat suara manusia terdengar dari dalam kaleng.',
      'Lebih baik lagi mencegah. Matikan kipas dan kulkas, tutup jendela, gantung selimut di belakang kamera. Dekatkan ponsel kedua sebagai perekam di saku baju, lalu tepuk tangan sekali agar kedua rekaman mudah disejajarkan. Dengarkan hasilnya lewat penyuara kuping dan juga lewat ponsel biasa, tempat penonton sebenarnya mendengarkan.',
    ],
    'Musik yang tidak membuat video diturunkan': [
      'Lagu yang kamu beli tetap bukan milikmu untuk disiarkan. Gunakan pustaka musik bawaan tempat unggah, atau situs yang menuliskan lisensinya dengan jelas. Baca dua hal: bolehkah untuk jualan, dan wajibkah menyebut nama pembuat.',
      'Simpan tangkapan layar lisensi beserta tanggalnya di folder proyek, sebab halaman bisa berubah. Turunkan volume musik sampai kamu hampir tidak sadar ia ada ketika orang berbicara. Kadang suara tempat itu sendiri, seperti ulekan atau hujan di seng, adalah musik paling aman dan paling diingat.',
    ],
    'Teks untuk penonton tanpa suara': [
      'Banyak orang menonton di angkot tanpa penyuara kuping. Tulis teks paling banyak dua baris pendek, muncul bersama bunyinya dan bertahan cukup lama untuk dibaca sekali dengan suara hati. Pecahlah menurut makna, bukan menurut lebar layar.',
      'Beri latar gelap tembus pandang supaya terbaca di atas nasi putih maupun kemeja putih. Jauhkan dari tepi bawah, karena tombol dan keterangan akan menutupinya. Bunyi penting ikut ditulis dalam kurung. Periksa hasil otomatis kata demi kata; nama orang dan nama tempat hampir selalu salah.',
    ],
    'Mengunggah tanpa pecah': [
      'Video pecah biasanya karena ditekan dua kali: sekali waktu disimpan, sekali lagi waktu dikirim lewat aplikasi pesan. Ekspor dari proyek asli dengan lebar 1080 titik, lalu unggah langsung dari berkas itu melalui jaringan yang stabil.',
      'Siapkan tiga bingkai dari satu proyek: tegak untuk video pendek, kotak untuk etalase, mendatar untuk situs. Letakkan hal penting di tengah sejak awal, sehingga tidak ada kepala yang terpotong. Pilih sampulnya sendiri. Sesudah tayang, tonton dari ponsel orang lain sebelum membagikan tautannya ke mana-mana.',
    ],
  },
  'Desain Poster yang Bercerita': {
    'Dua huruf yang akur': [
      'Pasangan yang gagal biasanya hampir sama: dua huruf tanpa kait yang sedikit berbeda, sehingga orang mengira kamu salah pilih. Ambil jarak jauh sekalian, misalnya huruf berkait tebal untuk judul dengan huruf ramping untuk keterangan. Itulah pasangan kontras.',
      'Pasangan saudara datang dari satu keluarga huruf, tetapi berbeda berat dan ukuran dengan tegas. Uji dengan membalik poster: kalau kamu masih bisa menunjuk mana judul dan mana jadwal, mereka akur. Batasi dua suara saja. Suara ketiga hanya boleh bicara di pojok, untuk logo penyelenggara.',
    ],
    'Satu hal paling besar': [
      'Tempelkan draf di ujung lorong, mundur lima meter, dan hitung sampai tiga. Apa yang terbaca itulah poster kamu; sisanya brosur. Kalau yang terbaca dua hal sekaligus, keduanya kalah.',
      'Pilih satu bintang, lalu perbesar sampai terasa tidak sopan. Ukuran berikutnya paling banyak sepertiganya, dan yang ketiga setengah dari itu. Urutan mata harus bisa kamu ceritakan: pertama kata Tenong, lalu Sabtu malam, lalu lapangan desa. Jangan takut judulnya terpotong pinggir kertas, asal masih dikenali.',
    ],
    'Tanggal yang tidak bisa terlewat': [
      'Orang memotret poster bukan karena indah, melainkan karena takut lupa. Permudah mereka: tanggal, jam, dan tempat berada dalam satu gumpalan yang masuk satu jepretan. Hari ditulis bersama tanggalnya, sebab Sabtu lebih mudah diingat daripada 14.',
      'Cobalah membuat angka menjadi bintang. Angka 7 setinggi separuh kertas bisa memuat foto, tekstur, bahkan daftar penampil di dalam lengkungnya. Periksa sekali lagi kepada panitia sebelum mencetak; kesalahan paling mahal di dunia poster selalu berada pada angka.',
    ],
    'Keberanian mengosongkan': [
      'Buat salinan draf, lalu hapus separuh isinya dalam dua menit. Jangan memikirkannya. Kembalikan satu per satu hanya bila seseorang akan tersesat tanpa benda itu. Biasanya yang kembali cuma tiga.',
      'Ruang kosong bukan sisa, melainkan jarak antara suara dan telinga. Kumpulkan kekosongan di satu sisi supaya terasa disengaja; kalau tersebar rata, ia tampak seperti belum selesai. Sponsor yang minta logonya diperbesar boleh ditunjukkan dua versi dari seberang jalan. Biasanya mereka sendiri yang memilih yang lengang.',
    ],
    'Merapat supaya terasa': [
      'Ketik AYAM, TAWA, dan LAVA dengan ukuran raksasa. Celah di antara A dan Y menganga meski komputer merasa sudah benar. Geser huruf satu demi satu hingga luas ruang di sela-selanya tampak sama, bukan jaraknya.',
      'Balik tulisan itu atau lihat lewat cermin agar matamu berhenti membaca. Untuk judul, rapatkan sedikit lebih dari kebiasaan; untuk huruf kecil justru renggangkan. Atur juga jarak baris judul sampai ekor huruf g nyaris menyentuh kepala huruf di bawahnya, lalu berhenti tepat sebelum bertabrakan.',
    ],
    'Poster A2 selesai': [
      'Cetak tiga uji dalam ukuran kecil di kertas murah: versi yang kamu sukai, versi yang kamu takuti, dan versi yang disarankan teman. Gantung semalam di tempat acara akan dipasang, dekat poster lain. Esok paginya pilih yang pertama kali memanggil namamu.',
      'Keputusan hanya boleh satu, dan alasannya ditulis dalam satu kalimat. Lalu periksa dengan jari: setiap nama, setiap jam, setiap nomor. Minta orang yang tidak tahu acaranya menjelaskan kembali kapan dan di mana. Bila ia benar, posternya selesai, walaupun kamu masih ingin menggeser satu milimeter.',
    ],
    'Berkas siap cetak': [
      'Tambahkan lebihan tiga milimeter di keempat sisi dan tarik warna latar sampai ke sana; pisau potong tidak pernah persis. Jaga tulisan penting setidaknya lima milimeter dari garis potong. Ubah warna ke CMYK, kemudian lihat apakah biru terangmu meredup.',
      'Hitam teks cukup hitam saja, jangan campuran empat tinta, supaya tepinya tidak berbayang. Huruf disematkan dalam PDF atau diubah menjadi garis. Gambar diperiksa pada ukuran sebenarnya dengan kerapatan 300 titik. Kirim beserta contoh cetak kecil, sehingga percetakan tahu seperti apa yang kamu maksud.',
    ],
  },
  'Fotografi Produk dengan Ponsel': {
    'Karton pemantul': [
      'Letakkan barang dengan jendela di kirinya, lalu pegang karton putih di kanan sedekat mungkin tanpa masuk bingkai. Majukan perlahan sambil menatap layar: bayangan terangkat, seperti orang yang dibangunkan pelan. Mundur sejengkal bila barang mulai terlihat datar.',
      'Karton hitam bekerja sebaliknya. Taruh di belakang botol bening, dan tepinya muncul sebagai garis tegas. Aluminium foil yang diremas memberi kilau pada makanan berminyak. Tiga lembar itu, dijepit buku supaya berdiri sendiri, sudah menggantikan lampu studio untuk sembilan dari sepuluh barang.',
    ],
    'Latar dari lemari dapur': [
      'Buka lemari dan keluarkan benda yang tidak bercerita terlalu keras: talenan tua, serbet polos, kertas kado bagian dalam. Syaratnya dua, yaitu tidak lebih terang daripada barang dan tidak bermotif lebih kecil daripada label.',
      'Untuk sambal pilih kayu gelap, untuk sabun kain linen pucat, untuk perhiasan kertas bertekstur. Lengkungkan kertas dari meja naik ke dinding agar garis sudutnya hilang. Simpan tiga latar tetap dalam satu map; toko yang latarnya konsisten tampak lebih besar daripada pemiliknya.',
    ],
    'Produk mengilap tanpa bayangan kamera': [
      'Sendok, botol kaca, dan casing ponsel adalah cermin yang menyamar. Gelapkan ruang di belakangmu, kenakan baju polos, dan mundurlah selangkah sambil memakai lensa dua kali agar bayanganmu mengecil.',
      'Kemudian miringkan barang beberapa derajat sampai yang dipantulkannya adalah karton putih, bukan wajahmu. Untuk permukaan melengkung, kurung barang dengan kain putih tipis membentuk tenda dan potret lewat celah. Sidik jari dihapus terakhir dengan kain kacamata; di layar besar ia terlihat sebesar jejak kaki.',
    ],
    'Aturan tiga bidikan': [
      'Satu barang membutuhkan tiga jawaban. Bidikan utuh menjawab apa ini, dari depan, lurus, dengan ruang di sekelilingnya. Bidikan dekat menjawab seperti apa rasanya: jahitan, butir gula, tekstur kulit. Bidikan dipakai menjawab untuk siapa.',
      'Kerjakan selalu dalam urutan itu sehingga tidak ada yang lupa pada produk ke lima belas. Kunci fokus dan pencahayaan dengan menekan lama di layar sebelum setiap bidikan. Barang cacat sekalipun difoto jujur; pembeli yang tahu letak goresannya tidak mengirimnya kembali.',
    ],
    'Memberi ukuran tanpa penggaris': [
      'Pembeli membayangkan pot sebesar ember lalu kecewa menerima seukuran cangkir. Masukkan satu benda yang semua orang kenal: koin lima ratus, sachet kopi, telapak tangan. Letakkan pada jarak yang sama dari lensa, sebab benda yang lebih dekat tampak lebih besar.',
      'Tangan paling ramah, asalkan kukunya bersih dan cincin dilepas. Untuk pakaian, foto dipakai seseorang lalu tulis tinggi badannya. Untuk furnitur, taruh kursi makan di sebelahnya. Satu foto pembanding per produk sudah cukup; jangan jadikan semuanya penggaris.',
    ],
    'Menyunting dalam satu menit': [
      'Atur pewaktu. Dua puluh detik pertama untuk terang: naikkan sampai putih karton hampir putih, tetapi labelnya masih berwarna. Dua puluh detik berikutnya untuk potong, kotak, barang di tengah, tepi meja lurus.',
      'Sisa waktunya hanya untuk warna. Geser suhu sampai putih tidak kuning maupun biru, lalu berhenti; saturasi yang dinaikkan membuat baju merah tiba sebagai merah muda. Salin pengaturan ke semua foto dari jam yang sama. Kalau satu foto minta lebih dari semenit, ulangi pemotretannya.',
    ],
    'Dua puluh foto, sembilan puluh menit': [
      'Kerja cepat lahir dari antrean, bukan dari tangan yang terburu-buru. Susun barang menurut latar: semua yang memakai kayu lebih dulu, baru kain, baru putih. Seorang menata, seorang memotret, dan yang menata tidak boleh melihat ponsel.',
      'Beri setiap barang empat menit. Pewaktu berbunyi, barang berikut masuk, entah puas atau tidak. Pada menit ke tujuh puluh berhenti memotret dan mulai memilih, hapus yang kembar saat itu juga. Beri nama berkas dengan kode produk sebelum pulang. Besok kamu tinggal mengunggah sambil minum teh.',
    ],
  },
  'Ilustrasi Cat Air': {
    'Kuas bulat dan ujungnya': [
      'Celupkan kuas sampai penuh, lalu ketuk sekali di bibir gelas. Sentuhkan hanya ujungnya ke kertas dan tarik garis sehelai rambut dari bahu, bukan dari pergelangan. Tekan perlahan, dan garis itu membengkak menjadi daun; angkat, ia meruncing kembali.',
      'Latih satu halaman penuh tekan dan angkat sambil mengembuskan napas pada setiap tarikan. Kalau ujungnya terbelah, bulunya terlalu kering atau belum dibilas. Jangan biarkan kuas berdiri di dalam gelas, karena bulu yang bengkok semalam akan bengkok selamanya.',
    ],
    'Kelopak basah di atas basah': [
      'Basahi bentuk kelopak dengan air bersih sampai kertas berkilau, belum menggenang. Sentuhkan sedikit merah muda di pangkalnya dan jauhkan kuas. Warna akan berjalan sendiri ke ujung, melambat, kemudian berhenti di tempat kilau mulai hilang.',
      'Tugasmu hanya memiringkan kertas. Ke kiri untuk kelopak yang tertiup angin, lurus untuk yang tegak. Tambahkan setetes kuning ketika masih lembap bila ingin melati yang hangat. Kelopak sebelahnya menunggu sampai yang ini kering disentuh punggung tangan, sebab dua genangan yang bertemu akan bersatu.',
    ],
    'Berhenti sebelum keruh': [
      'Kertas yang lelah memberi tanda: permukaannya berbulu, warnanya seperti air cucian, dan kuas terasa menyeret. Setiap sentuhan sesudah itu hanya memindahkan lumpur. Angkat tangan dan berdirilah.',
      'Biasakan bertanya sebelum menyentuh: apa yang akan bertambah? Bila jawabannya supaya lebih rapi, jangan. Ganti air begitu sulit melihat dasar gelas, dan pakai dua gelas, satu untuk membilas serta satu untuk mengambil. Lapisan kedua baru boleh datang setelah yang pertama dingin di punggung jari.',
    ],
    'Urat daun sirih': [
      'Tidak ada cat putih di palet ini; putihnya adalah kertas yang kamu sisakan. Gambar urat utama dengan pensil tipis, lalu warnai daun bidang demi bidang dengan menyisakan celah selebar benang di antara bidang.',
      'Daun sirih berbentuk hati, dan uratnya melengkung keluar dari satu titik dekat tangkai. Amati satu lembar sungguhan di dekat kertas. Kalau celahnya terlanjur tertutup, angkat warna selagi lembap memakai kuas kering yang diperas. Bekas angkatan malah lebih lembut daripada garis yang dijaga.',
    ],
    'Hijau dari kuning dan nila': [
      'Sembunyikan tabung hijau. Campurkan kuning banyak dengan setitik nila untuk pucuk, sama banyak untuk daun dewasa, nila lebih banyak untuk bayangan. Tambahkan sentuhan cokelat tanah, dan hijau itu menua seperti daun yang lama dipandang matahari.',
      'Warna kelima datang dari merah: sangat sedikit saja, dan hijau yang terlalu menyala segera tenang. Buat lima kotak kecil dan tulis takarannya dengan pensil. Simpan kartunya di kotak cat. Hijau buatan sendiri selalu cocok satu sama lain, karena mereka bersaudara sejak awal.',
    ],
    'Setangkai kamboja utuh': [
      'Mulailah dari bayangan paling muda, warna abu kekuningan yang hampir tidak terlihat, pada bagian kelopak yang bertindihan. Kelima kelopak kamboja berputar searah seperti baling-baling; gambarkan putarannya dahulu dengan satu garis lengkung.',
      'Kuning di tengah masuk saat kertas lembap agar menyebar ke luar. Tangkai dan daun menyusul setelah bunga kering seluruhnya. Bayangan terakhir hanya dua, di bawah kelopak terdepan dan di leher tangkai. Tahan keinginan memberi garis tepi; biarkan satu sisi bunga menghilang ke dalam kertas.',
    ],
    'Pameran kecil': [
      'Potong bingkai dari karton bekas kalender: jendela yang sedikit lebih kecil daripada lukisan, dengan pinggiran tiga jari. Putih gading lebih ramah daripada putih pencetak. Tempel lukisan hanya di sisi atas supaya kertas bebas memuai.',
      'Gantung setinggi mata anak bila pengunjungnya anak, dan beri label berisi nama bunga, tempat tumbuh, serta tanggal. Ikutkan satu kertas yang gagal dengan judul tersendiri; itulah yang paling lama dipandang orang. Foto di tempat teduh untuk pameran online, tegak lurus, tanpa lampu kilat.',
    ],
  },
  'Menjahit Busana Dasar': {
    'Membaca kerut dan lipit': [
      'Kain yang datar dibuat mengikuti badan dengan empat cara. Kup, jahitan runcing, menghilangkan kelebihan di pinggang dan dada. Kerut mengumpulkannya tanpa arah. Lipit menyusunnya dalam lipatan yang terukur. Garis potong memindahkannya ke sambungan.',
      'Ambil kemeja contoh dan tandai keempatnya dengan peniti berwarna. Ukur lipit punggungnya: satu lipit sedalam dua sentimeter memakan empat sentimeter kain, karena terlipat dua kali. Untuk kerut ringan, siapkan kain satu setengah kali lebar jadi. Catat letaknya pada gambar depan dan belakang sebelum kamu menyentuh kertas pola.',
    ],
    'Pola di kertas cokelat': [
      'Mulai dari persegi panjang: lebarnya seperempat lingkar badan ditambah empat sentimeter kelonggaran, panjangnya sepanjang kemeja. Untuk lingkar badan 92, hasilnya 23 + 4 = 27 sentimeter. Turunkan garis bahu empat sentimeter dari leher ke ujungnya, lalu tarik lengkung lengan dengan penggaris bengkok.',
      'Lengkung depan dibuat lebih dalam kira-kira satu sentimeter daripada belakang, karena tangan bergerak ke muka. Ukur panjang kedua lengkung; puncak lengan harus dua sampai tiga sentimeter lebih panjang agar jatuhnya bulat. Tulis nama bagian, arah serat, dan jumlah potongan.',
    ],
    'Menambah kampuh': [
      'Garis polamu adalah tempat jarum lewat, sedangkan gunting berjalan di luarnya. Tambahkan satu setengah sentimeter di sisi dan bahu, satu sentimeter di kerah dan lengkung lengan, tiga sentimeter di kelim bawah. Tengah muka membutuhkan lidah kancing sekitar enam sentimeter.',
      'Lengkung memakai kampuh tipis supaya tidak tertarik saat dibalik. Dua bagian yang akan bertemu wajib berkampuh sama; selisih setengah sentimeter terlihat sebagai bahu miring. Beri takik kecil sedalam tiga milimeter di titik pertemuan. Periksa terakhir dengan menempelkan pola sisi depan pada sisi belakang.',
    ],
    'Arah serat dan letak pola': [
      'Rendam dan setrika katunmu lebih dulu, sebab ia bisa menyusut tiga sampai lima persen. Lipat memanjang, bagian baik di dalam, tepi tenun bertemu tepi tenun. Panah serat pada pola harus sejajar dengan tepi itu; ukur jaraknya di kedua ujung panah, keduanya wajib sama.',
      'Susun badan belakang pada lipatan, lalu badan depan, lengan, dan potongan kecil di sela. Motif berarah menuntut semua kepala pola menghadap ke satu sisi. Potret susunannya sebelum menyemat. Bila kurang sepuluh sentimeter, pindahkan kerah, jangan memutar lengan.',
    ],
    'Memotong sekali': [
      'Tindih pola dengan batu atau kaleng, jangan hanya jarum, supaya kain tidak bergelombang. Salin garis kampuh memakai kapur atau pensil kain. Gunting besar bergerak dengan bilah bawah menempel meja, memotong panjang, tidak mencacah dengan ujungnya.',
      'Kain tetap di tempat, tubuhmulah yang mengelilingi meja. Potong bagian besar lebih dulu; kalau salah, sisanya masih bisa dipakai bagi potongan kecil. Beri takik sesudah seluruh potongan lepas. Tandai sisi buruk dengan selotip kertas, sebab katun polos tampak serupa di kedua sisinya. Gunting kain tidak boleh dipakai memotong kertas.',
    ],
    'Jahitan lurus sampai kerah berdiri': [
      'Gambar garis pada perca dan jahit tanpa benang dulu, mata memandang sepatu mesin, bukan jarumnya. Setel panjang setik dua setengah milimeter. Latihan kedua berbelok: berhenti dengan jarum tertancap, angkat sepatu, putar kain. Latihan ketiga lengkung, pelan dengan jari menuntun.',
      'Untuk kerah, tempelkan kain keras pada satu lembar, jahit tiga sisi, pangkas sudutnya miring, lalu balik dengan sumpit tumpul. Setrika sebelum dipasang. Semat dari tengah belakang menuju dua ujung. Kerah yang menggulung keluar berarti lembar bawahnya perlu dipotong dua milimeter lebih kecil.',
    ],
    'Lubang kancing dan pas badan': [
      'Panjang lubang sama dengan garis tengah kancing ditambah tebalnya; kancing 11 milimeter setebal 2 memerlukan 13. Uji pada perca berlapis kain keras. Tempatkan satu kancing setinggi puncak dada, barulah bagi jarak ke atas dan ke bawah, biasanya delapan sampai sembilan sentimeter.',
      'Buka lubangnya dengan pendedel sambil memasang jarum pentul di ujung sebagai penahan, supaya setiknya tidak ikut terbelah. Saat mengepas, angkat tangan, duduk, lalu bungkuk. Kerutan mendatar berarti sempit; kerutan tegak berarti longgar. Tandai dengan peniti pada badan, bukan di meja.',
    ],
  },
  'Desain Grafis dengan Perangkat': {
    'Warna dari kain dan buah': [
      'Buka foto lapak buah di GIMP, kecilkan menjadi dua puluh piksel, lalu besarkan kembali tanpa penghalusan. Foto itu berubah menjadi kotak-kotak. Ambil lima warna dengan pipet: satu gelap untuk huruf, satu terang untuk alas, dua pendamping, satu aksen.',
      'Pakai dengan takaran enam puluh, tiga puluh, sepuluh; aksen cukup sepersepuluh bidang. Uji ketajamannya: ubah rancangan menjadi hitam putih, dan bila tulisan menghilang, gelapkan hurufnya. Simpan kode heksanya bersama nama, misalnya kulit manggis #5A2140, supaya pesanan bulan depan tetap seragam.',
    ],
    'Tiga sketsa sebelum komputer': [
      'Lipat kertas menjadi enam kotak dan beri dirimu sepuluh menit. Sketsa pertama menunjukkan benda yang dijual, kedua menunjukkan huruf awal, ketiga menunjukkan perasaan pembeli. Gambar sebesar prangko dengan spidol tebal, agar kamu tidak sempat menghias.',
      'Tempel di dinding dan mundur tiga langkah. Yang masih terbaca mendapat centang. Tunjukkan ketiganya kepada pelanggan lewat foto sebelum menyalakan komputer; mengubah coretan perlu semenit, mengubah vektor perlu sejam. Tanyakan mana yang paling mudah diceritakan, bukan mana yang paling disukai.',
    ],
    'Logo yang terbaca selebar kuku': [
      'Bangun logo dalam hitam dulu. Kalau bentuknya lemah tanpa warna, gradasi tidak akan menolongnya. Cetak pada lebar 12 milimeter dan perhatikan: garis yang lebih tipis dari setengah milimeter akan putus di stempel, celah sempit akan tersumbat tinta.',
      'Siapkan tiga susunan: mendatar, bertumpuk, dan lambang saja untuk foto profil yang dipotong bundar. Sisakan ruang kosong selebar satu huruf di sekelilingnya. Ubah teks menjadi kurva melalui Path, Object to Path, lalu simpan SVG dan PDF. Berkas JPG hanya salinan, bukan naskah asli.',
    ],
    'Spanduk pecel lele': [
      'Pengendara melihat spandukmu sekitar tiga detik. Beri tiga keterangan saja: apa, berapa, ke mana. Lele goreng besar di kiri, Rp18.000 di kanan, panah dengan 50 m di bawah. Daftar menu lengkap tempatnya di meja.',
      'Untuk ukuran tiga kali satu meter, buat berkas pada skala sepersepuluh, 30 kali 10 sentimeter, dengan gambar 720 dpi yang setara 72 dpi saat dicetak. Tinggi huruf satu sentimeter terbaca nyaman dari sekitar tiga meter; jarak tiga puluh meter meminta sepuluh sentimeter. Kosongkan lima sentimeter di tepi untuk mata ayam.',
    ],
    'Huruf besar tanpa teriak': [
      'Kalimat panjang berhuruf kapital semua kehilangan siluetnya, sehingga dieja satu per satu. Simpan kapital bagi satu sampai tiga kata. Renggangkan jarak hurufnya sekitar lima persen, sebab kapital yang rapat tampak seperti pagar. Huruf kecil jangan direnggangkan.',
      'Pilih satu keluarga huruf dengan dua ketebalan, lalu bedakan ukuran sedikitnya satu setengah kali antara tingkatan. Rapikan pasangan yang bolong, terutama AV, TA, dan LY. Uji dengan foto: ambil gambar rancangan dari seberang jalan sambil berjalan. Kata yang buram pada foto juga buram bagi pengendara.',
    ],
    'Jaring kemasan keripik': [
      'Bongkar satu kotak keripik dan ratakan; itulah jaringnya. Ukur muka, sisi, tutup, dan lidah lem. Untuk kotak 10 × 16 × 5 sentimeter, lebar bentangannya 10 + 5 + 10 + 5 ditambah lidah 1,5, jadi 31,5 sentimeter. Gambar garis potong utuh dan garis lipat putus-putus di lapisan terpisah.',
      'Lebihkan warna tiga milimeter melewati garis potong. Cetak di kertas biasa, lipat, isi dengan keripik, kemudian berdirikan. Nama produk, berat bersih, komposisi, nomor izin, dan tanggal kedaluwarsa harus kebagian tempat sebelum hiasan apa pun.',
    ],
    'Menyerahkan ke percetakan': [
      'Kirim PDF dengan lebihan tiga milimeter, seluruh huruf menjadi kurva, gambar 300 dpi pada ukuran jadi. Tanyakan profil warnanya; layar memakai cahaya, mesin memakai tinta CMYK, maka hijau neon akan turun menjadi hijau daun. Hitam untuk teks kecil cukup K 100 supaya tidak berbayang.',
      'Minta satu cetak coba, lihat di bawah matahari, lalu tanda tangani. Surat kesepakatan memuat bahan, jumlah, harga, tanggal, dan siapa yang menanggung bila hasilnya berbeda dari cetak coba. Simpan contoh itu; ia menjadi acuan ketika pelanggan memesan lagi tahun depan.',
    ],
  },
};
