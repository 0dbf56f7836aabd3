import { dropErrorText } from './fields.ts';
import { refusedFieldText } from './refusedField.ts';
import { describe, expect, it } from 'vitest';
import { ALREADY_BOUGHT_MESSAGE } from '@suluh/domain/cart';
import { CLASS_STATUS_FULL, COURSE_TYPE_CODES, OFFLINE_TYPE_NAME } from '@suluh/domain/course';
import { VOUCHER_PENDING } from '@suluh/domain/my-course';
import { ANY_METHOD, MOBILE_ONLY_MESSAGE } from '@suluh/domain/promo';
import { cartText } from './cart.ts';
import { certificateKindText } from './certificate.ts';
import { checkInText } from './checkIn.ts';
import { controlText } from './control.ts';
import {
  courseActionText,
  courseBadgeText,
  courseText,
  courseTypeText,
  internshipButtonText,
  ownershipText,
  shareText,
} from './course.ts';
import {
  appDownloadText,
  courseConfirmText,
  emailVerificationText,
  eventFullText,
  logoutDialogText,
  orderConfirmText,
  profilePhotoText,
} from './dialogs.ts';
import { errorText } from './errors.ts';
import { date } from './format.ts';
import { homeText } from './home.ts';
import { interestText } from './interest.ts';
import { jobText } from './job.ts';
import { courseTypeFilterText, listingText, sortText } from './listing.ts';
import { myCourseText } from './myCourse.ts';
import { appBannerText, breadcrumbText, drawerItemText, drawerText } from './navigation.ts';
import { partnershipText } from './partner.ts';
import { paymentGroupText, paymentText } from './payment.ts';
import { passwordHintText } from './auth.ts';
import { promoRefusalText, promoText } from './promo.ts';
import { recapText } from './recap.ts';
import { reviewText } from './review.ts';
import { buyButtonText } from './buyButton.ts';
import { seoText } from './seo.ts';
import { downtimeText } from './site.ts';
import { transactionStatusText, transactionText } from './transaction.ts';
import { ruleText } from './validation.ts';
import { wishlistText } from './wishlist.ts';

/**
 * Each row: the string as the specification quotes it, and what the product says. Placeholders are filled in.
 */
type Rows = [quoted: string, said: string][];

const section1And2: Rows = [
  ['Pilih Jenis Kemitraan', partnershipText.title],
  ['Mitra Individual', partnershipText.individual],
  ['Mitra Organisasi', partnershipText.organisation],
  ['Cari Kursus', wishlistText.findCourse],
  ['Lihat Semua', homeText.seeAll],
  ['Kursus Tidak Ditemukan :(', listingText.notFoundTitle],
  ['Coba kata kunci lain atau cek kursus rekomendasi di bawah ya.', listingText.notFoundBody],
  ['Rekomendasi Kursus Lainnya', listingText.recommendations],
  ['Filter', listingText.filter],
  ['Urutkan', listingText.sort],
  ['Kamu Belum Memiliki Wishlist', wishlistText.emptyTitle],
  ['Wishlistmu akan muncul di sini', wishlistText.emptyBody],
  ['Ad', courseText.ad],
  ['Beranda', breadcrumbText.home],
  ['/', breadcrumbText.separator],
  ['Minat Pelatihan', drawerItemText.learningInterest],
  ['Lowongan Kerja', drawerItemText.jobVacancies],
  ['Kode Referral', drawerItemText.referralCode],
  ['Promo', drawerItemText.promo],
  ['new', drawerText.new],
  ['Keluar', drawerText.logout],
  ['Buka App', appBannerText.open],
  ['Banyak Update Menanti!', downtimeText.title],
  ['Tunggu sebentar ya karena sistem kami sedang menyiapkan banyak update buat kamu', downtimeText.body],
];

const dialogs: Rows = [
  ['Keluar dari akun {product}', logoutDialogText.title('{product}')],
  ['Kamu yakin mau keluar dari akun ini?', logoutDialogText.body],
  ['Keluar', logoutDialogText.confirm],
  ['Batal', logoutDialogText.cancel],
  ['Konfirmasi Kursus', courseConfirmText.title],
  ['Batalkan', courseConfirmText.cancel],
  ['Pilih Kursus', courseConfirmText.confirm],
  ['Batalkan', orderConfirmText.cancel],
  ['Konfirmasi', orderConfirmText.confirm],
  ['Promo Berlaku di Aplikasi Mobile', appDownloadText.title],
  ['Buka Aplikasi', appDownloadText.open],
  ['Tetap Beli di Sini', appDownloadText.stay],
  ['Wah, Maaf Event Sudah Penuh!', eventFullText.title],
  ['Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia', eventFullText.body],
  ['Kembali', eventFullText.back],
  ['Apa minat pelatihan mu?', interestText.title],
  ['Cari minat pelatihanmu', interestText.searchPlaceholder],
  ['2/3 Minat Pelatihan Dipilih', interestText.counter(2)],
  ['Nanti Saja', interestText.later],
  ['Simpan', interestText.save],
  ['Minat Pelatihan Tidak Ditemukan :(', interestText.notFoundTitle],
  ['Coba gunakan kata kunci yang lain', interestText.notFoundBody],
  ['Lengkapi Profil', emailVerificationText.title],
  ['Nanti Saja', emailVerificationText.later],
  ['Verifikasi', emailVerificationText.verify],
];

