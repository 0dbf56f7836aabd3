import { dateTime, rupiah } from './format.ts';
import { label } from './label.ts';
import { transactionStatusText } from './transaction.ts';

/** What the words about an order are made of. `deadline` is an ISO 8601 instant. */
export interface OrderFacts {
  orderId: string;
  courses: string[];
  amountRupiah: number;
  deadline: string | null;
}

const courseNames = (courses: readonly string[]): string =>
  courses.length > 1 ? `${courses[0]} dan ${courses.length - 1} kursus lainnya` : (courses[0] ?? '');

/** What a learner is told when an order changes: title and text of the notification, which the mail carries too. */
export const orderNewsText = Object.freeze({
  orderUnpaid: ({ courses, amountRupiah, deadline }: OrderFacts) => ({
    title: transactionStatusText.UNPAID,
    message: `Selesaikan pembayaran ${rupiah(amountRupiah)} untuk ${courseNames(courses)}${deadline ? ` sebelum ${dateTime(deadline)}` : ''}.`,
  }),
  orderPaid: ({ courses, amountRupiah }: OrderFacts) => ({
    title: amountRupiah > 0 ? label.paymentSucceeded : 'Pendaftaran Berhasil',
    message: `Kamu sudah terdaftar pada ${courseNames(courses)}. Buka Kursus Saya untuk mulai belajar.`,
  }),
  orderCancelled: ({ courses }: OrderFacts) => ({ title: label.transactionCancelled, message: `Transaksi untuk ${courseNames(courses)} sudah dibatalkan.` }),
  /** The text of spec 4, Transaction status. */
  orderExpired: (_facts: OrderFacts) => ({ title: label.transactionExpired, message: label.expiredTransaction }),
  orderReversed: ({ courses }: OrderFacts) => ({
    title: 'Pembayaran Ditarik Kembali',
    message: `Pembayaran untuk ${courseNames(courses)} ditarik kembali, jadi aksesmu ke kursus ini ditutup.`,
  }),
  orderRefund: ({ courses, amountRupiah }: OrderFacts) => ({
    title: 'Dana Akan Dikembalikan',
    message: `Pembayaran ${rupiah(amountRupiah)} untuk ${courseNames(courses)} akan kami kembalikan.`,
  }),
} as const);

type OrderMail = OrderFacts & { fullname: string };

const letter = (fullname: string, ...paragraphs: string[]): string => [`Halo ${fullname},`, ...paragraphs, 'Salam,\nSuluh'].join('\n\n');
const bullets = (courses: readonly string[]): string => courses.map((course) => `- ${course}`).join('\n');

const orderMail = (news: Exclude<keyof typeof orderNewsText, 'orderPaid'>) => (facts: OrderMail) => {
  const { title, message } = orderNewsText[news](facts);
  return { subject: `${title}: ${facts.courses[0] ?? facts.orderId}`, text: letter(facts.fullname, message, bullets(facts.courses), `Nomor pesanan: ${facts.orderId}`) };
};

/** Mails the worker sends, by the kind of their outbox row. */
export const mailText = Object.freeze({
  passwordReset: ({ fullname, link }: { fullname: string; link: string }) => ({
    subject: 'Atur ulang password akun Suluh',
    text: letter(
      fullname,
      'Kami menerima permintaan untuk mengatur ulang password akunmu. Buka tautan berikut dalam 60 menit:',
      link,
      'Abaikan email ini bila kamu tidak memintanya. Password lama tetap berlaku.',
    ),
  }),
  emailCode: ({ fullname, code }: { fullname: string; code: string }) => ({
    subject: 'Kode verifikasi email Suluh',
    text: letter(fullname, 'Masukkan kode ini untuk memverifikasi emailmu. Kode berlaku 10 menit:', code, 'Abaikan email ini bila kamu tidak memintanya.'),
  }),
  accountSecured: ({ fullname, partner }: { fullname: string; partner: string }) => ({
    subject: `Akunmu kini masuk lewat ${partner}`,
    text: letter(
      fullname,
      `Kamu masuk lewat ${partner} dengan alamat email ini. Sebelumnya sudah ada akun dengan alamat yang sama, tetapi alamatnya belum pernah dibuktikan.`,
      'Demi keamananmu, kata sandi akun itu dihapus dan semua perangkatnya dikeluarkan. Bila akun itu memang kamu yang membuat, pilih "Lupa kata sandi?" di halaman masuk untuk membuat kata sandi baru.',
    ),
  }),
  linkAccount: ({ fullname, partner, link }: { fullname: string; partner: string; link: string }) => ({
    subject: `Hubungkan akunmu dengan ${partner}`,
    text: letter(
      fullname,
      `Kamu masuk lewat ${partner} dan ingin memakai akun yang sudah ada. Buka tautan berikut dalam 30 menit, di peramban yang sama:`,
      link,
      'Abaikan email ini bila kamu tidak memintanya. Akunmu tidak berubah.',
    ),
  }),
  welcome: ({ fullname }: { fullname: string }) => ({
    subject: 'Selamat datang di Suluh',
    text: letter(fullname, 'Akunmu sudah siap. Temukan kursus yang cocok dan mulai belajar hari ini.'),
  }),
  orderPaid: ({ fullname, orderId, courses }: { fullname: string; orderId: string; courses: string[] }) => ({
    subject: `Pendaftaran berhasil: ${courses[0] ?? orderId}`,
    text: letter(fullname, `Kamu sudah terdaftar pada:\n${bullets(courses)}`, `Nomor pesanan: ${orderId}\nBuka Kursus Saya untuk mulai belajar.`),
  }),
  orderUnpaid: orderMail('orderUnpaid'),
  orderCancelled: orderMail('orderCancelled'),
  orderExpired: orderMail('orderExpired'),
  orderReversed: orderMail('orderReversed'),
  orderRefund: orderMail('orderRefund'),
} as const);
