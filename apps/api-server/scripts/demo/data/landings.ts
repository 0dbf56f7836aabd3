import type { LandingContent } from '@suluh/api/types';
import type { LandingPage } from '@suluh/domain/staff';
import { artOf, type DemoArt } from './art.ts';

/** A landing page of the demo: of a programme, or of a page of the site. */
export interface DemoLanding extends Omit<LandingContent, 'picture' | 'storyPicture' | 'badge' | 'benefits'> {
  /** Slug of its programme; null where it is of a page. */
  program: string | null;
  page: LandingPage | null;
  /** Which cohort begins with the next month; null without one. */
  cohort: number | null;
  picture: DemoArt;
  benefits: readonly { title: string; text: string; art?: DemoArt }[];
  /** Drawn, or lying in the storage already. */
  storyPicture: DemoArt | string | null;
}

const NO_OFFERS = { offersTitle: '', offersLead: '', offers: [] } as const;

/** What the pages of businesses and of the programmes say; those of the lines are in `lineLandings`. */
export const landings: readonly DemoLanding[] = [
  {
    program: null,
    page: 'enterprise',
    benefitsTitle: 'Yang kamu dapat sebagai perusahaan',
    benefits: [
      {
        title: 'Satu pendamping untuk satu perusahaan',
        text: 'Ia menyusun jalur belajar, mengingatkan yang tertinggal, dan menjawab teleponmu pada jam kerja.',
      },
      {
        title: 'Laporan yang bisa langsung dibawa rapat',
        text: 'Setiap Senin pagi: siapa belajar, sampai mana, dan nilai tesnya, per cabang maupun per jabatan.',
      },
      {
        title: 'Kelas menyesuaikan giliran kerja',
        text: 'Materi online dibuka kapan saja. Kelas tatap muka dijadwalkan di luar jam ramai, juga akhir pekan.',
      },
      {
        title: 'Sertifikat yang bisa diperiksa',
        text: 'Nomornya dibaca siapa pun di halaman pemeriksaan, berguna saat audit dan tender.',
      },
    ],
    whoTitle: 'Cocok untuk',
    who: 'Perusahaan dengan lima karyawan ke atas\nPabrik, hotel, ritel, klinik, dan koperasi\nTim SDM yang perlu bukti pelatihan\nPemilik cabang di beberapa kota',
    cohort: null,
    title: 'Latih timmu, lihat hasilnya',
    body: 'Kursus dari lembaga pelatihan untuk karyawanmu, dengan laporan kemajuan setiap pekan dan satu faktur setiap bulan.',
    action: 'Minta Penawaran',
    url: '#minta-penawaran',
    picture: artOf('landing/bisnis.webp', 'parang', ['orang-tim', 'laptop-grafik', 'sertifikat'], 'soga'),
    figures: [],
    stepsTitle: 'Cara kerjanya',
    steps: [
      { title: 'Ceritakan kebutuhannya', text: 'Jumlah orang, kota, dan keterampilan yang ingin dikejar.' },
      { title: 'Kami susun jalurnya', text: 'Kursus online, kelas tatap muka, atau kelas khusus di tempatmu.' },
      { title: 'Tim mulai belajar', text: 'Setiap orang mendapat kode. Tidak perlu kartu kredit.' },
      { title: 'Kamu terima laporan', text: 'Siapa selesai, nilai berapa, sertifikat mana yang sudah terbit.' },
    ],
    offersTitle: 'Paket',
    offersLead: 'Semua harga sudah termasuk PPN.',
    offers: [
      {
        name: 'Regu',
        audience: 'Untuk tim kecil yang mulai dari satu keterampilan.',
        price: 'Rp150.000',
        unit: 'per orang, satu kursus',
        points: 'Sampai 20 orang\nSatu kursus online pilihan\nLaporan akhir PDF',
        isRecommended: false,
      },
      {
        name: 'Armada',
        audience: 'Untuk perusahaan yang melatih beberapa bagian.',
        price: 'Rp390.000',
        unit: 'per orang, enam bulan',
        points: 'Mulai 21 orang, tanpa batas atas\nSemua kursus online\nLaporan pekanan\nPendamping lewat telepon',
        isRecommended: true,
      },
      {
        name: 'Kelas Khusus',
        audience: 'Pengajar datang, materi memakai kasus kantormu.',
        price: 'Mulai Rp12 juta',
        unit: 'per kelas, sampai 25 orang',
        points: 'Di dua puluh empat kota atau online\nMateri disesuaikan\nUji kompetensi bila tersedia',
        isRecommended: false,
      },
    ],
    storyTitle: '“Tamu menulis nama pelayan kami di ulasan”',
    story:
      'Empat puluh dua pramusaji dan petugas kamar belajar bahasa Inggris layanan selama delapan pekan, dua kali seminggu, di sela giliran kerja. Tiga puluh sembilan di antaranya sudah bersertifikat.',
    storyName: 'Hotel Segara Biru',
    storyRole: 'Denpasar',
    storyPicture: artOf('landing/hotel.webp', 'slobog', ['bel', 'obrolan', 'koper'], 'nila'),
    contacts: [
      { kind: 'mail', text: 'bisnis@suluh.example' },
      { kind: 'phone', text: '0274 555 0142' },
      { kind: 'hours', text: 'Senin sampai Jumat, 08.00–17.00 WIB' },
    ],
    questions: [
      {
        question: 'Apakah bisa membayar lewat faktur?',
        answer: 'Bisa. Kami butuh nama, jabatan, nomor, dan email PIC penagihan, serta alamat penagihannya.',
      },
      { question: 'Apakah peserta boleh berganti kursus?', answer: 'Boleh, selama kursusnya belum dimulai.' },
      {
        question: 'Bagaimana jika ada karyawan yang keluar?',
        answer: 'Kursus yang belum dimulai bisa dipindahkan ke orang lain. Beri tahu pendampingmu.',
      },
    ],
  },
  {
    program: 'janabadra',
    page: null,
    whoTitle: '',
    who: '',
    benefitsTitle: 'Yang kamu dapat dari kampus',
    benefits: [
      {
        title: 'Kursus yang dipilih Pusat Karier',
        text: 'Keuangan, bisnis, komunikasi, dan pengembangan diri, sesuai lowongan pertama yang biasa dilamar lulusan.',
        art: artOf('landing/manfaat/janabadra-kursus.webp', 'ceplok', ['kursi-wawancara', 'cv', 'buku'], 'daun'),
      },
      {
        title: 'Pendamping setiap Rabu malam',
        text: 'Bawa tugas yang macet, CV yang belum jadi, atau sekadar dengarkan pertanyaan teman seangkatan.',
        art: artOf('landing/manfaat/janabadra-pendamping.webp', 'kawung', ['obrolan', 'lampu', 'jam'], 'nila'),
      },
      {
        title: 'Bukti sebelum wisuda',
        text: 'Sertifikatnya tercatat di transkrip pendamping ijazah dan bisa diperiksa siapa pun lewat nomornya.',
        art: artOf('landing/manfaat/janabadra-bukti.webp', 'truntum', ['sertifikat', 'surat', 'buku'], 'soga'),
      },
    ],
    cohort: 3,
    title: 'Janabadra Siap Kerja',
    body: 'Kursus untuk mahasiswa tingkat akhir dan alumni, dipilih bersama Pusat Karier.',
    action: 'Lihat Kursus',
    url: '/collection-course',
    picture: artOf('landing/janabadra.webp', 'ceplok', ['laptop-kode', 'buku', 'sertifikat'], 'daun'),
    figures: [
      { value: '4 bidang', label: 'keuangan sampai pengembangan diri' },
      { value: '240 kursi', label: 'di angkatan ini' },
      { value: '8 pekan', label: 'belajar didampingi' },
      { value: '312 alumni', label: 'sudah bersertifikat' },
    ],
    stepsTitle: 'Ikut dalam empat langkah',
    steps: [
      { title: 'Buat akun', text: 'Pakai email kampusmu.' },
      { title: 'Pilih dua kursus', text: 'Satu online, satu dengan pertemuan.' },
      { title: 'Belajar bersama', text: 'Pendamping menyapa setiap Rabu malam.' },
      { title: 'Unduh sertifikat', text: 'Tercatat di transkrip pendamping ijazah.' },
    ],
    ...NO_OFFERS,
    offers: [],
    storyTitle: 'Sambutan pendamping program',
    story:
      '“Kalian tidak perlu menunggu wisuda untuk punya bukti keterampilan. Ambil dua kursus, selesaikan satu per satu, dan datang ke jam tanya setiap Rabu. Saya menemani sampai sertifikatnya terbit.”',
    storyName: 'Dewi Anggraini',
    storyRole: 'Pendamping Janabadra Siap Kerja',
    storyPicture: 'potret/dewi-anggraini.webp',
    contacts: [
      { kind: 'place', text: 'Pusat Karier, Gedung B lantai 1' },
      { kind: 'mail', text: 'karier@janabadra.example' },
      { kind: 'hours', text: 'Senin sampai Jumat, 09.00–15.00 WIB' },
    ],
    questions: [
      {
        question: 'Saya alumni, apakah masih boleh ikut?',
        answer: 'Boleh, sampai dua tahun setelah wisuda. Pakai email kampus atau nomor induk lamamu.',
      },
      {
        question: 'Apakah kursusnya bisa diganti?',
        answer: 'Bisa, selama belum dimulai. Tulis ke Pusat Karier dari email kampusmu.',
      },
    ],
  },
  {
    program: 'bse-bumn',
    page: null,
    whoTitle: '',
    who: '',
    benefitsTitle: 'Yang kamu dapat di Sekolah Ahli',
    benefits: [
      {
        title: 'Kursus menurut jalur jabatan',
        text: 'Manajemen untuk yang memimpin regu, teknik untuk yang turun ke lapangan, kesehatan kerja untuk keduanya.',
        art: artOf('landing/manfaat/bse-bumn-jalur.webp', 'parang', ['papan-rencana', 'orang-tim', 'helm'], 'soga'),
      },
      {
        title: 'Belajar di sela dinas',
        text: 'Materi mandiri bisa dijeda kapan saja dan dilanjutkan dari ponsel atau komputer kantor.',
        art: artOf('landing/manfaat/bse-bumn-sela.webp', 'slobog', ['ponsel-aplikasi', 'jam', 'kopi'], 'daun'),
      },
      {
        title: 'Catatan kompetensi yang rapi',
        text: 'Setiap sertifikat bernomor, jadi bagian pelatihan dapat memeriksanya tanpa meminta berkas darimu.',
        art: artOf(
          'landing/manfaat/bse-bumn-catatan.webp',
          'kawung',
          ['sertifikat', 'berkas-izin', 'kaca-pembesar'],
          'nila',
        ),
      },
    ],
    cohort: 7,
    title: 'Sekolah Ahli BUMN',
    body: 'Pelatihan teknik, kesehatan kerja, dan manajemen untuk karyawan perusahaan negara.',
    action: 'Lihat Kursus',
    url: '/collection-course',
    picture: artOf('landing/bse-bumn.webp', 'parang', ['helm', 'papan-rencana', 'multimeter'], 'soga'),
    figures: [
      { value: '3 bidang', label: 'manajemen, teknik, kesehatan' },
      { value: '6 bulan', label: 'masa belajar' },
    ],
    stepsTitle: 'Alurnya',
    steps: [
      { title: 'Daftar', text: 'Dengan email perusahaan.' },
      { title: 'Pilih kursus', text: 'Sesuai jalur jabatanmu.' },
      { title: 'Selesaikan', text: 'Di sela dinas, dari ponsel atau komputer.' },
      { title: 'Laporkan', text: 'Sertifikat masuk ke catatan kompetensi.' },
    ],
    ...NO_OFFERS,
    offers: [],
    storyTitle: 'Sambutan pendamping angkatan',
    story:
      '“Jembatan yang kami bangun selalu diperiksa dua orang: yang memasang dan yang meragukan. Belajar juga begitu. Ambil satu kursus yang dekat dengan pekerjaanmu, satu lagi yang jauh, dan ajak rekan seregu untuk saling memeriksa. Enam bulan cukup panjang kalau kamu mulai pekan ini.”',
    storyName: 'Yusuf Kurniawan',
    storyRole: 'Pendamping Sekolah Ahli BUMN',
    storyPicture: 'potret/yusuf-kurniawan.webp',
    contacts: [{ kind: 'mail', text: 'belajar@bse-bumn.example' }],
    questions: [{ question: 'Siapa yang membayar?', answer: 'Tergantung perusahaanmu. Tanyakan ke bagian pelatihan.' }],
  },
  {
    program: 'fordigi',
    page: null,
    whoTitle: '',
    who: '',
    benefitsTitle: 'Yang kamu dapat sebagai anggota',
    benefits: [
      {
        title: 'Satu akun saja',
        text: 'Kamu masuk lewat akun Fordigi. Tidak ada pendaftaran kedua dan tidak ada kata sandi yang harus diingat.',
        art: artOf('landing/manfaat/fordigi-akun.webp', 'nitik', ['gembok', 'ponsel-aplikasi', 'surat'], 'nila'),
      },
      {
        title: 'Dari tabel sampai iklan',
        text: 'Kursus teknologi, data, dan pemasaran digital disusun supaya bisa diambil berurutan atau dicicil satu-satu.',
        art: artOf(
          'landing/manfaat/fordigi-tabel.webp',
          'jlamprang',
          ['lembar-sebar', 'megafon', 'laptop-grafik'],
          'mengkudu',
        ),
      },
      {
        title: 'Latihan dengan data sungguhan',
        text: 'Harga beras, penumpang kereta, penjualan toko: berkas latihannya boleh kamu pakai lagi di tempat kerja.',
        art: artOf('landing/manfaat/fordigi-data.webp', 'ceplok', ['dasbor', 'nota', 'basis-data'], 'daun'),
      },
    ],
    cohort: 12,
    title: 'Fordigi: paham data, paham digital',
    body: 'Kursus teknologi, data, dan pemasaran digital untuk anggota forum.',
    action: 'Lihat Kursus Pilihan',
    url: '/collection-course/rekomendasi-kursus-coursera',
    picture: artOf('landing/fordigi.webp', 'nitik', ['dasbor', 'server', 'laptop-python'], 'nila'),
    figures: [],
    stepsTitle: 'Mulai dari akun Fordigi-mu',
    steps: [
      { title: 'Masuk', text: 'Lewat akun Fordigi, tanpa kata sandi baru.' },
      { title: 'Pilih kursus', text: 'Dari kursus yang dipilih forum.' },
      { title: 'Belajar', text: 'Kapan saja, kemajuanmu tersimpan.' },
    ],
    ...NO_OFFERS,
    offers: [],
    storyTitle: 'Sambutan pendamping forum',
    story:
      '“Jangan mulai dari alat yang paling ramai dibicarakan. Mulailah dari satu pertanyaan di tempat kerjamu yang jawabannya ada di sebuah berkas, tetapi belum pernah dibuka orang. Kalau kamu macet, tulis pertanyaanmu; saya membacanya setiap Kamis petang bersama secangkir teh.”',
    storyName: 'Nadia Puspita',
    storyRole: 'Pendamping belajar Fordigi',
    storyPicture: 'potret/nadia-puspita.webp',
    contacts: [{ kind: 'mail', text: 'halo@fordigi.example' }],
    questions: [],
  },
  {
    program: 'magenta',
    page: null,
    whoTitle: '',
    who: '',
    benefitsTitle: 'Yang kamu bawa ke hari pertama',
    benefits: [
      {
        title: 'Berani bicara lebih dulu',
        text: 'Latihan menyapa, bertanya, dan melapor, sebelum kamu melakukannya di depan mentor.',
        art: artOf(
          'landing/manfaat/magenta-bicara.webp',
          'truntum',
          ['mikrofon', 'obrolan', 'tangan-lansia'],
          'mengkudu',
        ),
      },
      {
        title: 'Tahu cara kantor bekerja',
        text: 'Email yang dijawab, rapat yang dicatat, dan waktu yang diatur: hal kecil yang dilihat orang sejak pekan pertama.',
        art: artOf('landing/manfaat/magenta-kantor.webp', 'slobog', ['surat', 'jam', 'papan-rencana'], 'soga'),
      },
      {
        title: 'Sertifikat untuk mentormu',
        text: 'Dua kursus selesai menunjukkan bahwa kamu datang dengan bekal, bukan dengan tangan kosong.',
        art: artOf('landing/manfaat/magenta-sertifikat.webp', 'kawung', ['sertifikat', 'cv', 'suka'], 'daun'),
      },
    ],
    cohort: 5,
    title: 'Magenta: bekal sebelum magang',
    body: 'Komunikasi, pengembangan diri, dan dasar bisnis untuk peserta magang bersertifikat.',
    action: 'Lihat Kursus',
    url: '/collection-course',
    picture: artOf('landing/magenta.webp', 'truntum', ['kursi-wawancara', 'cv', 'obrolan'], 'mengkudu'),
    figures: [],
    stepsTitle: 'Sebelum hari pertama',
    steps: [
      { title: 'Masuk', text: 'Lewat akun Magenta.' },
      { title: 'Ambil dua kursus', text: 'Satu komunikasi, satu pengembangan diri.' },
      { title: 'Bawa sertifikatnya', text: 'Tunjukkan kepada mentormu.' },
    ],
    ...NO_OFFERS,
    offers: [],
    storyTitle: 'Sambutan sebelum berangkat magang',
    story:
      '“Tidak ada mentor yang berharap kamu sudah bisa segalanya. Yang mereka perhatikan adalah apakah kamu datang tepat waktu, bertanya dengan jelas, dan mengaku ketika salah. Ketiganya bisa dilatih. Selesaikan dua kursus ini, lalu ceritakan kepada saya pertanyaan tersulit dari hari pertamamu.”',
    storyName: 'Ratna Dewanti',
    storyRole: 'Pendamping Magenta',
    storyPicture: 'potret/ratna-dewanti.webp',
    contacts: [{ kind: 'mail', text: 'tanya@magenta.example' }],
    questions: [],
  },
];
