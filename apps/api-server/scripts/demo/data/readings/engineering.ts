import type { Readings } from './shape.ts';

export const engineeringReadings: Readings = {
  'Mengemudi Hemat dan Selamat': {
    'Duduk, cermin, dan kantuk': [
      'Mundurkan kursi sampai lutut masih menekuk saat pedal diinjak penuh, tegakkan sandaran, dan letakkan pergelangan di atas kemudi; bahu tidak boleh terangkat. Cermin samping digeser keluar sampai badan mobilmu hampir hilang, supaya lajur sebelah kelihatan lebih banyak.',
      'Kantuk tidak dilawan dengan musik. Menguap beruntun, mata perih, lupa lima kilometer terakhir: menepilah di tempat aman, tidur lima belas sampai dua puluh menit, minum, baru lanjut. Satu detik terpejam pada kecepatan delapan puluh berarti dua puluh dua meter tanpa pengemudi. Keluarga lebih suka kamu terlambat.',
    ],
    'Menghitung tiga detik': [
      'Pilih tiang listrik di depan. Begitu bumper kendaraan di muka melewatinya, hitung seribu satu, seribu dua, seribu tiga. Kalau kamu sampai di tiang sebelum selesai, kamu terlalu dekat. Angkat kaki dari gas, jangan mengerem.',
      'Saat hujan, malam, atau membawa beban, tambah menjadi lima. Ruang di depan memang akan diisi orang lain; biarkan, lalu buat ruang baru. Menyerah sepuluh kali dalam perjalanan satu jam hanya memakan beberapa menit. Menjaga jarak juga menghemat bensin, karena kamu lebih jarang mengerem lalu mengejar lagi.',
    ],
    'Titik buta truk': [
      'Duduklah sebentar di kursi sopir truk yang diparkir dan minta temanmu berjalan mengelilingi. Ia lenyap tepat di depan moncong, di sisi kiri dekat pintu, dan sepanjang belakang bak. Di situlah motor sering berhenti saat lampu merah.',
      'Pedomannya singkat: kalau kamu tidak melihat wajah sopir pada cerminnya, ia tidak melihatmu. Jangan menyalip dari kiri truk yang menyalakan lampu belok kiri; roda belakangnya memotong lebih dalam daripada roda depan. Lewati dengan mantap, jangan berlama-lama di sampingnya. Sopir truk pun manusia yang menunggu diberi jalan.',
    ],
    'Genangan, silau, dan kabut': [
      'Dalam ketiganya, kaki kanan bekerja lebih dulu daripada tangan: angkat gas pelan-pelan. Di genangan, jaga kemudi lurus dan jangan mengerem mendadak; bila setir terasa ringan, ban sedang mengambang. Sesudah lewat, injak rem halus beberapa kali agar kering.',
      'Silau dari depan dihadapi dengan memandang garis tepi kiri, bukan lampunya. Kabut memakai lampu dekat, sebab lampu jauh memantul menjadi tembok putih. Jangan menyalakan lampu bahaya sambil berjalan, karena orang belakang tidak tahu kamu akan berbelok. Tidak tahu dalamnya air berarti memutar balik, tanpa gengsi.',
    ],
    'Malam di jalan antarkota': [
      'Malam menyembunyikan motor tanpa lampu, pejalan, dan truk mogok. Pelankan sampai kamu bisa berhenti dalam jarak yang diterangi lampumu. Bersihkan kaca bagian dalam sebelum berangkat, karena minyak tipis di sana mengubah setiap lampu menjadi bintang.',
      'Redupkan lampu panel, istirahatkan mata ke tepi kiri setiap beberapa detik, dan berhentilah tiap dua jam walaupun merasa segar. Pukul dua sampai lima pagi tubuh meminta tidur apa pun kopinya. Rencanakan tempat istirahat yang terang. Beri tahu seseorang rutemu, dan jangan membalas pesan mereka sambil melaju.',
    ],
    'Kaki kanan yang sabar': [
      'Bayangkan segelas air penuh di dasbor. Menginjak gas perlahan, melepas lebih awal ketika lampu di depan merah, dan menggelinding mendekatinya membuat air itu tetap di gelas. Mesin paling boros justru sesaat setelah kamu terburu-buru.',
      'Selama dua pekan isi tangki penuh, catat kilometer dan liter, lalu bagi. Pekan pertama seperti biasa, pekan kedua dengan kaki sabar. Selisihnya mengejutkan banyak orang. Tekanan ban diperiksa sebulan sekali saat dingin, karena ban kempis menambah minum sekaligus memanjangkan jarak berhenti. Matikan mesin bila menunggu lama.',
    ],
    'Beban dan angin': [
      'Rak atap kosong pun diam-diam meminum bensin, sebab angin menabraknya setiap meter. Lepaskan bila tidak dipakai. Keluarkan galon, perkakas, dan karung yang sudah menjadi penumpang tetap; setiap puluhan kilogram terasa di tanjakan.',
      'Barang berat diletakkan rendah dan sejajar poros, diikat agar tidak menjadi peluru ketika mengerem. Motor dengan bawaan tinggi berbelok seperti orang lain, jadi perlambat lebih dini. Pada jalan bebas hambatan, turun dari seratus ke delapan puluh sering menghemat lebih banyak daripada alat apa pun yang dijual di pinggir jalan.',
    ],
  },
  'Panel Surya Atap': {
    'Warung es, rumah, dan pompa': [
      'Warung es membekukan sepanjang siang, cocok sekali dengan panel. Rumah karyawan kosong siang dan ramai malam, sehingga panennya banyak terbuang bila tidak disimpan atau digeser. Pompa sawah bisa menunggu matahari; tangki airnya berfungsi seperti baterai.',
      'Gambar grafik pemakaianmu jam demi jam dan letakkan bukit matahari di atasnya. Bagian yang bertumpuk itulah penghematan tanpa baterai. Sebelum membeli panel tambahan, geser beban ke bawah bukit: mencuci pukul sepuluh, memasak nasi pukul sebelas, memompa siang. Cara itu gratis, dan sering mengubah ukuran sistem yang kamu perlukan.',
    ],
    'Panel, inverter, dan baterai': [
      'Panel menangkap, inverter mengubah menjadi listrik rumah, baterai menunda. Dua yang pertama wajib, yang ketiga boleh menyusul asalkan inverternya siap dipasangi. Ukuran panel ditulis dalam watt puncak, yaitu saat matahari sempurna; sehari-hari kamu mendapat kira-kira tiga setengah sampai empat setengah kali angka itu dalam watt-jam.',
      'Inverter dipilih dari beban terbesar yang menyala bersama, termasuk lonjakan saat pompa mulai. Baterai dihitung dari malam, bukan dari mimpi. Perhatikan berapa kali siklus yang dijamin. Alat murah tanpa garansi tertulis menjadi mahal pada tahun keempat.',
    ],
    'Membaca penawaran': [
      'Susun tujuh kolom: watt puncak, merek dan jumlah panel, merek inverter, garansi alat, garansi kerja, perkiraan panen setahun, harga per watt termasuk pasang. Kolom keenam paling sering dilebihkan; bandingkan antarpenawar, dan tanyakan bayangan apa yang sudah dihitung.',
      'Minta gambar letak panel di atapmu, bukan gambar brosur, serta daftar pengaman: pemutus arus, penangkal lonjakan, pembumian. Penawar yang baik bertanya tentang rekening listrikmu sebelum menyebut harga. Tanyakan siapa yang naik ke atap bila rusak pada tahun ketiga. Jawaban berupa nama lebih meyakinkan daripada berupa slogan.',
    ],
    'Atap, bayangan, dan kemiringan': [
      'Di dekat khatulistiwa matahari hampir di atas kepala, jadi kemiringan kecil sepuluh sampai lima belas derajat sudah baik, asalkan hujan bisa mencuci debu. Arah utara atau selatan berbeda tipis; yang menentukan adalah bayangan.',
      'Pohon mangga tetangga menutupi satu panel saja, dan satu rangkaian bisa ikut lemah. Berdirilah di atap pukul delapan, dua belas, dan empat, potret bayangannya, ulangi pada musim lain. Periksa umur genteng serta kekuatan kuda-kuda oleh orang yang mengerti. Mengganti atap sesudah panel terpasang berarti membayar dua kali.',
    ],
    'Izin dan meteran': [
      'Panel yang tersambung ke jaringan perlu persetujuan penyedia listrik sebelum dinyalakan; aturan dan kuotanya berubah, jadi tanyakan langsung pada loket atau aplikasi resminya tahun ini. Siapkan identitas pelanggan, gambar satu garis, dan sertifikat alat.',
      'Sesudah pemeriksaan, meteran biasanya diganti dengan yang mencatat dua arah. Tanyakan bagaimana kelebihan siang diperhitungkan, sebab itu menentukan ukuran yang masuk akal. Jangan menyalakan sambungan diam-diam: saat jaringan padam, listrik dari atapmu bisa menyengat petugas yang sedang memperbaiki kabel. Simpan semua surat dalam satu map.',
    ],
    'Debu, sarang, dan baut longgar': [
      'Tiga bulan sekali, pagi hari ketika panel masih dingin, siram dari bawah dengan air bersih dan sikat lembut bertangkai panjang. Air dingin pada kaca panas bisa meretakkan. Jangan menginjak panel, jangan memakai sabun cuci piring yang meninggalkan lapisan.',
      'Cari sarang burung, daun, dan gigitan tikus pada kabel di bawahnya. Baut penjepit dikencangkan oleh pemasang setahun sekali dengan kunci momen. Pekerjaan di ketinggian dilakukan berdua, dengan tali, dan dibatalkan kalau genteng basah. Bau hangus, dengung aneh, atau lampu merah di inverter berarti matikan menurut buku petunjuk lalu panggil pemasang.',
    ],
    'Panen energi di catatan': [
      'Catat angka panen setiap tanggal satu, di samping jumlah hari hujan. Sesudah setahun kamu punya patokan sendiri yang lebih jujur daripada brosur. Turun sepuluh persen di musim hujan biasa saja; turun dua puluh persen pada bulan terik patut dicari sebabnya.',
      'Panel menua perlahan, kira-kira setengah persen setahun, sehingga penurunan mendadak hampir selalu kotoran, bayangan baru, atau satu rangkaian mati. Bandingkan rangkaian satu dengan lainnya di layar inverter. Hitung penghematan dari kWh dikali tarif bulan itu. Saat jumlahnya menyamai biaya pasang, rayakan dengan es di warung sebelah.',
    ],
  },
  'Las Listrik Dasar': {
    'Menyalakan busur seratus kali': [
      'Jepit elektroda E6013 berdiameter 2,6 milimeter dan setel arus 70 sampai 80 ampere. Gores pelat seperti menyalakan korek, angkat kira-kira tiga milimeter, dan tahan dua detik sebelum memutusnya. Ulangi pada kotak kapur yang kamu gambar, sepuluh baris berisi sepuluh.',
      'Elektroda yang lengket dilepas dengan memuntir pegangannya; kalau tetap menempel, buka jepitannya selagi topeng masih turun. Biasanya sebabnya kamu terlambat mengangkat. Busur yang padam berarti jaraknya terlalu jauh. Catat yang berhasil di setiap baris. Delapan dari sepuluh pada baris terakhir sudah siap untuk manik.',
    ],
    'Manik lurus di pelat datar': [
      'Bersihkan karat sampai logamnya mengilap dan gores garis kapur sepanjang 15 sentimeter. Miringkan elektroda 70 sampai 80 derajat searah gerakmu, tarik dari kiri ke kanan bila kamu bertangan kanan. Panjang busur kira-kira sama dengan diameter kawat intinya.',
      'Pandang kolam cairnya, bukan cahaya di ujung. Lebar manik yang baik dua sampai tiga kali diameter elektroda. Terlalu cepat menghasilkan manik kurus beruas runcing; terlalu lambat membuatnya menumpuk. Isi kawah di ujung dengan berhenti sebentar sebelum memutus. Pukul teraknya sambil memakai kacamata bening.',
    ],
    'Mendengar bunyi menggoreng': [
      'Buat tiga manik pada pelat yang sama: 60, 80, dan 100 ampere. Minta teman di bilik sebelah berhenti sebentar, lalu dengarkan. Arus rendah meletup-letup dan elektroda kerap menempel. Arus tepat berbunyi seperti bakwan di minyak panas. Arus tinggi menderu, percikannya banyak, batangnya memerah.',
      'Potong ketiganya dan lihat penampangnya. Yang pertama hanya duduk di atas pelat. Sebagai pegangan, mulai dari 30 ampere untuk setiap milimeter diameter, lalu sesuaikan dengan kotak elektroda. Naikkan lima ampere setiap kali dan dengarkan lagi.',
    ],
    'Posisi tegak dari bawah': [
      'Turunkan arus sekitar sepuluh persen dari posisi datar supaya cairan tidak menetes. Arahkan elektroda sedikit ke atas, lima sampai sepuluh derajat. Bangun sebuah rak kecil di dasar, lalu naik dengan gerakan segitiga: berhenti di tepi kiri, lewati tengah dengan cepat, berhenti di tepi kanan.',
      'Hitungan satu di kiri, satu di kanan sudah cukup. Tengah yang menggembung berarti kamu berlama-lama di sana. Topang siku pada meja atau dinding, dan lilitkan kabel di bahu supaya beratnya tidak menarik pergelangan. Istirahatkan pelat jika ia memerah.',
    ],
    'Terak, pori, dan tepi tergerus': [
      'Terak terperangkap tampak sebagai garis hitam di dalam manik; sebabnya lapisan sebelumnya tidak disikat atau arusnya kurang. Pori adalah lubang jarum akibat elektroda lembap, karat, minyak, atau busur terlalu panjang. Simpan elektroda di tempat kering dan pakai yang baru dibuka.',
      'Tepi tergerus berupa parit di sisi manik. Kurangi arus dan berhenti sedikit di tepi supaya parit terisi. Jangan menutup cacat dengan lapisan baru; gerinda sampai hilang, baru isi kembali. Beri nama setiap cacat dengan kapur sebelum pengajar datang.',
    ],
    'Sambungan tumpul untuk diuji': [
      'Siapkan dua pelat setebal delapan milimeter, serongkan tepinya 30 derajat masing-masing sehingga bersama menjadi V 60 derajat. Sisakan muka akar dua milimeter dan celah dua setengah, seukuran elektroda yang dijadikan ganjal. Las titik kedua ujungnya.',
      'Lapisan akar dikerjakan dengan elektroda kecil sambil menjaga lubang kunci tetap terbuka di depan kolam. Sikat hingga mengilap. Dua lapisan pengisi berhenti satu milimeter di bawah permukaan; penutup naik paling banyak dua milimeter. Miringkan pelat beberapa derajat ke arah berlawanan sejak awal, sebab ia akan tertarik saat dingin.',
    ],
    'Dibengkokkan di depan kelas': [
      'Potong dua lajur selebar 30 milimeter melintang sambungan, gerinda rata searah panjangnya, dan bulatkan sudutnya. Lajur pertama ditekuk dengan akar di luar, lajur kedua dengan muka di luar, sampai berbentuk U. Goresan gerinda yang melintang dapat memulai retak, maka haluskan.',
      'Penguji mencari bukaan di permukaan yang teregang; retak di atas tiga milimeter lazim dinyatakan gagal. Akar yang terbuka menunjukkan penembusan kurang. Simpan pelat gagalmu, tuliskan arus dan dugaannya, lalu ulangi. Kebanyakan juru las lulus pada sambungan kedua karena tahu apa yang terjadi pada yang pertama.',
    ],
  },
  'Instalasi Listrik Rumah': {
    'Menghitung beban rumah tipe 36': [
      'Daftar semuanya dahulu: delapan lampu LED 9 watt, kulkas 100, mesin cuci 350, penanak nasi 400, pompa 250, setrika 350. Jumlahnya 1.522 watt. Tidak semuanya menyala bersama, tetapi setrika, penanak, dan pompa pada pagi hari sudah 1.000 watt.',
      'Daya 1.300 VA pada 220 volt dibatasi sekitar enam ampere. Bagi menjadi sedikitnya dua grup: penerangan dan kotak kontak, lalu pompa tersendiri bila mungkin. Kabel 1,5 milimeter persegi untuk lampu dengan pengaman 10 ampere, 2,5 untuk kotak kontak dengan 16 ampere. Pengaman melindungi kabel, jadi jangan dinaikkan.',
    ],
    'Pipa, kotak sambung, dan kabel': [
      'Tarik kabel sesudah pipa terpasang dan semennya kering. Pakai pipa 20 milimeter untuk tiga kabel 2,5; isi pipa sebaiknya tidak melebihi sepertiga penampangnya. Antara dua kotak, batasi tiga belokan. Dorong kawat pancing, ikat ujung kabel berjenjang supaya kepalanya runcing, dan tarik berdua: satu mendorong, satu menarik.',
      'Sisakan 15 sentimeter di setiap kotak. Sambungan hanya boleh berada di dalam kotak, dipuntir lima putaran dan ditutup lasdop. Bila tarikan terasa berat, berhenti lalu mundurkan; isolasi yang tergores di belokan tidak terlihat lagi.',
    ],
    'Sakelar tukar di tangga': [
      'Sakelar tukar memiliki tiga terminal: satu bersama dan dua cabang. Fase masuk ke terminal bersama di lantai bawah. Dua kawat cabang menghubungkan kedua sakelar. Terminal bersama di lantai atas pergi ke lampu, sedangkan netral langsung ke lampu tanpa melewati sakelar.',
      'Uji dengan keempat kedudukan: bawah, atas, keduanya, tidak satu pun. Bila lampu hanya menurut saat sakelar lain di satu posisi, kawat cabang tertukar dengan terminal bersama. Jangan memutus netral. Lampunya memang padam, tetapi dudukannya tetap bertegangan dan menunggu tangan yang mengganti bohlam.',
    ],
    'Mengukur isolasi dan tanah': [
      'Matikan sumber, lepaskan lampu dan semua peralatan, kemudian pasang penguji isolasi 500 volt. Ukur fase ke netral, fase ke tanah, netral ke tanah. Hasilnya harus sedikitnya satu megaohm; pemasangan baru biasanya menunjukkan puluhan. Angka rendah berarti lembap atau isolasi terluka.',
      'Tahanan pembumian diukur dengan penguji tanah dan dua pasak bantu. Sasaran yang lazim di rumah paling tinggi lima ohm. Kalau lebih, tambahkan batang kedua dengan jarak minimal sepanjang batang pertama. Tulis hasil dan tanggalnya di balik pintu panel.',
    ],
    'Kerusakan tersembunyi': [
      'Tanyakan dulu kapan mulainya dan apa yang baru dipasang. Lalu bagi dua: matikan seluruh grup, nyalakan satu per satu sampai pengaman jatuh. Cabut semua peralatan di grup tersebut. Kalau masih jatuh, lepaskan sambungan di kotak tengah; separuh yang menjatuhkan itulah tempatmu mencari.',
      'Gunakan pengukur, bukan tespen, sebab tespen dapat menyala oleh tegangan induksi. Bekas gosong, lasdop longgar, dan kotak yang kemasukan air menjelaskan sebagian besar gangguan. Gigitan tikus biasanya berada di atas plafon dekat dapur. Sesudah diperbaiki, ulangi pengukuran isolasi.',
    ],
    'Mengunci panel sebelum bekerja': [
      'Lima langkah, selalu berurutan. Matikan pengaman grup atau saklar utama. Kunci dengan gembok milikmu sendiri dan gantung label bernama serta berjam. Uji pengukur pada sumber yang pasti bertegangan. Ukur tempat kerjamu: fase ke netral, fase ke tanah, netral ke tanah. Terakhir, uji pengukurnya sekali lagi pada sumber tadi.',
      'Langkah penutup itu membuktikan alatmu tidak mati di tengah jalan. Anak kunci tinggal di sakumu, bukan pada mandor. Jika dua orang bekerja, ada dua gembok. Lakban hitam di sakelar bukan pengunci; siapa pun yang kepanasan akan melepasnya untuk menyalakan kipas.',
    ],
    'Menolong orang kesetrum': [
      'Jangan sentuh tubuhnya. Putuskan saklar utama atau cabut steker. Kalau tidak terjangkau, berdirilah di atas papan kering dan dorong kabelnya memakai tongkat kayu atau plastik kering. Pada jaringan tegangan tinggi, menjauhlah dan hubungi PLN 123; kayu tidak akan melindungimu.',
      'Sesudah aman, minta orang lain menelepon 119. Bila ia tidak sadar dan tidak bernapas normal, tekan tengah dada sedalam lima sampai enam sentimeter, 100 sampai 120 kali semenit, sampai petugas tiba. Dinginkan luka bakarnya dengan air mengalir. Ia tetap perlu diperiksa walaupun merasa sehat, sebab irama jantungnya dapat terganggu.',
    ],
  },
  'Servis AC Rumah': {
    'Membaca tekanan dan arus': [
      'Catat empat angka sebelum membuka apa pun: tekanan sisi rendah, arus kompresor, suhu udara masuk, dan suhu udara keluar. Bandingkan arus dengan pelat nama di unit luar. Selisih masuk dan keluar yang sehat biasanya delapan sampai dua belas derajat setelah lima belas menit menyala.',
      'Tekanan rendah bersama arus rendah condong ke kurang isi. Tekanan tinggi dan arus tinggi biasanya kondensor kotor atau kipas luar mati. Setiap jenis gas memiliki tekanan kerjanya sendiri, maka baca labelnya dulu; angka R32 tidak dapat dipakai menilai R22. Satu angka tidak pernah cukup untuk memutuskan.',
    ],
    'Mencuci tanpa membanjiri kamar': [
      'Matikan pemutus arus, tutup ranjang serta televisi, lalu pasang plastik pencuci membentuk talang ke ember. Bungkus papan elektronik dengan plastik tipis. Sekrup ditaruh di nampan menurut urutan buka, sehingga waktu memasang kamu tinggal berjalan mundur.',
      'Semprot sirip dari atas ke bawah, searah lekukannya, dengan tekanan sedang; jarum air yang terlalu dekat merebahkan aluminium. Ulangi sampai air di ember bening. Tuang segelas air ke bak penampung dan pastikan keluar lancar di ujung selang. Keringkan, pasang, nyalakan kipas sepuluh menit, baru mode dingin.',
    ],
    'Kipas, filter, dan jamur': [
      'Bau apek keluar dari kipas tabung di dalam, bukan dari saringan yang dicuci pemilik setiap bulan. Senter dari celah bawah: kalau bilahnya berbulu hitam, lepaskan rumahnya atau semprot sambil diputar tangan. Bilah yang berdebu sebelah membuat bunyi berdetak.',
      'Jamur tumbuh karena unit dimatikan ketika basah. Ajari pelanggan memutar kipas sepuluh menit sebelum AC dimatikan. Pewangi hanya menunda keluhan, dan cairan pembersih keras menggerogoti lapisan sirip. Bilas dua kali bila memakainya. Tunjukkan air embernya kepada pemilik; itu penjelasan terbaik untuk harga yang kamu minta.',
    ],
    'Menambah isi sesuai timbangan': [
      'Gas tidak menguap karena umur. Kalau berkurang, ada bocor, dan menambah tanpa menambal hanya menjual es yang mencair. Temukan dulu, perbaiki, vakum sampai jarum diam setengah jam, kemudian isi menurut berat di pelat ditambah panjang pipanya.',
      'Letakkan tabung di timbangan, nolkan, buka katup sedikit-sedikit. Campuran seperti R410A diisi dalam keadaan cair dengan tabung terbalik. R32 dapat terbakar: jendela terbuka, tidak ada rokok, alat yang sesuai. Jangan melepas gas lama ke udara; tampung. Catat gram yang masuk di stiker dalam unit untuk teknisi berikutnya.',
    ],
    'Menyambung pipa tanpa bocor': [
      'Potong tegak dengan pemotong roda, hadapkan ujungnya ke bawah, buang serpihan. Masukkan mur lebih dulu, sebab semua orang pernah lupa. Corong yang baik selebar dudukan mur, halus, tanpa retak, tanpa garis miring. Oleskan setetes minyak di punggungnya, bukan di ulir.',
      'Putar dengan tangan sampai rapat, lanjutkan memakai dua kunci, satu menahan. Pakai kunci momen bila ada; terlalu kencang meremukkan corong. Tekan dengan nitrogen, tunggu, oleskan busa sabun, dan cari gelembung yang tumbuh pelan. Jangan pernah menguji memakai oksigen karena dapat meledak bersama minyak. Bungkus peredam menutup sampai mur.',
    ],
    'Air menetes di kasur pelanggan': [
      'Tiga sebab menanggung hampir semuanya. Selang pembuangan tersumbat lendir: tiup atau sedot dari ujung luar. Unit miring ke arah yang salah: letakkan waterpas, sisi selang harus lebih rendah sedikit. Evaporator membeku lalu mencair: saringan kotor atau isinya kurang.',
      'Bedakan lewat waktunya. Menetes terus sejak menyala berarti saluran; menetes banyak setelah dimatikan berarti es. Selang tidak boleh naik turun seperti ular atau ujungnya terendam. Alasi kasur sebelum membuka tutup. Tuang satu liter air sebagai bukti dan biarkan pemilik melihatnya keluar di luar rumah.',
    ],
    'Dinding tinggi dan kabel terkelupas': [
      'Unit luar di lantai tiga tanpa pijakan, kabel yang tembaganya kelihatan, stopkontak gosong: itulah saat kamu berhenti. Bukan karena takut, melainkan karena harga servis tidak sebanding. Foto dari bawah dan jelaskan apa yang dibutuhkan.',
      'Kalimatnya: saya bisa mengerjakan bagian dalam hari ini; untuk unit luar perlu perancah dan tali, saya kirim biayanya nanti malam. Tentang kabel: ini harus diganti tukang listrik dulu, kalau tidak, AC baru pun berbahaya. Pelanggan yang mendesak ditawari tanggal, bukan diskon. Tidak ada teknisi hebat yang bekerja dengan satu tangan berpegangan.',
    ],
  },
  'Gambar Teknik dengan CAD': {
    'Garis tebal, tipis, dan putus': [
      'Garis gambar teknik adalah abjad. Tebal menerus untuk tepi yang terlihat. Tipis menerus untuk ukuran, bantu, dan arsir. Putus-putus untuk tepi yang tersembunyi di balik. Titik-strip tipis menandai sumbu simetri dan pusat lubang. Jangan memakai warna untuk menyampaikan makna; bengkel mencetaknya hitam putih.',
      'Di CAD, buat lapisan menurut arti, bukan menurut benda: tepi, tersembunyi, sumbu, ukuran, arsir, catatan. Tebal yang lazim 0,5 milimeter untuk tepi dan 0,25 untuk sisanya. Setiap lingkaran mendapat dua sumbu. Kalau tiga garis bertumpuk, yang tampak mengalahkan yang tersembunyi, dan keduanya mengalahkan sumbu.',
    ],
    'Tiga pandangan satu benda': [
      'Pilih muka yang paling banyak bercerita sebagai pandangan depan. Untuk kursi, itu sisi yang memperlihatkan sandaran serta kaki. Pandangan atas dan samping lalu diproyeksikan, sehingga lebar, tinggi, dan kedalamannya bertemu garis demi garis tanpa diukur ulang.',
      'Ada dua kebiasaan menempatkannya, Eropa dan Amerika; simbol kerucut terpancung di kop menyatakan yang mana. Salah membaca simbol itu menghasilkan benda yang terbalik kiri kanan. Pakai pandangan sesedikit mungkin: poros bulat cukup satu dengan tanda diameter. Periksa dengan menutup satu pandangan. Bila bentuknya masih pasti, pandangan itu boleh dihapus.',
    ],
    'Potongan yang membuka isi': [
      'Kalau garis putus-putus mulai berjejal, belah bendanya. Tentukan bidang potong dengan garis sumbu tebal di ujung, beri huruf A dan panah arah pandang. Bagian yang tersayat diarsir 45 derajat; yang hanya terlihat di belakangnya tidak.',
      'Setengah potongan cocok untuk benda simetris, potongan setempat untuk satu lubang saja. Baut, poros, rusuk, dan bola tidak dibelah memanjang walaupun dilewati bidang, sebab akan tampak seperti rongga. Dua komponen yang bersebelahan diarsir berlawanan arah. Jangan memotong hanya karena bisa; potongan yang tidak menjawab pertanyaan menambah kertas.',
    ],
    'Rakitan dan daftar bahan': [
      'Gambar rakitan menjawab bagaimana semuanya bertemu, bukan berapa ukurannya. Beri balon bernomor pada setiap komponen, berurutan searah jarum jam, dengan garis penunjuk yang berhenti di titik di dalam bendanya. Komponen kembar memakai satu nomor.',
      'Daftar bahan berdiri di atas kop dan dibaca dari bawah: nomor, nama, jumlah, bahan, ukuran jadi atau kode standar. Baut tidak digambar sendiri, cukup ditulis M8 × 30 beserta standarnya. Tambahkan ukuran mentah bila tukang potong yang membacanya. Hitung jumlah balon, hitung baris tabel, samakan. Selisih satu berarti satu mur yang lupa dibeli.',
    ],
    'Toleransi sederhana': [
      'Tidak ada benda berukuran tepat 20; yang ada ialah cukup dekat. Longgar untuk yang berputar, misalnya poros di bantalan luncur. Pas untuk yang digeser tangan, seperti pasak. Paksa untuk yang harus menyatu, bos yang ditekan ke rumahnya.',
      'Tulis H7/g6 untuk longgar halus, H7/h6 pas, H7/p6 paksa; huruf besar milik lubang, kecil milik poros. Ukuran lain mengikuti toleransi umum di kop. Semakin sempit, semakin mahal, jadi tanyakan apakah bagian itu menyentuh sesuatu. Baut pengikat cukup lubang lebih besar satu milimeter. Ukurlah tiga contoh buatan bengkelmu sebelum menuntut per seratus.',
    ],
    'Kop, skala, dan cetak': [
      'Kop memuat nama benda, nomor gambar, skala, satuan, bahan, proyeksi, toleransi umum, penggambar, pemeriksa, tanggal, dan nomor revisi. Gambar tanpa revisi akan dikerjakan menurut versi kemarin. Pilih skala baku seperti 1:1, 1:2, 1:5, atau 2:1, supaya penggaris masih berguna.',
      'Model digambar ukuran sebenarnya; skala diatur di lembar cetak. Tinggi huruf sesudah dicetak sekurangnya 2,5 milimeter. Cetak A3, fotokopi dua kali, lalu baca di bawah lampu bengkel dari jarak selengan. Garis sumbu yang hilang berarti terlalu tipis. Sertakan PDF bersama berkas asal, dan jangan mengirim yang hanya bisa dibuka programmu.',
    ],
    'Coretan merah': [
      'Tukang mencoret gambar bukan untuk menghina. Setiap tanda merah adalah pertanyaan yang akan muncul ketika mesinnya sudah menyala. Kumpulkan semuanya, beri nomor, dan kelompokkan: ukuran kurang, ukuran ganda, tidak bisa dibuat, tidak bisa dirakit.',
      'Ukuran ganda diperbaiki dulu, sebab dua angka akan bertengkar saat salah satunya berubah. Sudut dalam yang tajam diberi radius pahat; lubang dekat tekukan digeser. Naikkan nomor revisi, tulis perubahannya dalam tabel, bulati daerahnya. Kemudian serahkan kepada orang kedua tanpa penjelasan lisan. Gambar layak dibuat ketika ia tidak bertanya apa-apa.',
    ],
  },
};
