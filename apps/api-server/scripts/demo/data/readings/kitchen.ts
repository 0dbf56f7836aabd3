import type { Readings } from './shape.ts';

export const kitchenReadings: Readings = {
  'Tata Graha Hotel': {
    'Kereta dorong yang tertata': [
      'Susun kereta mengikuti urutan tanganmu bekerja, bukan menurut jenis barang. Kantong sampah dan sarung tangan paling dekat, disusul kain lap berwarna, seprai terlipat sesuai ukuran ranjang, lalu sabun dan kertas di rak atas. Handuk bersih tidak pernah bertetangga dengan handuk basah.',
      'Parkir menutupi separuh pintu supaya orang tahu kamu di dalam dan tangga darurat tetap bebas. Isi ulang di akhir giliran, jangan pagi, sehingga kamu berangkat tanpa kembali. Hitung langkahmu pada dua kamar pertama. Setiap kali balik ke kereta untuk satu barang, pindahkan barang itu ke tempat yang lebih mudah dijangkau.',
    ],
    'Seprai yang memantulkan koin': [
      'Bentangkan seprai sekali kibas, sejajarkan jahitan tengah dengan tengah kasur, dan selipkan bagian kepala lebih dahulu. Di setiap sudut, angkat sisi samping membentuk segitiga, selipkan yang menggantung, turunkan segitiga, selipkan lagi. Itulah sudut rumah sakit.',
      'Tarik dari arah berlawanan dengan telapak rata, memakai berat badan dan lutut, bukan pinggang. Jatuhkan koin dari ketinggian siku: memantul berarti kencang. Kerut yang tersisa dirapikan ke arah kaki. Berpasangan, satu ranjang selesai kurang dari tiga menit. Sendirian, selesaikan satu sisi sepenuhnya baru memutari ranjang.',
    ],
    'Bantal, selimut, dan noda': [
      'Pegang sarung bantal terbalik dengan tangan di dalam, jepit ujung bantal, lalu balikkan sarungnya turun. Cara itu menjauhkan wajahmu dari debu. Bukaan sarung menghadap menjauhi pintu, karena tamu melihat ranjang dari pintu.',
      'Noda diperiksa di bawah cahaya jendela sebelum linen masuk kantong. Darah disiram air dingin, minyak ditaburi sabun cuci piring, lipstik dipisah dengan label. Bantal yang berbau lembap atau berbintik kuning dilaporkan, bukan ditutupi dua sarung. Tulis nomor kamarnya, sebab noda serupa di kamar yang sama berarti ada kebocoran.',
    ],
    'Dari atas ke bawah, dari kering ke basah': [
      'Debu jatuh, air mengalir; kedua hukum itu menentukan urutan. Mulai dari lampu dan rak atas dengan kain kering, turun ke cermin, meja, kaki kursi, baru lantai. Setelah bagian kering selesai, masuklah ke kamar mandi.',
      'Di sana semprotkan pembersih dahulu lalu biarkan bekerja sambil mengosongkan tempat sampah. Kaca digosok dengan gerakan S, wastafel, pancuran, terakhir kloset dengan kain berwarna lain yang tidak pernah bertukar tempat. Keringkan semua logam; bercak air di keran adalah hal pertama yang dilihat tamu ketika mencuci muka.',
    ],
    'Cairan yang tidak boleh bertemu': [
      'Pemutih bertemu pembersih kerak yang bersifat asam menghasilkan gas yang melukai paru-paru, dalam hitungan detik, di ruangan sesempit kamar mandi. Begitu pula pemutih dengan amonia. Pakai satu jenis, bilas sampai habis, baru yang lain bila memang perlu.',
      'Jangan memindahkan cairan ke botol minuman, sependek apa pun waktunya. Setiap botol semprot berlabel nama, takaran, dan tanggal. Tuang air lebih dulu, cairan belakangan, agar tidak memercik. Sarung tangan dipakai sejak membuka tutup. Kalau tercium bau menyengat, keluar, buka pintu, panggil atasan; kamar bisa menunggu.',
    ],
    'Mengetuk tiga kali': [
      'Ketuk tiga kali dengan buku jari, sebutkan tata graha, hitung sampai lima. Ulangi sekali lagi. Buka selebar kepalan tangan, ucapkan permisi, dan dengarkan. Tanda jangan ganggu dihormati tanpa mengetuk; catat jamnya, serahkan kepada pengawas bila sampai sore belum berubah.',
      'Jika tamu ternyata ada, tawarkan dua waktu: sekarang atau pukul berapa. Jangan menatap isi kamar sambil bicara. Jika tamu sedang tidur atau berganti baju, mundur tanpa suara dan tutup perlahan. Pintu dibiarkan terbuka selama bekerja. Orang lain yang mengaku lupa kunci diantar ke meja depan, betapapun ramahnya ia.',
    ],
    'Cincin di bawah bantal': [
      'Kamu mengangkat bantal dan ada cincin. Jangan dikantongi, walaupun maksudmu menyelamatkan. Foto di tempatnya, panggil pengawas melalui radio, tunggu saksi, kemudian masukkan ke kantong bersegel bertuliskan nomor kamar, tanggal, jam, dan dua nama.',
      'Berita acara menyebut apa yang terlihat, bukan apa yang diduga: logam warna kuning bermata putih, bukan emas berlian. Barang yang tampak seperti sampah pun disimpan sehari, sebab secarik kertas bisa berarti alamat. Serahkan kepada bagian barang temuan sebelum pulang. Kejujuran yang tercatat melindungi tamu, juga melindungimu.',
    ],
  },
  'Penyaji Makanan dan Minuman': {
    'Lipatan serbet yang tahan berdiri': [
      'Cukup tiga bentuk: kipas untuk jamuan, kantong untuk sendok garpu, dan mitra sederhana untuk makan malam. Semuanya bergantung pada serbet yang dikanji dan disetrika; kain lemas tidak akan berdiri selipat apa pun.',
      'Kerjakan di meja kering, jauhkan dari dada, dan cuci tangan lebih dulu, sebab kain itu akan menyentuh bibir. Lipat dua puluh sekaligus dengan irama yang sama, garis lipatan ditekan memakai gagang sendok. Letakkan menghadap kursi, bukan menghadap lorong. Bila tamu meninggalkan kursi sebentar, lipat kembali serbetnya dan taruh di sandaran.',
    ],
    'Nampan di tangan kiri': [
      'Bentangkan telapak kiri, ujung jari menyebar, nampan bertumpu pada jari dan pangkal telapak, bukan pada lengan. Gelas tinggi berada di tengah, benda pendek mengelilinginya, sisi berat menghadap badanmu. Tangan kanan bebas untuk membuka pintu.',
      'Berjalan setengah langkah dengan lutut lentur, dan pandang ke depan, karena mata yang menatap gelas membuat gelas bergoyang. Berlatihlah memakai enam gelas plastik berisi air melewati kursi yang disusun zigzag. Ketika mengambil satu gelas, geser yang lain agar seimbang. Ucapkan permisi dari kiri sebelum nampan melintas di dekat kepala siapa pun.',
    ],
    'Mengangkat tiga piring': [
      'Piring pertama dijepit antara jempol dan telunjuk, kelingking menopang dari bawah. Piring kedua menyelip di bawah yang pertama, bertumpu pada tiga jari serta pangkal jempol. Piring ketiga, bila panas, dibawa tangan kanan dengan serbet.',
      'Rahasianya pada pergelangan yang tetap datar; begitu ia menekuk, saus mengalir ke lengan. Mulailah dengan piring kosong, lalu piring berisi kelereng, akhirnya berisi kuah. Sajikan dari kanan tamu, hadapkan bagian utama ke arahnya. Angkat piring kotor menunggu semua selesai, kecuali tamu menyingkirkannya sendiri.',
    ],
    'Bercerita tentang menu': [
      'Tamu tidak membeli bumbu, melainkan bayangan. Untuk tiap hidangan siapkan tiga kalimat: bahan utama dan asalnya, bagaimana rasanya di mulut, serta satu saran teman makannya. Ikan kembung dari pasar pagi, dibakar dengan daun kunyit sehingga wanginya tipis, cocok dengan nasi hangat tanpa sambal dulu.',
      'Cicipi dulu sebelum jam buka, dan tanyakan kepada juru masak apa yang hari ini paling segar. Katakan jujur bila sesuatu pedas atau lama dimasak. Jangan menyebut semua sebagai favorit. Satu rekomendasi tegas, dengan alasan, lebih dipercaya daripada daftar panjang yang diucapkan sambil tersenyum.',
    ],
    'Pantangan dan alergi': [
      'Tanyakan sebelum pesanan ditulis: adakah yang tidak boleh dimakan di meja ini? Tulis dengan huruf besar di kertas pesanan, sebutkan nomor kursi, ulangi di depan tamu, lalu sampaikan kepada dapur dengan suara, bukan hanya kertas.',
      'Jangan menebak isi bumbu. Udang bersembunyi dalam terasi, kacang dalam saus, gandum dalam kecap, susu dalam roti. Jawaban saya tanyakan dulu selalu benar. Antar hidangan itu sendirian, sebutkan kembali bahwa tanpa udang. Bila tamu terlihat sesak atau bengkak, hentikan, panggil atasan, dan minta pertolongan medis segera.',
    ],
    'Tagihan dibagi lima': [
      'Lima tamu, satu meja, dan mereka baru mengatakannya di akhir. Cegah dengan bertanya di awal: dijadikan satu atau terpisah? Catat pesanan menurut nomor kursi searah jarum jam dari pintu, sehingga membaginya tinggal membaca.',
      'Untuk hidangan bersama, bagi rata dan tulis di baris terakhir setiap lembar. Bulatkan ke atas hanya bila mereka setuju. Serahkan dalam map tertutup, mundur dua langkah, dan jangan menunggu sambil menatap. Hitung uang kembalian di depan tamu, bukan di depan kasir. Kesalahan diperbaiki dengan lembar baru, tidak dicoret.',
    ],
    'Makan malam tiga hidangan': [
      'Malam ini kamu melayani meja berisi empat tamu sungguhan. Hidangan pembuka sampai dalam sepuluh menit, yang utama menyusul setelah piring pembuka terangkat semua, dan penutup menunggu isyarat, bukan jam dinding. Dapur diberi tahu satu langkah lebih dahulu.',
      'Perhatikan gelas air, remah, dan mata yang mencari. Tamu menilai lewat kartu kecil: merasa diperhatikan, tidak terganggu, tahu apa yang dimakan. Sesudah mereka pulang, baca kartunya bersama tim, mulai dari yang terendah. Pilih satu hal untuk besok. Seorang penyaji yang baik diingat sebagai malam yang menyenangkan, bukan sebagai wajah.',
    ],
  },
  'Sambal dan Bumbu Dasar': {
    'Sop, opor, dan lodeh dari satu sendok': [
      'Patokannya satu sendok makan munjung bumbu putih untuk satu liter kuah, cukup buat empat orang. Untuk sop, masukkan ke kaldu ayam mendidih, tambah merica dan seledri. Untuk lodeh, tumis dulu dengan lengkuas dan daun salam, lalu tuang setengah liter air dan setengah liter santan encer.',
      'Opor meminta dua sendok, serai, serta santan kental yang baru masuk ketika ayam sudah empuk. Sesudah santan masuk, jaga api kecil dan aduk dari bawah. Garam ditambahkan terakhir, sebab bumbu di stoplesmu sudah mengandung garam.',
    ],
    'Bumbu merah tanpa langu': [
      'Timbang 250 gram cabai merah keriting, 150 gram bawang merah, 50 gram bawang putih, dan satu tomat. Kukus cabainya delapan menit sampai kulitnya lemas. Uap menghilangkan bau mentah tanpa membuat warnanya kusam, dan cabai lunak lebih halus di blender walau hanya diberi sedikit minyak.',
      'Jangan menambah air saat menghaluskan; air memperlama tumisan dan memperpendek umur simpan. Tumis dengan 100 mililiter minyak pada api sedang sekitar lima belas menit. Bumbu matang bila minyaknya memerah dan suara letupannya mereda.',
    ],
    'Balado dan rica dari stoples yang sama': [
      'Panaskan tiga sendok bumbu merah untuk setengah kilo telur atau terung yang sudah digoreng. Bagi balado, bubuhkan sesendok teh gula, garam, dan perasan satu jeruk limau setelah api padam. Panas yang terlalu lama membuat jeruk pahit.',
      'Bagi rica, tumis lagi bumbunya bersama lima cabai rawit, dua batang serai memar, serta seruas jahe. Masukkan ayam, beri segelas air, tutup dua puluh menit. Segenggam kemangi menyusul paling akhir dan cukup diaduk tiga kali, supaya daunnya layu tetapi tetap hijau.',
    ],
    'Bumbu kuning yang tidak pahit': [
      'Bakar 40 gram kunyit berikut kulitnya di atas api kecil sekitar dua menit, putar sampai kulitnya kering dan berbintik. Kerok bagian yang hangus. Kunyit mentah terasa seperti tanah, sedangkan yang gosong meninggalkan pahit di pangkal lidah.',
      'Haluskan dengan 150 gram bawang merah, 75 gram bawang putih, 50 gram kemiri sangrai, dan seruas jahe. Tumis api kecil dua belas menit. Lapisi talenan dengan daun pisang sebelum memotong kunyit, karena nodanya sulit hilang dari plastik putih.',
    ],
    'Soto dan pesmol': [
      'Rebus satu ekor ayam dalam dua liter air sampai empuk. Masukkan empat sendok bumbu kuning, dua batang serai, dan lima lembar daun jeruk, lalu didihkan perlahan dua puluh menit. Saring kuahnya bila kamu ingin soto yang bening, dan suwir dagingnya belakangan.',
      'Pesmol memakai dasar yang sama dengan air jauh lebih sedikit. Goreng setengah kilo ikan sampai kulitnya kaku. Tumis tiga sendok bumbu, beri segelas air, sesendok cuka, gula, serta cabai utuh. Ikan masuk ketika kuah tinggal setengah, supaya dagingnya tidak hancur.',
    ],
    'Enam sambal': [
      'Bagi keenamnya menurut api. Sambal matah hanya diiris, kemudian disiram minyak kelapa panas. Sambal kecap dicampur mentah: rawit, bawang merah, kecap manis, sedikit jeruk. Sambal bawang diulek kasar dari sepuluh rawit dan tiga siung bawang putih, juga disiram minyak.',
      'Tiga lainnya dimasak. Terasi dibakar dulu sampai kering, baru diulek dengan cabai goreng. Cabai hijau untuk sambal ijo dikukus sebentar lalu ditumis bersama teri. Tomat digoreng hingga pecah dan airnya habis. Yang mentah habiskan hari itu; yang ditumis tahan lebih lama.',
    ],
    'Menyimpan tanpa berjamur': [
      'Rebus stoples kaca sepuluh menit, telungkupkan di atas kain bersih, dan tunggu sampai benar-benar kering. Isi dengan bumbu yang sudah dingin, sisakan dua jari dari bibirnya. Uap dari bumbu panas mengembun di balik tutup lalu menetes, dan dari tetes itulah jamur bermula.',
      'Tuang minyak sampai permukaan tertutup setengah sentimeter. Pisahkan stok untuk sepekan; sisanya bekukan dalam cetakan es, satu kubus kira-kira satu sendok. Tempel tanggal pada tiap wadah. Begitu ada bintik, busa, atau bau asam, buang seluruh isinya, jangan hanya bagian atasnya.',
    ],
  },
  'Barista Dasar': {
    'Dari pohon ke karung': [
      'Pada proses basah, kulit dan lendir buah dibuang sebelum biji dijemur, sehingga rasanya bersih dan asamnya terang. Pada proses kering, buah utuh dijemur berminggu-minggu; gula buahnya meresap dan cangkirnya beraroma seperti selai. Proses madu berada di tengah: kulit dilepas, lendir dibiarkan ikut mengering.',
      'Di banyak daerah Sumatra ada cara keempat, giling basah, yang mengupas kulit tanduk saat biji masih lembap. Tubuhnya tebal, asamnya rendah. Saat tamu bertanya, sebutkan daerah, proses, lalu satu rasa. Tiga hal itu lebih menolong daripada nama varietas.',
    ],
    'Gilingan yang berubah oleh cuaca': [
      'Setiap pagi, tarik satu espreso uji dengan setelan kemarin sebelum tamu datang. Kalau alirannya selesai dalam dua puluh detik, haluskan setelan sedikit saja. Kalau lewat dari tiga puluh lima, kasarkan. Ubah satu hal setiap kali, jangan dosis dan gilingan bersamaan.',
      'Buang dua atau tiga gram gilingan pertama sesudah menggeser setelan, sebab di dalam corong masih tersisa bubuk lama. Udara lembap, biji yang menua, serta mata pisau yang panas pada jam sibuk ikut mengubah aliran. Tulis jam dan angka setelanmu di papan; sepekan kemudian polanya terlihat.',
    ],
    'Espreso dua puluh delapan detik': [
      'Mulai dengan rasio satu banding dua: 18 gram bubuk masuk, 36 gram espreso keluar, sekitar 28 detik sejak pompa menyala. Letakkan timbangan di bawah cangkir, sebab busa menipu mata bila kamu mengukur dengan mililiter. Ratakan bubuk, tekan lurus, lap bibir keranjang, lalu seduh segera.',
      'Cicipi sesudah diaduk. Asam tajam dan tipis berarti kurang terekstraksi: haluskan. Pahit dan kering di langit-langit berarti berlebihan: kasarkan. Bila aliran menyemprot ke samping, masalahnya bukan gilingan, melainkan bubuk yang miring ketika ditekan.',
    ],
    'Susu mengilap tanpa gelembung': [
      'Isi teko dengan susu dingin sampai pangkal cerat. Buang air dari pipa uap, celupkan ujungnya sedikit di bawah permukaan, lalu buka penuh. Selama tiga sampai lima detik terdengar bunyi kertas robek; di sinilah udara masuk. Berikutnya turunkan pipa satu sentimeter sampai sunyi dan susu berputar.',
      'Tutup uap pada 60 derajat, kira-kira saat telapakmu tidak sanggup lagi menempel. Di atas 70, manisnya hilang dan muncul rasa matang. Ketukkan teko sekali, goyang sampai mengilap seperti cat basah. Lap pipa dan semburkan uapnya segera, sebelum sisa susu mengering.',
    ],
    'Hati pertama di cangkir': [
      'Miringkan cangkir dan tuang dari ketinggian kira-kira sepuluh sentimeter tepat ke tengah, tipis saja, supaya susu menyelam di bawah krema. Saat isinya setengah, dekatkan cerat sampai hampir menyentuh permukaan dan besarkan alirannya. Lingkaran putih akan muncul.',
      'Goyangkan pergelangan sedikit sambil menegakkan cangkir. Ketika lingkaran cukup besar, angkat teko dan tarik garis tipis menembus tengahnya. Putih yang menyebar pucat berarti kamu menuang terlalu tinggi; gumpalan tebal berarti busanya kelewat banyak. Latih memakai air bersabun setetes, supaya tidak menghabiskan susu.',
    ],
    'Pesanan beruntun': [
      'Jajarkan tiket dari kiri ke kanan, lalu baca semuanya sebelum menyentuh mesin. Kelompokkan menurut susu: dua cappuccino dan satu latte bisa memakai satu teko besar yang dibagi. Minuman dingin disiapkan esnya dulu, espreso panas diseduh paling akhir karena paling cepat berubah rasa.',
      'Ucapkan jumlahnya kepada rekan di kasir, misalnya tiga menit lagi, supaya tamu mendapat kabar yang jujur. Lap meja setiap dua tiket. Kalau satu minuman gagal, ulang minuman itu saja dan teruskan urutannya. Menyimpannya demi menghemat delapan belas gram malah menimbulkan keluhan yang memakan lima menit.',
    ],
    'Membersihkan mesin': [
      'Pasang keranjang buta, beri bubuk pembersih tiga gram atau sesuai labelnya, dan jalankan pompa sepuluh detik lalu berhenti sepuluh detik, lima kali. Lepaskan, bilas kepala seduh, kemudian ulangi lima putaran tanpa bubuk. Seduh satu espreso dan buang, supaya tidak ada sisa bahan kimia.',
      'Rendam keranjang serta bagian logam gagang dalam larutan panas dua puluh menit; pegangan kayu atau plastiknya jangan ikut. Sikat karet kepala seduh, lap pipa uap, kosongkan corong biji. Minyak kopi yang tertinggal semalam menjadi tengik, dan tamu pertama besok pagilah yang meminumnya.',
    ],
  },
  'Kue Tradisional Nusantara': {
    'Santan kental tanpa pecah': [
      'Peras dua butir kelapa parut dengan 400 mililiter air hangat untuk santan kental. Masak dengan api kecil bersama setengah sendok teh garam dan selembar pandan. Aduk perlahan dari dasar ke atas tanpa henti, seperti menimba, sampai tepinya bergelembung kecil.',
      'Angkat sebelum mendidih bergolak, kira-kira pada 80 derajat. Santan pecah ketika panas memisahkan minyak dari airnya, dan adukan yang berhenti mempercepatnya. Satu sendok teh tepung beras yang dilarutkan lebih dulu membuatnya lebih tahan. Kalau terlanjur pecah, pakailah untuk menumis; jangan dipaksa menjadi siraman.',
    ],
    'Lapis dengan sabar': [
      'Untuk satu loyang 20 sentimeter: 200 gram tepung beras, 100 gram tapioka, 200 gram gula, 800 mililiter santan, setengah sendok teh garam. Saring, bagi dua, beri warna salah satunya. Panaskan dandang sampai airnya mendidih penuh dan bungkus tutupnya memakai kain.',
      'Tuang 100 mililiter setiap lapis, kukus lima menit, baru tuang warna berikutnya. Aduk adonan sebelum menimba karena tapioka mengendap. Lapisan yang belum matang akan bercampur; yang dikukus kelewat lama menjadi licin dan mudah terlepas. Sesudah lapis terakhir, kukus dua puluh menit dan tunggu dingin sebelum dipotong.',
    ],
    'Warna dari daun dan bit': [
      'Blender dua puluh lembar daun suji dan empat lembar pandan dengan 100 mililiter air, saring, lalu diamkan semalam di kulkas. Buang air bening di atasnya dan pakai endapan hijaunya saja. Bau langu tinggal di air yang kamu buang.',
      'Untuk merah muda, kukus 100 gram bit, haluskan dengan sedikit air, saring, kemudian pakai dua sendok makan bagi setengah kilo adonan. Setetes jeruk menjaga merahnya. Ganti jumlah air di resep dengan jumlah sari yang masuk, supaya adonanmu tidak encer. Warna alam memudar bila dikukus terlalu lama.',
    ],
    'Klepon yang tidak bocor': [
      'Campur 250 gram tepung ketan, 25 gram tepung beras, seperempat sendok teh garam, dan sekitar 200 mililiter air hangat bersari pandan. Tuang airnya bertahap sampai adonan dapat dipulung. Sisir gula aren sehalus pasir; bongkahan besar melubangi kulit sebelum sempat meleleh.',
      'Timbang 15 gram adonan, pipihkan, isi setengah sendok teh gula, rapatkan, dan gulirkan sampai tidak ada garis. Rebus dalam air mendidih. Sesudah mengapung, tunggu satu menit lagi, tiriskan, lalu gulingkan di kelapa parut yang telah dikukus bersama garam. Kelapa mentah cepat basi di kotak hajatan.',
    ],
    'Serabi berlubang rapi': [
      'Hangatkan 500 mililiter santan sampai suam kuku. Tuang sedikit demi sedikit ke 250 gram tepung beras, seperempat sendok teh garam, satu sendok makan gula, dan satu sendok teh ragi instan. Tepuk adonan dengan tangan sepuluh menit, lalu tutup satu jam sampai berbuih.',
      'Panaskan cetakan tanah dengan bara kecil sampai setetes air mendesis. Tuang satu sendok sayur dan biarkan terbuka sampai lubang muncul merata, baru tutup hingga permukaannya kering. Lubang tidak keluar jika cetakan kurang panas; bagian bawah hangus jika terlalu panas. Gosok cetakan memakai kelapa parut tua, bukan sabun.',
    ],
    'Daun pisang yang tidak sobek': [
      'Pilih daun pisang batu yang lentur dan belum tua. Lap kedua sisinya searah tulang, lalu layukan di atas api kecil sambil digeser sampai warnanya berubah lebih gelap dan mengilap. Menjemurnya satu jam juga bisa. Daun segar retak begitu kamu melipatnya.',
      'Potong menurut arah serat supaya lipatan utama sejajar tulang daun. Pakai dua lembar: sisi mengilap menghadap kue, sisi kusam menghadap luar. Semat dengan lidi bersih yang ujungnya diruncingkan miring, jangan dengan stapler, karena kawatnya dapat tertelan. Sisa daun disimpan tergulung dalam kain lembap.',
    ],
    'Harga sekotak hajatan': [
      'Hitung bahan seluruh loyang, lalu bagi jumlah potong yang layak jual. Contohnya, lapis berbahan Rp48.000 menjadi 32 potong, jadi Rp1.500 sepotong. Lakukan bagi keenam kue. Misalkan bahannya berjumlah Rp8.400, tambahkan kotak, daun, dan alas Rp1.600.',
      'Berikutnya gas serta listrik Rp500 dan upah. Empat orang berupah Rp120.000 mengerjakan 200 kotak, berarti Rp2.400 per kotak. Modalmu Rp12.900. Dengan laba seperempat dari harga jual, bagi dengan 0,75 dan hasilnya Rp17.200; bulatkan Rp17.500. Menambahkan 25 persen di atas modal hanya memberi laba seperlima.',
    ],
  },
  'Roti dan Kue untuk Toko': {
    'Kalis tanpa mesin': [
      'Aduk 500 gram tepung protein tinggi, 300 gram air, 5 gram ragi instan, dan 50 gram gula sampai tidak ada tepung kering. Tutup 30 menit. Selama kamu menunggu, tepung menyerap air dan gluten mulai tersusun sendiri. Baru masukkan 8 gram garam dan 40 gram mentega.',
      'Basahi tangan, tarik satu sisi adonan ke atas, lipat ke tengah, putar mangkuk seperempat. Empat tarikan satu ronde; kerjakan empat ronde berselang 20 menit. Rentangkan secuil di depan lampu. Bila membentuk selaput tipis tanpa robek, adonanmu kalis.',
    ],
    'Ragi yang malas dan yang rajin': [
      'Ragi bekerja menurut suhu adonan, bukan jam dinding. Pada 24 derajat, adonan mengembang dua kali dalam kira-kira dua jam; pada 30 derajat cukup satu jam. Dapur Semarang siang hari lazim di atas 30, jadi pakailah air es dan kurangi ragi sepertiga.',
      'Taruh sedikit adonan di gelas lurus dan ikat karet di permukaannya sebagai penanda. Tusuk adonan besar dengan jari bertepung: lekuk yang kembali pelan berarti siap, yang memantul cepat masih kurang, yang tidak kembali sudah kelewatan. Ragi mati pada air di atas 55 derajat.',
    ],
    'Fermentasi semalam di kulkas': [
      'Kurangi ragi menjadi 2 gram untuk setengah kilo tepung. Sesudah dilipat, biarkan 45 menit pada suhu ruang, lalu masukkan ke wadah bertutup yang dua kali lebih besar. Simpan pada 4 derajat selama 10 sampai 16 jam. Dingin memperlambat ragi, sedangkan enzim terus membangun rasa.',
      'Pukul empat pagi keluarkan, bentuk selagi dingin karena tidak lengket, dan kembangkan sekitar 90 menit. Jangan menaruhnya dekat pintu kulkas yang sering dibuka. Bau asam menyengat menandakan raginya berlebih atau kulkasmu terlalu hangat.',
    ],
    'Oven yang timpang': [
      'Panggang satu loyang irisan roti tawar pada 180 derajat selama enam menit. Irisan yang gosong menggambar peta panas ovenmu. Letakkan termometer oven murah di tengah; selisih 20 derajat dari tombolnya tidak aneh. Panaskan sedikitnya 20 menit sebelum loyang pertama.',
      'Roti manis 50 gram matang sekitar 14 menit, jadi putar loyang 180 derajat pada menit kesembilan, saat bentuknya telah kaku. Membuka pintu lebih awal membuatnya kempis. Bila dasarnya cepat gosong, selipkan loyang kosong di rak bawah.',
    ],
    'Warna, bunyi ketukan, dan suhu': [
      'Lihat sisinya, jangan hanya puncaknya. Puncak cokelat dengan pinggang pucat berarti roti akan melempem. Keluarkan, balikkan, dan ketuk bagian bawah roti tawar: suara kosong seperti kotak kayu berarti matang, suara berat berarti masih basah.',
      'Ukuran yang pasti ialah termometer tusuk di pusat roti. Roti manis bermentega matang pada 88 sampai 92 derajat, roti tawar sederhana 94 sampai 98. Kalau warna sudah cukup tetapi pusatnya baru 80, tutup aluminium dan turunkan panas sepuluh derajat. Catat menitnya untuk loyang berikut.',
    ],
    'Kantong tanpa keringat': [
      'Pindahkan roti dari loyang ke rak kawat dalam lima menit, karena loyang panas terus menguapkan dasarnya. Roti manis kecil butuh sekitar satu jam sampai pusatnya turun di bawah 30 derajat, roti tawar dua sampai tiga jam. Kipas boleh, asalkan tidak langsung; kulitnya bisa mengeras.',
      'Bungkus terlalu dini dan uap mengembun di plastik, lalu dua hari kemudian jamur muncul di titik itu. Bungkus terlalu lambat, roti menjadi kering. Tulis jam panggang pada kantong. Jangan simpan di kulkas, sebab pati mengeras paling cepat pada suhu itu.',
    ],
    'Roti kemarin': [
      'Tentukan nasibnya sebelum toko tutup. Yang masih empuk dijual sampai pukul sepuluh pagi dengan potongan tiga puluh persen, di keranjang terpisah, berlabel jujur roti kemarin. Yang mulai keras diiris, diolesi mentega dan gula, kemudian dipanggang 120 derajat selama 40 menit menjadi bagelen.',
      'Modal sepotong Rp2.200, harga biasa Rp4.000, maka Rp2.800 masih menutup modal. Catat sisa per jenis selama dua pekan. Jenis yang selalu tersisa lebih dari sepersepuluh dikurangi produksinya. Roti berisi krim atau daging tidak ikut; buang pada hari yang sama.',
    ],
  },
};
