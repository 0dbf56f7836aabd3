import type { SessionFault } from '@suluh/domain/check-in';
import type { ScheduleFault, SeriesFault } from '@suluh/domain/schedule';
import type { Missing, PeriodFault, TimingFault } from '@suluh/domain/staff';

/** Texts of the back office and of what the API refuses there. */
export const staffText = Object.freeze({
  attendanceTooEarly: 'Kehadiran bisa dicatat mulai hari sesi ini.',
  classIsOver: 'Kelas ini sudah selesai, jadi tidak bisa dibatalkan.',
  decideInstead: 'Ini selesai dengan keputusan. Terima atau tolak dahulu.',
  chooseAnother: 'Pilihan ini tidak ada lagi. Pilih yang lain.',
  partnershipDecided: (by: string | null) =>
    by === null ? 'Pengajuan ini sudah diputuskan.' : `Pengajuan ini sudah diputuskan ${by}.`,
  course: {
    notYours: 'Hanya pengelola seluruh situs yang boleh mengubah ini.',
    notOffered: 'Program ini tidak menawarkan kursusnya. Pilih yang lain.',
    priceAbove: 'Harga jual tidak boleh di atas harga awal.',
    timing: {
      past: 'Waktunya harus di depan.',
      published: 'Kursus ini sudah terbit.',
      unpublished: 'Kursus ini belum terbit. Isi juga waktu terbitnya.',
      order: 'Harus sesudah waktu mulainya.',
      notLower: 'Harus di bawah harga jual.',
      overlap: 'Sudah ada harga lain pada waktu itu.',
    } satisfies Record<TimingFault | PeriodFault, string>,
    ageBelow: 'Usia tertinggi tidak boleh di bawah usia terendah.',
    stillPublished: {
      summary: 'Kursus sedang terbit, jadi ringkasannya tidak boleh kosong.',
      description: 'Kursus sedang terbit, jadi deskripsinya tidak boleh kosong.',
      category: 'Kursus sedang terbit, jadi perlu paling sedikit satu kategori.',
      lesson: 'Kursus sedang terbit, jadi perlu paling sedikit satu pelajaran.',
      schedule: 'Kursus sedang terbit. Buat dulu jadwal yang akan datang, baru ganti jenisnya.',
      unmeetable: 'Kursus sedang terbit, tetapi ada pelajaran yang aturan selesainya tidak bisa dipenuhi.',
    } satisfies Record<Missing, string>,
  },
  event: {
    notYours: 'Program ini di luar yang kamu kelola. Pilih programmu sendiri.',
    notOffered: 'Program ini tidak menawarkan kursusnya, jadi pesertanya tidak akan melihat jadwal ini.',
    faults: {
      startsInPast: 'Waktu mulai sudah lewat.',
      endsInPast: 'Waktu selesai sudah lewat.',
      noLength: 'Waktu selesai harus setelah waktu mulai.',
      salesAfterEnd: 'Penjualan harus dibuka sebelum kelas selesai.',
    } satisfies Record<ScheduleFault, string>,
    series: {
      noWeekday: 'Pilih paling sedikit satu hari.',
      noEnd: 'Isi banyaknya, atau hari terakhirnya.',
      untilBefore: 'Hari terakhir harus setelah jadwal ini.',
      tooMany: 'Paling banyak 52 jadwal sekaligus.',
      overlap: 'Jadwal berikutnya mulai sebelum yang ini selesai.',
      nothing: 'Tidak ada tanggal yang bisa dibuat.',
    } satisfies Record<SeriesFault, string>,
    begun: 'Sudah ada peserta yang hadir, jadi waktunya tidak bisa diubah.',
    sessionFaults: {
      noLength: (no: number) => `Sesi ${no}: waktu selesai harus setelah waktu mulai.`,
      beforeLast: (no: number) => `Sesi ${no} mulai sebelum sesi sebelumnya selesai.`,
      outside: (no: number) => `Sesi ${no} berada di luar waktu jadwal ini.`,
    } satisfies Record<SessionFault, (no: number) => string>,
    sessionAttended: (no: number) => `Sesi ${no} sudah dihadiri peserta, jadi tidak bisa diubah atau dihapus.`,
    taken: (count: number) => `${count} tempat sudah terisi. Kapasitas tidak boleh di bawahnya.`,
  },
  grant: {
    own: 'Peran untuk dirimu sendiri harus diberikan orang lain.',
    placeNeeded: 'Pilih tempatnya: peran ini hanya berlaku di satu tempat.',
    notHeld: 'Peran ini mencakup hal yang tidak boleh kamu lakukan sendiri.',
    nameNeeded: 'Isi namanya: email ini belum punya akun.',
    closed: 'Akun dengan email ini sudah ditutup.',
    blocked: 'Akun dengan email ini diblokir. Buka dulu blokirnya.',
    past: 'Waktu berakhirnya harus di depan.',
  },
  inbox: {
    erasureWaits: 'Minta akunnya dihapus. Dihapus otomatis pada',
    erasureFailed: 'Minta akunnya dihapus, tetapi gagal dan terus dicoba. Seharusnya terhapus pada',
  },
  refund: {
    ownMoney: 'Ini uang pesananmu sendiri. Orang lain yang harus mengurusnya.',
    ownAsking: 'Kamu yang mengajukan pengembalian ini. Orang lain yang harus mencatat dan memastikan transfernya.',
  },
  voucher: {
    noCode: (code: string) => `Bukan kode: ${code}. Isi huruf dan angka, satu kode tiap baris.`,
    twice: (code: string) => `Kode ini tertulis dua kali: ${code}`,
    exists: 'Ada kode yang sudah tersimpan sebelumnya.',
  },
  promo: {
    exists: 'Kode ini sudah ada.',
    endsBefore: 'Promo harus berakhir setelah dimulai.',
    worthless: 'Isi potongan lebih dari nol.',
    quota: 'Kuota tidak boleh di bawah yang sudah dipakai.',
    method: 'Tidak ada metode pembayaran dengan kode ini. Tulis all untuk semua metode.',
  },
  page: {
    sameEdition: 'Isi versi baru. Teks yang disetujui orang tidak boleh berubah di bawah versi yang sama.',
    usedEdition: 'Versi ini sudah pernah disetujui orang. Isi yang lain.',
  },
  news: {
    needsStart: 'Isi kapan acara dimulai.',
    endsBeforeStart: 'Acara tidak boleh selesai sebelum dimulai.',
  },
  landing: {
    taken: {
      programId: 'Program ini sudah punya halaman muka.',
      page: 'Halaman ini sudah punya halaman muka.',
    },
    place: 'Pilih satu program, atau satu halaman situs.',
    mail: 'Isi satu alamat email, tanpa tambahan di belakangnya.',
    phone: 'Isi nomor telepon: angka, boleh diawali + dan diberi spasi.',
    lacks: {
      action: 'Isi tulisan tombolnya, atau kosongkan alamatnya.',
      url: 'Isi alamat tombolnya, atau kosongkan tulisannya.',
    },
  },
  synonym: {
    oneWord: 'Isi satu kata dengan huruf kecil, tanpa spasi atau tanda baca.',
    taken: 'Kata ini sudah ada.',
    means: 'Isi kata atau frasa dari huruf dan angka.',
    itself: 'Kata ini tidak perlu berarti dirinya sendiri.',
  },
  teacher: {
    shared: 'Pengajar ini juga mengajar kursus di luar yang kamu kelola. Minta pengelola situs mengubahnya.',
    noAddress: 'Isi nama dengan huruf Latin: alamat halamannya dibuat dari nama.',
    taken: 'Pengajar dengan nama ini sudah ada. Buka dan ubah yang itu.',
    notYours: 'Belum ada kursusmu yang menyebut nama ini. Isi dulu sebagai pengajar di kursusnya.',
    otherName: 'Ini nama orang lain: alamatnya akan berubah. Ganti pengajar di kursusnya.',
  },
  interest: {
    taken: 'Minat ini sudah ada.',
    chosen: 'Sudah ada peserta yang memilihnya, jadi tidak bisa dihapus.',
  },
  membership: {
    nobody: 'Belum ada akun dengan email ini.',
    unproven:
      'Email ini belum dibuktikan pemiliknya. Minta ia memilih "Lupa kata sandi?" di halaman masuk, lalu coba lagi.',
    taken: 'Orang ini sudah menjadi anggota di sana. Buka dan ubah yang itu.',
  },
  template: {
    place: 'Pilih satu kursus, atau satu mitra.',
    taken: 'Sudah ada templatnya. Buka dan ubah yang itu.',
  },
  endsBefore: 'Waktu berakhir harus setelah waktu mulai.',
  programme: { clientMissing: 'Isi nama Suluh di tempat masuk mitra.' },
  flashSale: { notLower: 'Isi harga yang lebih rendah dari harga jual kursus ini.' },
  collection: {
    reserved: 'Alamat ini sudah dipakai halaman lain. Pilih nama lain.',
    taken: 'Alamat ini sudah ada. Pilih nama lain.',
  },
  pool: {
    fewOptions: 'Pilihannya kurang. Tambah dulu.',
    sameOption: 'Ada pilihan yang sama. Bedakan atau hapus satu.',
    oneRight: 'Tandai tepat satu pilihan yang benar.',
    someRight: 'Tandai pilihan yang benar.',
    tooMany: 'Soal yang diambil tidak boleh lebih banyak dari soal yang ada.',
    lesson: 'Kuis harus milik satu materi kuis kursus ini; tes awal dan tes akhir tanpa materi.',
    taken: 'Tes seperti ini sudah ada. Buka dan ubah yang itu.',
  },
  banner: {
    target: 'Isi jalur di situs ini, seperti /course, atau alamat yang diawali https://.',
    picture: 'Isi jalur penyimpanan, atau alamat yang diawali https://.',
    endsBefore: 'Banner harus berakhir setelah dimulai.',
    ofSiteAlone: 'Halaman program tidak punya penawaran terbaik. Pilih tempat lain, atau kosongkan programnya.',
  },
});

/** Name of a copy. */
export const copyName = (name: string): string => `${name} (salinan)`;
