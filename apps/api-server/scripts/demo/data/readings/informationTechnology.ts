import type { Readings } from './shape.ts';

export const informationTechnologyReadings: Readings = {
  'Merakit dan Merawat Komputer Kantor': {
    'Memilih suku cadang sesuai anggaran': [
      'Tulis pekerjaannya dulu, baru harganya. Kasir membutuhkan layar jelas, penyimpanan cepat, dan daya hemat; prosesor mahal tidak membuat struk keluar lebih lekas. Guru memerlukan memori cukup untuk peramban berisi dua puluh tab. Perancang memerlukan kartu grafis dan layar dengan warna tepat.',
      'Bandingkan tiga daftar belanja, dan pada masing-masing cari satu pos yang bisa diturunkan tanpa terasa. Jangan berhemat pada catu daya serta penyimpanan; keduanya membawa serta yang lain ketika mati. Periksa kecocokan soket, tinggi memori, dan jumlah kabel daya sebelum membayar. Simpan nota serta kardus selama masa garansi.',
    ],
    'Prosesor, pasta, dan kipas': [
      'Cocokkan segitiga kecil pada prosesor dengan segitiga di soket, letakkan tanpa menekan, lalu turunkan tuasnya. Pasta sebesar biji jagung di tengah sudah cukup; tekanan kipas yang meratakannya. Terlalu banyak justru merembes, terlalu sedikit meninggalkan ruang udara.',
      'Kencangkan sekrup kipas menyilang seperempat putaran bergantian, seperti memasang ban. Sambungkan kabel kipas ke tempat bertuliskan CPU_FAN, kalau tidak, papan induk menolak menyala. Nyalakan tanpa penutup, masuk ke pengaturan, amati suhu selama lima menit. Angka yang menanjak terus berarti angkat kembali dan ulangi dengan pasta baru.',
    ],
    'Menata kabel agar angin lewat': [
      'Udara masuk dari depan bawah, keluar dari belakang atas. Kabel yang berjuntai di tengah jalan memaksanya memutar, dan debu berhenti di situ. Tarik semua kabel ke belakang papan, ikat dengan perekat kain setiap sejengkal, sisakan sedikit kelonggaran di konektor.',
      'Ukur suhu sebelum dan sesudah dengan beban yang sama selama sepuluh menit; penurunan beberapa derajat sering cukup membuat kipas diam. Pastikan arah panah pada setiap kipas. Kabel yang terlipat tajam dekat konektor akan putus di dalam. Terakhir, foto hasilnya agar pemeriksa bulan depan tahu mana yang berubah.',
    ],
    'Memasang sistem operasi resmi': [
      'Siapkan pemasang dari situs resmi pada flashdisk, dan catat kunci lisensi atas nama kantor, bukan nama teknisi. Saat memilih tempat memasang, cabut dahulu cakram berisi data supaya tidak salah hapus. Buat dua akun: pengelola dengan sandi panjang, dan pegawai tanpa hak memasang.',
      'Sesudah menyala, jalankan pembaruan sampai tidak ada lagi, kemudian pasang penggerak perangkat dari pabrik, bukan dari situs kumpulan. Hidupkan enkripsi cakram dan simpan kunci pemulihannya di brankas. Bajakan kelihatan gratis sampai pemeriksa atau virus datang; keduanya tidak membuat janji.',
    ],
    'Memindahkan data pegawai lama': [
      'Dua orang hadir: pegawai dan teknisi. Buat daftar folder yang dipindahkan, salin ke cakram perantara, bandingkan jumlah berkas serta ukurannya, lalu buka tiga berkas acak di komputer baru. Email dan kata sandi tersimpan punya jalannya sendiri; jangan menyalin profil peramban mentah.',
      'Setelah pegawai menandatangani, komputer lama dihapus dengan alat yang menimpa, bukan sekadar dikosongkan. Dokumen pribadi seperti foto keluarga dikembalikan kepada pemiliknya dan tidak disimpan kantor. Tanda terima mencatat nomor seri, tanggal, dan siapa menghapus. Cakram perantara dihapus terakhir, pada hari yang sama.',
    ],
    'Debu, baterai, dan suara aneh': [
      'Tempelkan telinga ke penutup. Dengung halus wajar, gemeretak berarti bantalan kipas aus, klik berulang dari penyimpanan berarti cadangkan sekarang juga. Bunyi bip panjang saat menyala punya arti yang bisa dicari di buku papan induk.',
      'Tiup debu di luar ruangan dengan kipas ditahan jari, sebab kipas yang berputar liar membangkitkan listrik. Kuas halus untuk sirip pendingin, jangan kain basah. Jam yang selalu kembali ke tahun lama menandakan baterai kecil di papan habis; harganya murah. Laptop dengan badan menggembung dimatikan dan tidak ditekan, lalu diserahkan kepada yang berwenang.',
    ],
    'Jadwal sepuluh meja': [
      'Sepuluh komputer tidak dirawat sekaligus. Buat kalender setahun: setiap bulan semua meja diperiksa lima menit, dan dua meja dibuka penutupnya. Dengan begitu tiap mesin dibersihkan dua kali setahun tanpa menghentikan kantor.',
      'Lembar periksanya ditempel di bawah meja: suhu, ruang kosong, tanggal cadangan terakhir, pembaruan, bunyi. Isi dengan angka, bukan centang, karena angka yang naik pelan bercerita lebih dini. Libatkan pemakai; ia yang pertama tahu bila ada yang melambat. Setelah enam bulan, bandingkan panggilan darurat dengan semester sebelumnya.',
    ],
  },
  'Membuat Aplikasi Android Pertamamu': {
    'Menjalankan aplikasi kosong di ponsel': [
      'Pilih New Project, Empty Activity, beri nama UtangWarung, dan biarkan bahasa Kotlin. Pembangunan pertama paling lama karena mengunduh banyak pustaka; pakai Wi-Fi dan jangan menutup laptop. Setelah bilah bawah tenang, pilih ponselmu di atas, tekan segitiga hijau.',
      'Begitu tulisan sapaan muncul di ponselmu, ubah katanya pada berkas MainActivity, jalankan lagi, dan saksikan perubahan itu. Kamu baru saja menyelesaikan lingkaran terpenting: ubah, jalankan, lihat. Bila gagal, baca baris merah pertama di panel Build, bukan yang terakhir. Salin ke catatan beserta apa yang menyembuhkannya.',
    ],
    'Daftar pelanggan di layar pertama': [
      'Mulai dari data, bukan gambar: data class Pelanggan(val nama: String, val utangRupiah: Int). Buat lima pelanggan contoh, termasuk satu bernama sangat panjang. Tampilkan dengan LazyColumn, setiap baris sebuah Row berisi nama di kiri dan jumlah di kanan.',
      'Beri ruang minimal 48 dp supaya jempol tidak meleset, dan gunakan weight(1f) pada nama agar nama panjang terpotong, bukan mendorong angka keluar layar. Format rupiah ditulis pada satu fungsi saja. Sekarang kosongkan daftarnya: layar putih tanpa penjelasan membingungkan, jadi tambahkan kalimat ajakan mencatat utang pertama.',
    ],
    'Tombol tambah dan layar kedua': [
      'Letakkan tombol mengambang di kanan bawah dengan deskripsi untuk pembaca layar. Ketika ditekan, pindah ke layar isian lewat NavHost dengan dua rute: daftar dan isian. Rute boleh membawa nomor pelanggan bila kelak dipakai untuk mengubah.',
      'Di layar isian ada dua TextField; keyboard angka dipilih untuk jumlah. Simpan dinonaktifkan selama nama kosong atau jumlah nol. Setelah menyimpan, kembali dengan popBackStack, bukan dengan membuka daftar baru, supaya tombol kembali tidak berputar-putar. Putar ponselmu ke samping saat mengisi. Kalau isian lenyap, ganti remember menjadi rememberSaveable.',
    ],
    'Catatan yang tidak hilang saat ponsel mati': [
      'Sejauh ini data hidup di memori dan mati bersama aplikasi. Bayangkan buku tulis: halaman adalah tabel, baris adalah pelanggan, nomor baris tidak pernah dipakai dua kali. Room memberi kita buku itu dengan tiga bagian, yaitu Entity, Dao, dan Database.',
      'Tandai kelas Pelanggan dengan @Entity dan beri @PrimaryKey yang terisi sendiri. Dao memuat ambil semua sebagai Flow, sehingga layar ikut berubah saat isi buku berubah. Menulis dilakukan di coroutine agar layar tidak membeku. Ujiannya sederhana: isi dua utang, matikan ponsel, nyalakan, buka.',
    ],
    'Mengubah dan menghapus dengan aman': [
      'Menekan satu baris membuka isian dengan data lama. Tombol hapus berada di sana, bukan di daftar, supaya tidak tersentuh saat menggulir. Tanyakan dengan menyebut isinya: hapus utang Bu Tini Rp35.000? Tombol amannya bernama Batal.',
      'Sesudah dihapus, tampilkan pesan singkat dengan pilihan urungkan selama beberapa detik; orang lebih tenang menghapus bila bisa kembali. Pembayaran jangan mengurangi angka diam-diam, catat sebagai baris baru bertanggal. Suatu hari pelanggan bertanya kapan ia membayar dua puluh ribu itu, dan warungmu punya jawabannya.',
    ],
    'Ikon, nama, dan berkas pasang': [
      'Lewat menu New, Image Asset, buat ikon dari satu huruf di atas warna warungmu; pratinjau memperlihatkan bentuk bulat serta kotak. Ganti nama aplikasi di strings.xml, karena di bawah ikon hanya muat sekitar dua belas huruf.',
      'Pilih Generate Signed Bundle or APK, buat kunci baru, dan simpan berkas kunci serta sandinya di dua tempat. Kunci hilang berarti pembaruan berikutnya dianggap aplikasi lain. Bagikan APK kepada tiga tetangga, dampingi mereka mengizinkan pemasangan, lalu minta izin itu dimatikan kembali. Catat versi ponsel yang gagal.',
    ],
    'Rencana enam perbaikan': [
      'Duduk di warung selama satu jam dan amati aplikasi dipakai tanpa memberi petunjuk. Tulis enam hal yang membuat pemiliknya mengernyit. Biasanya bukan warna, melainkan mencari nama di daftar panjang dan mengetik angka nol yang banyak.',
      'Urutkan menurut seberapa sering terjadi dikali seberapa menyebalkan, lalu pilih dua untuk minggu pertama. Kerjakan satu sampai terpasang, baru yang kedua. Setiap versi diberi catatan satu kalimat untuk pemakainya. Empat sisanya menunggu; setelah dua minggu, beberapa di antaranya ternyata tidak lagi diminta siapa pun.',
    ],
  },
  'Administrasi Server Linux dari Dasar': {
    'Membaca catatan sistem': [
      'Ribuan baris tidak dibaca, melainkan disaring. Jalankan journalctl -u nginx --since "1 hour ago" untuk satu layanan dan satu jam terakhir, kemudian tambahkan -p err agar hanya kesalahan yang tersisa. Tombol garis miring mencari kata, huruf q keluar.',
      'Cari baris pertama yang aneh, bukan yang terakhir; sisanya biasanya akibat. Perhatikan jam, nama layanan, dan angka di ujung kalimat. Pakai tail -f pada satu jendela sambil mengulangi kesalahan di jendela lain, sehingga kamu melihat sebab dan akibat dalam tarikan napas yang sama. Salin kalimatnya utuh ke catatanmu.',
    ],
    'Siapa boleh menyentuh apa': [
      'Ketik ls -l dan baca sepuluh huruf di kiri. Huruf pertama jenisnya, tiga berikutnya hak pemilik, tiga lagi milik kelompok, tiga terakhir untuk semua orang: baca, tulis, jalankan. Berkas gaji dengan r di ujung kanan berarti seluruh kantor bisa mengintip.',
      'Perbaiki dengan chmod 640 gaji.ods, lalu chown bendahara:keuangan gaji.ods. Angkanya penjumlahan: baca empat, tulis dua, jalankan satu. Jangan pernah menyelesaikan masalah dengan 777; itu sama seperti mencopot pintu karena kuncinya seret. Uji memakai akun lain lewat sudo -u, bukan lewat keyakinan.',
    ],
    'Masuk dengan kunci, bukan sandi': [
      'Buat sepasang kunci di komputermu: ssh-keygen -t ed25519, beri frasa sandi, lalu kirim bagian umumnya dengan ssh-copy-id. Bagian rahasia tidak pernah meninggalkan laptop. Masuklah sekali untuk memastikan kuncinya diterima.',
      'Biarkan jendela itu tetap terbuka, kemudian sunting sshd_config: PasswordAuthentication no dan PermitRootLogin no. Muat ulang layanan, coba masuk dari jendela kedua. Bila gagal, jendela pertama adalah jalan pulangmu. Simpan salinan kunci di tempat aman, dan cabut kunci rekan yang pindah kerja pada hari terakhirnya.',
    ],
    'Situs pertama di belakang Nginx': [
      'Aplikasi komunitasmu mendengar di porta 3000, hanya dari dalam. Nginx berdiri di depan pintu, menerima tamu di 80 dan 443, lalu meneruskan lewat proxy_pass. Tulis satu berkas di sites-available, tautkan ke sites-enabled, uji dengan nginx -t sebelum memuat ulang.',
      'Gembok hijau datang dari sertifikat gratis yang diperbarui sendiri oleh certbot. Setelah terpasang, tutup porta 3000 di tembok api agar tidak ada jalan samping. Buka situs dari ponsel dengan data seluler, bukan dari jaringan rumah. Kalau gemboknya muncul di sana, tetangga pun melihatnya.',
    ],
    'Memperbarui tanpa mematikan': [
      'Siapkan versi baru di folder tersendiri dan jalankan pada porta 3001. Panggil halaman kesehatannya dengan curl sampai menjawab 200. Baru kemudian ubah satu angka pada Nginx dan muat ulang; tamu yang sedang membaca tetap dilayani proses lama sampai selesai.',
      'Versi lama jangan langsung dihentikan. Tunggu sepuluh menit sambil mengamati catatan kesalahan. Bila grafiknya naik, kembalikan angka tadi, dan kamu pulang dalam lima detik. Perubahan basis data dilakukan bertahap, menambah kolom dahulu, menghapus belakangan, supaya kedua versi bisa hidup berdampingan sejenak.',
    ],
    'Cadangan yang pernah dicoba pulih': [
      'Tiga salinan, dua jenis tempat, satu di luar gedung: ingat angka itu sebelum memilih alat. Buat skrip yang menumpahkan basis data, membungkus folder unggahan, menamainya dengan tanggal, lalu mengirimnya ke mesin lain. Jadwalkan setiap malam dan minta ia mengirim kabar bila gagal.',
      'Sekali sebulan, pulihkan cadangan terbaru ke server kosong sambil memegang penghitung waktu. Buka tiga halaman acak, cocokkan jumlah baris. Waktu yang tercatat adalah janji jujurmu kepada komunitas saat bencana. Cadangan yang tidak pernah dibuka hanyalah harapan yang memakan ruang.',
    ],
    'Pukul dua pagi, cakram penuh': [
      'Tarik napas, buka catatan, tulis jam. Periksa df -h untuk tahu bagian mana yang penuh, lalu df -i karena kadang yang habis jumlah berkasnya. Cari penyebab dengan du -xh --max-depth=1 / dari atas ke bawah. Sembilan dari sepuluh kali ia ada di /var/log.',
      'Kosongkan isi berkas catatan dengan truncate, jangan dihapus, sebab proses yang memegangnya tetap menahan ruang. Setelah longgar, pastikan basis data sudah menulis kembali. Baru esok siangnya pasang logrotate dan peringatan pada angka delapan puluh persen. Malam itu tugasmu hanya membuat layanan bernapas.',
    ],
  },
  'Jaringan Komputer untuk Teknisi Pemula': {
    'Memasang konektor dengan urutan yang benar': [
      'Kupas selubung tiga sentimeter, luruskan delapan helai, dan susun menurut urutan T568B: putih oranye, oranye, putih hijau, biru, putih biru, hijau, putih cokelat, cokelat. Potong rata sepanjang sedikit lebih dari satu sentimeter sehingga selubungnya ikut terjepit.',
      'Dorong sampai ujung tembaga terlihat menyentuh muka konektor, baru tekan tang sekali dengan mantap. Kedua ujung kabel memakai urutan serupa. Uji sebelum memasang ke perangkat, beri label di kedua sisi dengan nomor ruang, dan simpan sisa kabel menggulung longgar, bukan terlipat tajam.',
    ],
    'Alamat yang tidak boleh kembar': [
      'Dua komputer dengan alamat sama bergantian hilang, seperti dua rumah bernomor satu. Ambil jaringan 192.168.10.0 dan bagi menjadi tiga ruang: kasir, kantor, tamu. Setiap ruang mendapat rentangnya sendiri, dan alamat pertama dipakai sebagai pintu keluar.',
      'Pencetak dan mesin kasir diberi alamat tetap di luar rentang yang dibagikan otomatis. Tulis semuanya dalam satu tabel yang ditempel di pintu lemari perangkat. Saat keluhan datang, jalankan ping ke alamat pintu, lalu ke pencetak. Balasan dari perangkat yang seharusnya mati berarti ada kembaran di suatu tempat.',
    ],
    'Topeng jaringan tanpa rumus rumit': [
      'Topeng 255.255.255.0 berkata: tiga angka pertama nama jalan, angka terakhir nomor rumah. Dengan itu ada 254 rumah. Potong jalan menjadi dua memakai 255.255.255.128 dan masing-masing memuat 126; potong lagi dengan 192 dan tersisa 62.',
      'Hitung dengan jari: 128, 64, 32, 16. Setiap kali dibagi dua, dua nomor terpakai untuk nama jalan dan pengeras suara. Buat tabel kecil berisi awal, akhir, dan pintu tiap potongan. Dua perangkat di potongan berbeda tidak saling melihat tanpa perute, meskipun kabelnya tertancap di kotak yang sama.',
    ],
    'Menempatkan titik Wi-Fi di ruko tiga lantai': [
      'Gambar denah setiap lantai dan tandai beton, cermin besar, akuarium, serta lemari besi; keempatnya menelan sinyal. Satu titik di tengah lantai dua jarang cukup untuk tiga lantai, karena pelat beton lebih tebal daripada dinding.',
      'Pasang satu titik per lantai, di langit-langit dekat tangga, dihubungkan kabel. Gunakan saluran 1, 6, dan 11 secara bergantian agar tidak saling menindih pada pita 2,4 gigahertz. Berjalanlah dengan ponsel sambil mencatat kekuatan di meja kasir, gudang, dan kamar mandi. Tambah alat hanya setelah angka itu bicara.',
    ],
    'Sandi, tamu, dan batas kecepatan': [
      'Jaringan kasir dan jaringan tamu harus tidak bisa bersalaman. Buat dua nama, masing-masing pada VLAN tersendiri, lalu aktifkan pemisahan antarperangkat untuk tamu. Uji dari ponsel: pencetak kasir tidak boleh kelihatan.',
      'Sandi kasir panjang dan hanya diketahui pemilik; sandi tamu boleh dicetak di nota serta diganti setiap bulan. Batasi kecepatan tamu, misalnya lima megabit per ponsel, supaya satu orang yang mengunduh film tidak menghentikan pembayaran. Ganti pula sandi bawaan perute sebelum pulang. Itu pintu yang paling sering lupa ditutup.',
    ],
    'Tangga mencari gangguan': [
      'Naiki tujuh anak tangga tanpa melompat: tanyakan apa yang berubah, lihat lampu, uji kabel, periksa alamat, ping pintu keluar, ping alamat luar seperti 1.1.1.1, lalu coba sebuah nama. Setiap anak tangga membagi dunia menjadi dua.',
      'Kalau alamat luar menjawab tetapi nama tidak, persoalannya pada DNS. Bila pintu keluar diam, jangan menelepon penyedia dulu. Tulis anak tangga tempat kamu berhenti beserta bukti, sebab petugas penyedia akan menanyakan hal serupa. Menebak memang kadang cepat, tetapi tidak mengajarimu apa-apa untuk gangguan berikutnya.',
    ],
    'Berita acara untuk pelanggan': [
      'Sebelum membereskan alat, tulis satu halaman: keluhan menurut pelanggan, apa yang ditemukan, apa yang diganti beserta nomor seri, dan bagaimana kamu mengujinya. Lampirkan foto sebelum serta sesudah. Bahasa tukang diterjemahkan ke bahasa pemilik toko.',
      'Minta pelanggan mencoba sendiri, membuka kasir dan mencetak satu nota, kemudian menandatangani di depanmu. Cantumkan masa garansi pekerjaan dan apa yang tidak termasuk, seperti sambaran petir. Salinannya memudahkan tagihan hari ini, juga menolong teknisi lain enam bulan lagi. Bisa jadi teknisi itu kamu sendiri, yang sudah lupa.',
    ],
  },
  'Keamanan Digital untuk Semua': {
    'Berkas undangan dan resi palsu': [
      'Undangan pernikahan yang sah berupa gambar, tautan peta, atau PDF. Bila nama berkasnya berakhiran .apk, itu program, dan program tidak pernah diperlukan untuk membaca undangan. Begitu dipasang, ia meminta izin membaca SMS, lalu meneruskan kode bank ke orang lain tanpa bunyi apa pun.',
      'Coba periksa folder unduhan ponselmu sekarang. Cari akhiran apk, hapus yang tidak kamu kenal, lalu matikan izin memasang dari sumber luar di pengaturan. Lakukan juga di ponsel orang tuamu malam ini.',
    ],
    'Sandi panjang yang mudah diingat': [
      'Tebaklah sendiri: mana yang lebih lama dibobol, M4w4r99! atau kambing-tidur-di-atas-lemari-es? Yang kedua, jauh sekali, sebab panjang mengalahkan tanda baca. Pilih empat benda yang tidak berhubungan dan bayangkan adegannya satu menit.',
      'Jangan memakai kalimat itu di dua tempat. Untuk puluhan akun lainnya, biarkan pengelola sandi bawaan ponsel yang mengarang dan mengingat. Kamu cukup hafal dua kalimat: satu untuk membuka ponsel, satu lagi untuk email utama yang menjadi kunci semua pemulihan.',
    ],
    'Verifikasi dua langkah di tiga akun terpenting': [
      'Mulai dari email, karena tombol lupa sandi semua akun bermuara ke sana. Buka pengaturan keamanan, nyalakan langkah kedua, dan pilih aplikasi kode, bukan SMS, bila tersedia. Simpan sepuluh kode cadangan di kertas, bukan tangkapan layar.',
      'Lanjutkan ke aplikasi pesan: pasang PIN enam angka dan email pemulihan. Terakhir bank, tempat langkah kedua biasanya sudah ada, tetapi nomor ponselnya sering milik kartu lama. Uji semuanya dengan keluar lalu masuk kembali sebelum kamu menutup pelajaran ini.',
    ],
    'Izin aplikasi yang patut dicurigai': [
      'Tanyakan satu hal pada tiap izin: apakah fungsi aplikasi ini mati tanpanya? Peta tanpa lokasi memang buta. Senter tanpa daftar kontak tetap menyala. Permainan kartu tidak perlu mikrofon, dan pengubah suara tidak perlu membaca pesanmu.',
      'Buka menu privasi, pilih pengelola izin, lalu telusuri dari SMS, kontak, dan aksesibilitas. Yang terakhir paling berbahaya karena pemiliknya dapat menekan tombol atas namamu. Cabut dulu; aplikasi yang benar-benar memerlukan akan bertanya lagi dengan sopan ketika dipakai.',
    ],
    'Merapikan foto KTP di galeri': [
      'Ketik KTP di kolom pencarian galeri. Kebanyakan orang menemukan belasan foto: kartu sendiri, kartu tetangga untuk urusan bantuan, halaman buku tabungan. Setiap aplikasi berizin galeri bisa melihatnya, termasuk yang kamu pasang untuk menyunting foto kucing.',
      'Pindahkan yang masih perlu ke folder terkunci, hapus sisanya, lalu kosongkan tempat sampah galeri. Jika suatu layanan meminta salinan, tulis tujuan dan tanggalnya melintang di atas foto sebelum mengirim. Salinan bertanda itu sulit dipakai untuk pinjaman atas namamu.',
    ],
    'Sepuluh menit pertama setelah tertipu': [
      'Menit pertama untuk bank, bukan untuk menangis atau membalas pesan penipu. Telepon nomor di balik kartu, minta pemblokiran, catat nama petugas dan nomor laporannya. Menit keempat, ganti sandi email dari perangkat lain dan keluarkan semua sesi.',
      'Menit ketujuh, beri tahu keluarga dan grup bahwa akunmu mungkin dipakai meminjam uang. Setelah itu barulah kumpulkan bukti: tangkapan layar, rekening tujuan, jam kejadian. Tempel urutan ini di pintu lemari, karena saat panik tidak seorang pun sanggup mencarinya.',
    ],
    'Melapor tanpa malu': [
      'Penipu hidup dari rasa malu korbannya. Padahal laporanmu bisa membekukan rekening sebelum korban kesepuluh. Siapkan empat hal: kronologi bertanggal, nomor rekening atau akun pelaku, bukti kirim, dan identitasmu.',
      'Laporkan rekening lewat bank pengirim dan situs cekrekening milik pemerintah, tawaran keuangan gelap lewat layanan otoritas jasa keuangan, dan pidananya ke kantor polisi atau patroli siber. Kamu tidak perlu menjelaskan mengapa dulu percaya. Cukup ceritakan apa yang terjadi, jam demi jam, seperti mengisi buku tamu.',
    ],
  },
  'Dasar Pemrograman Web': {
    'Formulir pesanan katering': [
      'Sebelum mengetik satu tag pun, tanyakan pada Bu Katering apa yang ia tulis di kertas ketika telepon berdering: nama, tanggal, jumlah kotak, alamat, pantangan. Lima hal itu menjadi lima isian. Pakai label untuk tiap kotak dan type yang tepat; date memunculkan kalender, tel memunculkan angka di ponsel.',
      'Kelompokkan pilihan menu dengan fieldset dan legend. Tekan Tab dari atas ke bawah. Kalau urutannya masuk akal tanpa tetikus, formulirmu sudah lebih baik daripada separuh situs di luar sana.',
    ],
    'Kotak, jarak, dan warna': [
      'Setiap unsur di halaman adalah kotak berlapis: isi, padding, garis, lalu margin di luarnya. Beri semua kotak garis merah satu piksel selama belajar supaya lapisan itu kelihatan. Atur box-sizing menjadi border-box agar lebar yang kamu tulis benar-benar lebar yang tampil.',
      'Untuk warna, pilih satu tinta gelap, satu kertas terang, satu warna merek. Uji di layar termurah yang bisa kamu pinjam, di bawah matahari. Abu-abu cantik di laptopmu kerap lenyap di sana.',
    ],
    'Dari ponsel ke layar lebar': [
      'Susun dulu untuk lebar 360 piksel: satu lajur, semua bertumpuk. Ternyata sebagian besar halaman sudah selesai di titik ini. Tambahkan display grid dengan kolom minmax(16rem, 1fr), maka kartu menu akan berjajar sendiri ketika ruangnya cukup.',
      'Tarik tepi jendela perlahan dari sempit ke lebar. Di lebar mana barisnya menjadi terlalu panjang untuk dibaca? Tulis media query di angka itu, bukan di angka nama ponsel yang sedang laris. Tata letak mengikuti isi, bukan mengikuti toko gawai.',
    ],
    'Tombol yang benar-benar bekerja': [
      'Penghitung porsi hanya memerlukan tiga potong: angka yang diingat, fungsi yang mengubahnya, dan tempat menampilkannya. Ambil tombol dengan querySelector, pasang addEventListener, lalu tulis hasilnya ke textContent. Jangan memakai innerHTML untuk angka; kelak orang bisa menyelipkan kode lewat situ.',
      'Tekan minus sampai nol, lalu sekali lagi. Kalau muncul minus satu kotak nasi, kamu baru menemukan kutu pertamamu. Perbaiki dengan Math.max, dan rasakan bedanya kode yang jalan dengan kode yang benar.',
    ],
    'Memeriksa isian sebelum dikirim': [
      'Biarkan peramban membantu: required, minlength, dan pattern sudah menahan kebanyakan salah ketik tanpa skrip. Yang kurang hanya kalimatnya. Ganti pesan bawaan dengan ucapan yang memberi jalan keluar, misalnya nomor dimulai dari 08 dan berisi sepuluh sampai tiga belas angka.',
      'Letakkan pesan itu tepat di bawah kotaknya dan hubungkan dengan aria-describedby, sehingga pembaca layar ikut menyebutkannya. Ingat, pemeriksaan di peramban demi kenyamanan. Server tetap memeriksa ulang, karena siapa pun bisa mengirim data tanpa halamanmu.',
    ],
    'Menyimpan perubahan dengan Git': [
      'Anggap commit sebagai foto kamar sebelum kamu memindahkan lemari. Kalau hasilnya buruk, kembalilah ke foto itu. Ketik git init di folder situs, git add untuk memilih, git commit untuk memotret. Beri keterangan yang menjawab mengapa, seperti: Beri jarak pada tombol agar tidak salah tekan.',
      'Sekarang rusaklah halaman dengan sengaja, simpan, lalu pulihkan lewat git restore. Melihatnya kembali utuh jauh lebih meyakinkan daripada penjelasan apa pun. Sejak itu kamu tidak perlu lagi folder bernama situs-final-2.',
    ],
    'Situsmu punya alamat': [
      'Dorong berkas ke repositori umum, lalu nyalakan halaman statis gratis di pengaturannya. Dalam dua menit situs katering itu memiliki alamat yang bisa dibuka siapa saja. Periksa tiga hal dari ponsel teman: gambar muncul, tombol terjangkau jempol, dan halaman tetap terbaca dengan sinyal satu batang.',
      'Nama berkas di server membedakan huruf besar dan kecil, maka Menu.jpg dan menu.jpg adalah dua berkas. Inilah penyebab gambar hilang yang paling sering membuat pemula begadang pada malam peluncuran.',
    ],
  },
  'Otomasi Pekerjaan Kantor dengan Python': {
    'Variabel, daftar, dan perulangan lewat daftar gaji': [
      'Tulis gaji = [4200000, 5100000, 3900000] dan kamu sudah mempunyai daftar. Perintah for mengambil isinya satu per satu, persis seperti kamu menelusuri kolom dengan jari. Jumlahkan ke dalam variabel total yang mula-mula nol, lalu cetak hasilnya.',
      'Sekarang beri tunjangan tiga ratus ribu hanya untuk yang di bawah empat juta. Satu baris if cukup. Bandingkan dengan lembar kerjamu; angka yang sama berarti kamu memahami alurnya, angka berbeda berarti ada baris yang menjorok keliru.',
    ],
    'Membaca CSV yang berantakan': [
      'Cabang Solo memakai titik koma, cabang Manado memakai koma, dan keduanya menulis 1.250,50 untuk angka yang bagi Python hanyalah teks. Jangan membetulkannya dengan tangan. Buka lewat modul csv, sebutkan delimiter-nya, lalu ganti titik ribuan dengan kosong dan koma desimal dengan titik.',
      'Tanggal lebih licik: 03/04 dibaca Maret atau April? Tentukan pola sekali memakai strptime, dan biarkan program berhenti bila polanya tidak cocok. Berhenti keras lebih baik daripada laporan yang diam-diam bergeser sebulan.',
    ],
    'Menulis laporan ke berkas baru': [
      'Aturan rumah: berkas asal dibuka untuk dibaca, berkas hasil selalu bernama lain. Sisipkan tanggal ke dalam namanya, contohnya rekap-2026-03-09.csv, supaya percobaan hari ini tidak menimpa hasil kemarin. Pakai pathlib agar garis miring benar di Windows maupun Linux.',
      'Buat folder keluaran lewat mkdir dengan exist_ok. Jalankan skripnya tiga kali berturut-turut; bila hasilnya tetap satu berkas yang sama isinya, kamu boleh menyerahkannya kepada rekan yang belum pernah melihat terminal.',
    ],
    'Mengisi lembar kerja tanpa membukanya': [
      'Pustaka openpyxl memperlakukan lembar seperti peta: ws["B4"] = 17 langsung mengisi selnya. Siapkan templat yang sudah cantik, lengkap dengan logo dan lebar kolom, lalu biarkan skrip hanya mengisi angka. Dengan begitu urusan tampilan tetap di tangan orang yang pandai merapikan.',
      'Rumus ditulis sebagai teks berawalan tanda sama dengan, dan dihitung ketika berkas dibuka. Warnai baris yang melewati tenggat memakai PatternFill. Tutup dulu berkasnya di aplikasi lembar kerja, sebab berkas yang sedang dibuka orang tidak dapat disimpan.',
    ],
    'Menggabung dua puluh berkas cabang': [
      'Path("cabang").glob("*.csv") memberimu kedua puluh berkas tanpa menyebut namanya. Baca satu per satu, tambahkan kolom berisi nama cabang yang diambil dari nama berkas, lalu kumpulkan ke satu daftar besar. Setelah itu tulis sekali saja.',
      'Sebelum percaya, hitung: jumlah baris gabungan harus sama dengan jumlah seluruh baris sumber. Cetak kedua angka itu pada akhir skrip. Suatu Senin ada cabang yang mengirim berkas kosong, dan angka itulah yang memberitahumu sebelum direktur bertanya.',
    ],
    'Menjalankan skrip tiap pukul tujuh': [
      'Di Windows buka Task Scheduler, buat tugas dasar, pilih harian, isi pukul 07.00, lalu arahkan ke python.exe dengan nama skrip sebagai argumennya. Di Linux satu baris crontab melakukan hal serupa. Tuliskan lokasi berkas secara lengkap, karena penjadwal tidak tahu kamu biasanya bekerja di folder mana.',
      'Uji dengan jadwal dua menit dari sekarang, kunci layarnya, dan pergilah membuat kopi. Kalau hasilnya ada ketika kamu kembali, barulah pindahkan jamnya ke pagi.',
    ],
    'Kalau skripnya gagal': [
      'Skrip yang gagal diam-diam lebih berbahaya daripada tidak punya skrip. Bungkus pekerjaan utama dengan try, dan pada except tulis waktu, nama berkas, serta pesan galatnya ke catatan memakai logging. Jangan menelan kesalahan dengan pass.',
      'Tambahkan email singkat kepada dirimu sendiri lewat smtplib: judulnya menyebut cabang mana, isinya sepuluh baris terakhir catatan. Lalu rusakkan satu berkas dengan sengaja. Ketika email itu tiba di ponselmu, kamu boleh berlibur tanpa membuka laptop setiap pagi.',
    ],
  },
};