const section3: Rows = [
  ['Kursus Offline', courseBadgeText.offline],
  ['Kursus Offline', courseTypeFilterText.offline],
  ['Kursus Online', courseBadgeText.online],
  ['Kelas Offline', courseTypeText.d],
  ['Pembelajaran Mandiri', courseTypeText.a],
  ['Webinar', courseTypeText.b],
  ['Pembelajaran Mandiri & Webinar', courseTypeText.c],
  ['2 Tahun', jobText.years(2)],
  ['Sertifikat Kompetensi', certificateKindText.competence],
  ['Sertifikat Penyelesaian', certificateKindText.completion],
  ['PostPaid', paymentGroupText.postPaid],
  ['Online Payment', paymentGroupText.onlinePayment],
  ['E-wallet', paymentGroupText.eWallet],
  ['Virtual Account', paymentGroupText.virtualAccount],
  ['Kartu Kredit', paymentGroupText.card],
];

const section4: Rows = [
  ['Berhasil menambah kursus ke Wishlist', wishlistText.added],
  ['Berhasil menghapus kursus dari Wishlist', wishlistText.removed],
  ['Daftar Sekarang', courseActionText.register],
  ['Terdaftar', ownershipText.registered],
  ['Mulai Kursus', courseActionText.start],
  ['Tersedia', ownershipText.available],
  ['Gratis', courseText.free],
  ['Lihat Voucher', courseActionText.viewVoucher],
  ['Lihat E-Tiket', courseActionText.viewETicket],
  ['Kelas Penuh', courseActionText.classFull],
  ['Beli Sekarang', courseActionText.buy],
  ['Mulai Kursus', internshipButtonText.start],
  ['Daftar Kursus', internshipButtonText.enrol],
  ['Pilih dan Beli Jadwal', buyButtonText.open],
  ['Sudah Berakhir', buyButtonText.expired],
  ['Habis Terjual', buyButtonText.soldOut],
  ['Segera Tersedia', buyButtonText.availableSoon],
  ['Tunggu ya, Kode kamu sedang diproses...', myCourseText.voucherPending],
  ['Berhasil Disalin', controlText.copied],
  ['Maaf kamu belum bisa mengakses kursus ini karena pelatihan belum dimulai.', myCourseText.testNotStarted],
  ['Lihat QR Code', myCourseText.viewQr],
  ['Berhasil', transactionStatusText.PAID],
  ['Menunggu Pembayaran', transactionStatusText.UNPAID],
  ['Dibatalkan', transactionStatusText.CANCEL],
  ['Tidak Berhasil', transactionStatusText.EXPIRED],
  ['Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.', transactionText.expiredTooltip],
  ['Batalkan', transactionText.cancel],
  ['Lihat 2 Kursus Lainnya', transactionText.otherCourses(2)],
  ['Batas Akhir Pembayaran Sampai', paymentText.deadline],
  ['Bayar Sekarang', transactionText.payNow],
  ['Lihat Cara Bayar', transactionText.howToPay],
  ['Biaya Platform', cartText.platformFee],
  ['Potongan “code”', cartText.promoDiscount('code')],
  ['Terverifikasi', checkInText.verified],
  ['Check In', checkInText.checkIn],
  ['Jadwal sesi belum dimulai', checkInText.notStarted],
  ['Selesaikan sesi sebelumnya dahulu', checkInText.finishPrevious],
  ['Sesi Terlewat', checkInText.missed],
  ['Waktu verifikasi telah habis', checkInText.verificationOver],
  ['Sesi Terkunci', checkInText.locked],
  [
    'Kamu baru bisa mengakses sesi ini besok, karena dalam 1 hari kamu hanya bisa mengakses 1 sesi saja.',
    checkInText.tomorrow,
  ],
  ['Gunakan Promo', promoText.use],
  ['Reset Promo', promoText.reset],
  ['Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu', promoRefusalText.method()],
  ['Kirim Ulang', emailVerificationText.resend],
  ['Belum ada Learning Recap Untukmu', recapText.emptyTitle],
  ['Cari Kursus', recapText.findCourse],
  ['+ 4 Kursus Lainnya', recapText.otherCourses(4)],
];

