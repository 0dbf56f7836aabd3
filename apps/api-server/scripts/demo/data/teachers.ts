import { PORTRAIT_FOLDER } from '@suluh/domain/drawn';

/** Those who teach the demo courses: what they did before, in their own kitchen, workshop or ward. */
const BIOGRAPHIES: Readonly<Record<string, string>> = {
  'Ratna Dewanti':
    'Delapan tahun menilai usulan modal di sebuah lembaga pembiayaan, lalu memimpin tim beranggotakan empat puluh orang. Kini ia melatih pemimpin baru di Tumbuh Bersama Institute. Ibu tiga anak ini menulis jadwal pekannya dengan pensil.',
  'Sri Wahyuni':
    'Mewarisi toko kelontong ibunya di Bantul dan menjual kerudung dari ruang tamu sejak 2014. Ia mendampingi penjual rumahan di Rumah Digital Jogja dan masih melayani pembeli setiap sore.',
  'Yusuf Kurniawan':
    'Insinyur sipil yang memimpin pembangunan sebelas jembatan gantung, kemudian mengurus ekspor keranjang rotan milik keluarganya. Buku catatan lapangannya sudah yang ketiga puluh dua.',
  'Made Suryani':
    'Memulai sebagai pelayan di Sanur, naik menjadi kepala tata graha hotel bintang empat, dan membantu dua ratus keluarga desa membuka kamar untuk tamu. Mengajar di Denpasar dan Yogyakarta.',
  'Bayu Prasetyo':
    'Pendamping lebih dari tiga ratus usaha kecil di Yogyakarta. Pernah gagal dengan dua usaha sendiri dan membuka pembukuannya di kelas. Bisa ditemui setiap Rabu di balai desa.',
  'Agus Santoso':
    'Akuntan yang pensiun dari bank perkreditan dan memilih mengajar pemilik warung. Ia meminta nota yang lusuh, bukan laptop, dan selalu membawa kalkulator tuanya.',
  'Lina Marlina':
    'Konsultan pajak dan bekas kepala teller. Sembilan belas tahun menghitung untuk toko, katering, dan penjual online di Surabaya, dengan kebiasaan menimbang semua hal.',
  'Rina Siregar':
    'Pembawa acara di Medan selama dua puluh tahun, dari pelantikan sampai pesta adat. Pendiri Panggung Wicara, kelompok kecil yang berlatih bicara setiap Sabtu.',
  'dr. Anita Rahma':
    'Dokter kesehatan kerja yang bertugas di pabrik tekstil dan ruang gawat darurat Semarang. Menulis bahan ajar pertolongan pertama yang dipakai belasan perusahaan.',
  'Clara Wibisono':
    'Sebelas tahun di meja depan hotel Ubud dan Singapura. Mengajar bahasa Inggris di Malang lewat percakapan yang benar-benar pernah dialaminya.',
  'Kenji Hartono':
    'Enam tahun menjadi perawat di Nagoya sebelum pulang dan mengajar calon pekerja. Kelasnya terkenal dengan sandal yang berjajar rapi.',
  'Mei Lestari':
    'Besar di toko kain Glodok, menerjemahkan kontrak dan buku anak selama empat belas tahun. Mengajar bahasa Mandarin pedagang dengan barang di atas meja.',
  'Putri Handayani':
    'Perintis tur jalan kaki di kota kecil dan relawan layanan bagi warga Tuli. Belajar bahasa isyarat dari tetangganya sejak berumur sembilan tahun.',
  'Maya Lestari':
    'Penulis iklan selama lima belas tahun yang pekerjaan utamanya membuang kata. Menyunting laporan dua kementerian dan koran kampung terbitan sendiri.',
  'Sekar Kinasih':
    'Belajar mencanting dari neneknya sejak umur sembilan tahun. Tiga belas tahun mengajar di sanggar, dan sejak 2018 menguji kompetensi pembatik di Yogyakarta dan Pekalongan.',
  'Galuh Pratama':
    'Perancang poster teater sejak 2009 dan pengurus Studio Rupa Kata di Bandung. Lebih suka memotong daripada menambah.',
  'Laras Ayuningtyas':
    'Memotret sambal, sepatu, dan sabun untuk ratusan toko hanya dengan ponsel. Pada sore hari melukis tanaman pagar dengan cat air.',
  'Ners Wulandari':
    'Perawat geriatri selama sembilan belas tahun dan kader posyandu di kampungnya. Percaya bahwa martabat dimulai dari cara memegang tangan.',
  'Bimo Aditya':
    'Fisioterapis tim bulu tangkis daerah. Setelah cedera punggung sendiri, ia merancang gerakan yang bisa dilakukan memakai kemeja kerja.',
  'apt. Dian Permata':
    'Apoteker penanggung jawab dua apotek di Semarang. Mengumpulkan seribu percakapan dengan pembeli untuk menyusun bahan latihannya.',
  'Mbok Sari':
    'Membuka dapur pada 1987 dengan satu dandang pinjaman, kini melatih ratusan ibu tiap tahun. Resepnya dalam gram, ceritanya panjang.',
  'Wayan Aditya':
    'Juara ketiga kejuaraan seduh Bali dan mantan penyaji kapal pesiar. Melatih barista serta pramusaji di LPK Karya Mandiri.',
  'Chef Yanto':
    'Dua puluh tahun memanggang di toko roti Semarang, mulai pukul tiga pagi. Ahli menolong adonan yang kurang tidur.',
  'Sugeng Raharjo':
    'Pernah menjadi sopir travel malam, kemudian mekanik kepala. Menangani mesin injeksi sejak generasi pertama dan merakit komputer untuk sekolah di Bekasi.',
  'Joko Susilo':
    'Juru las galangan selama dua dekade dan instalatur bersertifikat. Menghentikan kelas bila ada kerah yang terbuka.',
  'Fajar Nugroho':
    'Juru gambar pabrik alat tani yang memasang panel surya untuk tiga desa. Kertas ujian muridnya terkenal penuh coretan merah.',
  'Capt. Rahman':
    'Nakhoda kapal latih Politeknik Samudra dan pengajar selam. Tiga puluh tahun di laut timur, masih mencatat angin setiap subuh.',
  'Andi Baso':
    'Menanam rumput laut di Takalar sejak berumur sebelas tahun. Mengajar dari atas perahu dan menjawab pertanyaan sepulang melaut.',
  'Arif Setiadi':
    'Pengembang web yang memulai dari warnet kampung. Mengajar sambil sengaja merusak kodenya sendiri, lalu memperbaikinya bersama peserta.',
  'Hendra Wijaya':
    'Dua belas tahun memasang jaringan di ruko, puskesmas, dan kantor desa. Menggambar denah lebih dulu, menebak belakangan.',
  'Nadia Puspita':
    'Insinyur data yang gemar himpunan data terbuka Indonesia. Menjawab pertanyaan peserta setiap Kamis petang bersama secangkir teh.',
  'Dewi Anggraini':
    'Analis penjualan yang pernah menemukan gudang kosong dari satu tabel. Memimpin kelas di Sentra Data Bandung dan menolak grafik yang tidak perlu.',
  'Rizal Maulana':
    'Mantan guru matematika SMP yang kini merancang dasbor untuk lembaga sosial. Menjelaskan peluang dengan kelereng dan dadu.',
  'Tim Suluh':
    'Kelompok kecil di Suluh Akademi: dua penulis, seorang perancang pembelajaran, dan seorang mantan petugas perekrutan. Setiap materi diuji bersama peserta sebelum dibuka.',
};

/** A team has neither a face nor a hand of its own. */
const FACELESS = 'Tim Suluh';

/** Titles before a name do not belong to its file. */
const TITLE = /^(dr\.|apt\.|Ners|Capt\.|Chef) /;

const untitled = (name: string): string => name.replace(TITLE, '');
const fileOf = (name: string): string => untitled(name).toLowerCase().replaceAll(' ', '-');

/** Face and biography of a teacher. @throws Error for somebody of whom nobody wrote */
export function teacherOf(name: string): { teacherFoto: string | null; teacherBio: string } {
  const teacherBio = BIOGRAPHIES[name];
  if (teacherBio === undefined) throw new Error(`Nobody has written about ${name}.`);
  return { teacherFoto: name === FACELESS ? null : `${PORTRAIT_FOLDER}/${fileOf(name)}.webp`, teacherBio };
}

/** Those who sign certificates, and the name each signs: everybody who teaches, but for the team. */
export const signers: readonly { fullname: string; signs: string }[] = Object.keys(BIOGRAPHIES)
  .filter((name) => name !== FACELESS)
  .map((fullname) => ({ fullname, signs: untitled(fullname) }));
