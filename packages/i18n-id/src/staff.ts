import type { SessionFault } from '@suluh/domain/check-in';
import type { FlashPriceFault } from '@suluh/domain/pricing';
import type { PromoFault } from '@suluh/domain/promo';
import { LONGEST_SCHEDULE_DAYS, type ScheduleFault, type SeriesFault } from '@suluh/domain/schedule';
import type { OfferPeriodFault } from '@suluh/domain/time';
import type { Missing, PeriodFault, RoleRefusal, TimingFault } from '@suluh/domain/staff';
import { rupiah, wholeNumber } from './numbers.ts';
import { refusedFieldText } from './refusedField.ts';

const NOT_HELD = 'Peran ini mencakup hal yang tidak boleh kamu lakukan sendiri.';

/** What may use something that somebody wants to remove. */
const USERS = { course: 'kursus', promo: 'promo' } as const;
export type UseKind = keyof typeof USERS;

/** Texts of the back office and of what the API refuses there. */
export const staffText = {
  finishTooEarly: 'Kursus bisa ditandai selesai mulai hari pertama jadwal ini.',
  attendanceTooEarly: 'Kehadiran bisa dicatat mulai hari sesi ini.',
  classIsOver: 'Kelas ini sudah selesai, jadi tidak bisa dibatalkan.',
  decideInstead: 'Ini selesai dengan keputusan. Terima atau tolak dahulu.',
  chooseAnother: 'Pilihan ini tidak ada lagi. Pilih yang lain.',
  partnershipDecided: (by: string | null) =>
    by === null ? 'Pengajuan ini sudah diputuskan.' : `Pengajuan ini sudah diputuskan ${by}.`,
  closingStaff: 'Akun ini mengelola situs, jadi tidak bisa ditutup. Cabut dulu perannya.',
  course: {
    notYours: 'Hanya pengelola seluruh situs yang boleh mengubah ini.',
    notOffered: 'Program ini tidak menawarkan kursusnya. Pilih yang lain.',
    priceAbove: 'Harga jual tidak boleh di atas harga awal.',
    notAboveLower: (price: number) =>
      `Harga berjangka ${rupiah(price)} belum berakhir, jadi harga jual harus di atasnya. Akhiri dulu harga itu.`,
    timing: {
      past: 'Waktunya harus di depan.',
      published: 'Kursus ini sudah terbit.',
      unpublished: 'Kursus ini belum terbit. Isi juga waktu terbitnya.',
      order: 'Harus sesudah waktu mulainya.',
      notLower: 'Harus di bawah harga jual.',
      overlap: 'Sudah ada harga lain pada waktu itu.',
    } satisfies Record<TimingFault | PeriodFault, string>,
    nothingToHold: 'Kursus ini tanpa sertifikat. Kosongkan masa berlakunya, atau pilih sertifikatnya.',
    stillScheduled:
      'Kursus ini masih punya jadwal yang akan datang. Batalkan atau tunggu selesai dulu, baru ganti jenisnya.',
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
    selfPaced: 'Kursus jenis ini dipelajari kapan saja, tanpa jadwal. Pilih kursus lain.',
    exists: 'Kursus ini sudah punya jadwal dengan nama dan waktu mulai yang sama.',
    faults: {
      startsInPast: 'Waktu mulai sudah lewat.',
      endsInPast: 'Waktu selesai sudah lewat.',
      noLength: 'Waktu selesai harus setelah waktu mulai.',
      tooLong: `Jadwal paling lama ${LONGEST_SCHEDULE_DAYS} hari. Periksa tahunnya.`,
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
    waiting: {
      full: 'Semua kursi sudah terisi atau ditawarkan. Tambah satu kursi untuk menawarinya.',
      ordering: 'Pesanannya untuk kursus ini masih menunggu pembayaran, jadi belum bisa ditawari.',
      owns: 'Ia sudah terdaftar di kursus ini.',
      notWaiting: 'Ia tidak sedang menunggu kursi.',
      offered: 'Ia sudah ditawari kursi.',
      notNow: 'Kursi ditawarkan antara pukul 07.00 dan 19.00 waktu kelas, selama jadwal masih dijual.',
    },
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
    notHeld: NOT_HELD,
    nameNeeded: 'Isi namanya: email ini belum punya akun.',
    closed: 'Akun dengan email ini sudah ditutup.',
    blocked: 'Akun dengan email ini diblokir. Buka dulu blokirnya.',
    past: 'Waktu berakhirnya harus di depan.',
  },
  role: {
    taken: 'Nama ini sudah dipakai peran lain.',
    first: 'Peran bawaan tidak bisa diganti namanya.',
    stays: 'Peran bawaan tidak bisa dihapus.',
    held: (people: number) => `Masih dipegang atau diminta untuk ${people} orang, jadi tidak bisa dihapus.`,
    nothingAsked: 'Tidak ada perluasan yang menunggu. Muat ulang halamannya.',
    refusals: {
      everything: 'Peran yang boleh melakukan segalanya tidak bisa diubah.',
      notHeld: NOT_HELD,
      own: 'Peran yang kamu pegang sendiri harus diperluas orang lain.',
    } satisfies Record<Exclude<RoleRefusal, null>, string>,
  },
  inbox: {
    closedByOwner: 'Pemiliknya minta akun ini dihapus.',
    closedByStaff: 'Akun ini ditutup pengelola.',
    erasureWaits: 'Dihapus otomatis pada',
    erasureFailed: 'Penghapusannya gagal dan terus dicoba. Seharusnya terhapus pada',
  },
  refund: {
    ownMoney: 'Ini uang pesananmu sendiri. Orang lain yang harus mengurusnya.',
    ownAsking: 'Kamu yang mengajukan pengembalian ini. Orang lain yang harus mencatat dan memastikan transfernya.',
    ownRetry:
      'Kamu yang mengajukan pengembalian ini, dan belum ada orang lain yang menyetujuinya. Orang lain yang harus mencobanya lagi.',
  },
  voucher: {
    noCode: (code: string) => `Bukan kode: ${code}. Isi huruf dan angka, satu kode tiap baris.`,
    twice: (code: string) => `Kode ini tertulis dua kali: ${code}`,
    exists: 'Ada kode yang sudah tersimpan sebelumnya.',
    quotaAbove: (codes: number) => `Kodenya hanya ${wholeNumber(codes)}. Kuota tidak boleh di atasnya.`,
    notVoucher: 'Kode dari penyedia hanya untuk kursus voucher. Pilih kursus lain.',
    elsewhere: 'Kursus ini bukan dari mitra atau program yang dipilih. Kodenya tidak akan membuka apa pun.',
  },
  promo: {
    exists: 'Kode ini sudah ada.',
    faults: {
      endsBefore: 'Promo harus berakhir setelah dimulai.',
      past: refusedFieldText.pastMoment,
      worthless: 'Isi potongan lebih dari nol.',
      worthlessMost: 'Isi lebih dari nol, atau kosongkan supaya tanpa batas.',
      quota: 'Kuota tidak boleh di bawah yang sudah dipakai.',
      noSuchDay: 'Selama promo berlangsung tidak ada hari itu. Pilih hari lain, atau ubah waktunya.',
    } satisfies Record<PromoFault, string>,
    noneFits:
      'Tidak satu pun kursus ini masuk program, kategori, dan mitra yang dipilih. Promo tidak akan bisa dipakai.',
    outOfReach: (most: number) =>
      `Kursus yang dipilih paling banyak ${rupiah(most)} sekali beli, jadi promo tidak akan bisa dipakai.`,
    cartUnknown: 'Ada kursus di keranjang yang sedang tidak dijual. Pilih yang lain.',
    takesNone: 'Program ini tidak menerima promo. Nyalakan dulu "Promo berlaku" di programnya.',
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
  job: {
    pay: {
      incomplete: 'Isi gaji terendah dan tertinggi, atau kosongkan keduanya.',
      falls: 'Gaji tertinggi tidak boleh di bawah gaji terendah.',
    },
  },
  landing: {
    taken: {
      programId: 'Program ini sudah punya halaman muka.',
      page: 'Halaman ini sudah punya halaman muka.',
    },
    place: 'Pilih satu program, atau satu halaman situs.',
    own: 'Pilih program yang kamu kelola.',
    mail: 'Isi satu alamat email, tanpa tambahan di belakangnya.',
    phone: 'Isi nomor telepon: angka, boleh diawali + dan diberi spasi.',
    lacks: {
      action: 'Isi tulisan tombolnya, atau kosongkan alamatnya.',
      url: 'Isi alamat tombolnya, atau kosongkan tulisannya.',
    },
  },
  removal: {
    /** Some that use it, by name, of all there are. */
    users: (kind: UseKind, { count, names }: { count: number; names: readonly string[] }) =>
      `${count} ${USERS[kind]} (${names.join(', ')}${count > names.length ? ', …' : ''})`,
    used: (users: readonly string[]) => `Masih dipakai ${users.join(' dan ')}, jadi tidak bisa dihapus.`,
    prakerja: 'Kategori ini menandai kursus Prakerja, jadi tidak bisa dihapus.',
  },
  synonym: {
    oneWord: 'Isi satu kata dengan huruf kecil, tanpa spasi atau tanda baca.',
    taken: 'Kata ini sudah ada.',
    means: 'Isi kata atau frasa dari huruf dan angka.',
    itself: 'Kata ini tidak perlu berarti dirinya sendiri.',
  },
  teacher: {
    anothers: 'Pengajar ini tidak ditemukan di antara pengajarmu. Kalau memang dia, minta pengelola situs mengisinya.',
    shared: 'Pengajar ini juga mengajar kursus di luar yang kamu kelola. Minta pengelola situs mengubahnya.',
    noAddress: 'Isi nama dengan huruf Latin: alamat halamannya dibuat dari nama.',
    taken: 'Pengajar dengan nama ini sudah ada. Buka dan ubah yang itu.',
    notYours: 'Belum ada kursusmu yang menyebut nama ini. Isi dulu sebagai pengajar di kursusnya.',
    otherName: 'Ini nama orang lain: alamatnya akan berubah. Ganti pengajar di kursusnya.',
  },
  company: { taken: 'Perusahaan ini sudah ada. Buka dan ubah yang itu.' },
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
  period: {
    endsBefore: 'Waktu berakhir harus setelah waktu mulai.',
    past: refusedFieldText.pastMoment,
  } satisfies Record<OfferPeriodFault, string>,
  programme: {
    clientMissing: 'Isi nama Suluh di tempat masuk mitra.',
    notOffered: (courses: readonly string[]) =>
      `Program ini tidak menawarkan ${courses.join('; ')}. Tambahkan programnya di kursus itu dulu.`,
  },
  paymentMethod: {
    repeated: 'Saluran ini sudah ada di atas. Gabungkan langkahnya, atau beri nama lain.',
    filling: (found: readonly string[]) => `Yang diisi otomatis hanya {number} dan {amount}. Ubah ${found.join(', ')}.`,
  },
  flashSale: {
    free: 'Isi harga lebih dari nol.',
    notLower: 'Isi harga yang lebih rendah dari harga jual kursus ini.',
  } satisfies Record<FlashPriceFault, string>,
  collection: {
    reserved: 'Alamat ini sudah dipakai halaman lain. Pilih nama lain.',
    taken: 'Alamat ini sudah ada. Pilih nama lain.',
    ofSiteAlone: 'Koleksi anggota UKM tidak tampil di program. Pilih jenis lain, atau kosongkan programnya.',
  },
  pool: {
    fewOptions: 'Pilihannya kurang. Tambah dulu.',
    sameOption: 'Ada pilihan yang sama. Bedakan atau hapus satu.',
    oneRight: 'Tandai tepat satu pilihan yang benar.',
    someRight: 'Tandai pilihan yang benar.',
    tooMany: 'Soal yang diambil tidak boleh lebih banyak dari soal yang ada.',
    lesson: 'Kuis harus milik satu materi kuis kursus ini; tes awal dan tes akhir tanpa materi.',
    taken: 'Tes seperti ini sudah ada. Buka dan ubah yang itu.',
    begun: 'Sudah ada peserta yang mengerjakan tes ini, jadi tidak bisa dihapus.',
  },
  banner: {
    target: 'Isi jalur di situs ini, seperti /course, atau alamat yang diawali https://.',
    picture: 'Isi jalur penyimpanan, atau alamat yang diawali https://.',
    endsBefore: 'Banner harus berakhir setelah dimulai.',
    ofSiteAlone: 'Halaman program tidak punya penawaran terbaik. Pilih tempat lain, atau kosongkan programnya.',
  },
} as const;

/** Name of a copy. */
export const copyName = (name: string): string => `${name} (salinan)`;