const section5: Rows = [
  ['(128 Ulasan)', courseText.reviewCount(128)],
  ['Melebihi umur maksimal!', ruleText({ code: 'ageAboveMax' })],
  ['Kurang dari umur minimal!', ruleText({ code: 'ageBelowMin' })],
  ['Sudah diverifikasi', drawerText.verified],
  ['Belum diverifikasi', drawerText.notVerified],
  ['Masukkan kode terlebih dahulu', ruleText({ code: 'promoCodeRequired' })],
  ['Pilih kursus dulu sebelum pakai voucher', promoRefusalText.empty()],
  ['Keamanan password: "Kuat"', passwordHintText.strong],
  ['Nama peserta wajib diisi', ruleText({ code: 'billingNameRequired' })],
  ['Jabatan wajib diisi', ruleText({ code: 'billingPositionRequired' })],
  ['No telepon PIC penagihan wajib diisi', ruleText({ code: 'billingPhoneRequired' })],
  ['Nomor yang dimasukkan minimum 9 angka', ruleText({ code: 'billingPhoneMin', limit: 9 })],
  ['Nomor yang dimasukkan maximal 13 angka', ruleText({ code: 'billingPhoneMax', limit: 13 })],
  ['Email PIC wajib diisi', ruleText({ code: 'billingEmailRequired' })],
  ['Format email domain yang dimasukkan tidak valid', ruleText({ code: 'billingEmailFormat' })],
  ['Alamat penagihan/invoice wajib diisi', ruleText({ code: 'billingAddressRequired' })],
  ['Kode yang dimasukkan minimum 4 angka', ruleText({ code: 'otpLength', limit: 4 })],
  ['Maksimal 3 minat pelatihan yang dapat dipilih!', ruleText({ code: 'interestMax' })],
  ['Pilih setidaknya 1 minat pelatihan terlebih dahulu!', ruleText({ code: 'interestMin' })],
  ['Masukkan data terlebih dahulu', ruleText({ code: 'required' })],
  ['Masukkan file terlebih dahulu', ruleText({ code: 'requiredFile' })],
  ['Format email yang dimasukkan tidak memiliki “@”', ruleText({ code: 'emailAt' })],
  ['Format email tidak valid', ruleText({ code: 'emailFormat' })],
  ['Minimum 8 karakter', ruleText({ code: 'minLength', limit: 8 })],
  ['Maksimum 8 karakter', ruleText({ code: 'maxLength', limit: 8 })],
  ['Jumlah karakter harus 6', refusedFieldText.exactLetters('6')],
  ['File type must be image/png', dropErrorText({ code: 'type', types: 'image/png' })],
  ['File is larger than 8 bytes', dropErrorText({ code: 'larger', bytes: 8 })],
  ['File is smaller than 8 bytes', dropErrorText({ code: 'smaller', bytes: 8 })],
  ['Too many files', dropErrorText({ code: 'tooMany' })],
  ['Format NIK tidak valid', ruleText({ code: 'nik' })],
  ['Nomor handphone tidak valid', ruleText({ code: 'mobilePhone' })],
  ['Format harus berupa angka', ruleText({ code: 'digits' })],
  ['Tidak Sama', ruleText({ code: 'notSame' })],
  ['Format penulisan URL salah', ruleText({ code: 'url' })],
  ['melebihi 5MB', ruleText({ code: 'fileTooLarge' })],
  ['masukan minimal 3 kata', ruleText({ code: 'minThreeWords' })],
];

const sections8And9: Rows = [
  ['Permintaan gagal, pastikan anda terhubung ke internet', errorText.noConnection],
  ['Kode promo tidak bisa digunakan', promoText.rejected],
  ['Kode Promo Tidak Ditemukan', promoText.notFoundTitle],
  ['Cek kembali penulisan kode promo kamu', promoText.notFoundBody],
  ['Course ini belum memiliki ulasan', reviewText.none],
  ['Gagal mengupload foto', profilePhotoText.failed],
  ['Paling Sesuai', sortText.relevance],
  ['Harga Tertinggi', sortText.priceHighest],
  ['Harga Terendah', sortText.priceLowest],
  ['Terbaru', sortText.newest],
  ['Rating Tertinggi', sortText.ratingHighest],
  ['Rating Terendah', sortText.ratingLowest],
  ['index,follow', seoText.robots],
  ['6 November 2025', date('2025-11-06T05:00:00Z')],
  ['Yuk, ikuti kelas {title} di {product} bersama aku!', shareText({ title: '{title}', product: '{product}' })],
];

/** Strings the specification quotes that are data of the server, not interface text; their home is domain. */
const wireValues: Rows = [
  ['kursus telah dibeli sebelumnya', ALREADY_BOUGHT_MESSAGE],
  ['kode promo hanya dapat digunakan utk mobile', MOBILE_ONLY_MESSAGE],
  ['dalam proses', VOUCHER_PENDING],
  ['full', CLASS_STATUS_FULL],
  ['all', ANY_METHOD],
  ['Kelas Offline', OFFLINE_TYPE_NAME],
  ['a', COURSE_TYPE_CODES[0]],
];

describe.each([
  ['screens', section1And2],
  ['dialogs', dialogs],
  ['names', section3],
  ['states', section4],
  ['validation', section5],
  ['errors and constants', sections8And9],
  ['values of the server', wireValues],
])('%s', (_, rows) => {
  it.each(rows)('says ‘%s’ to the letter', (quoted, said) => {
    expect(said).toBe(quoted);
  });
});
