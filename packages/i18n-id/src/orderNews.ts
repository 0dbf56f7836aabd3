import type { CourseTypeCode } from '@suluh/domain/course';
import type { OrderEndReason } from '@suluh/domain/transaction';
import { dateTime, rupiah } from './format.ts';
import * as label from './label.ts';
import { transactionStatusText } from './transaction.ts';

/** What the words about an order are made of. `deadline` is an ISO 8601 instant. */
export interface OrderFacts {
  orderId: string;
  /** The number the history shows. */
  invoiceId: string;
  /** What was ordered, one line each. */
  courses: string[];
  amountRupiah: number;
  deadline: string | null;
  /** Method of payment, and the number to pay to in its groups, when there is one to pay to. */
  method: string | null;
  number: string | null;
  /** Name of the product as the learner knows it: the partner's on its own pages. */
  product: string;
  /** The order's page on the learner's own face of the product. */
  link: string;
  /** The learner's courses on the same face; empty in rows of before. */
  coursesLink: string;
  /** What was ordered, each with its way, its institution, its schedule in lines, and its picture as stored; none of old. */
  items: readonly {
    fullname: string;
    type: CourseTypeCode;
    institution: string;
    schedule: readonly string[];
    picture: string | null;
  }[];
  /** How the amount came about, in rupiah; null where another amount is told of, such as that of a refund. */
  prices: { purchase: number; discount: number; fee: number } | null;
  /** How to pay by the method on a phone, with number and amount filled in. */
  instruction: { channel: string; steps: readonly string[] } | null;
  /** How a payment failed, or why a refund is refused. */
  reason: string | null;
}

/** Why an order ended, where neither its learner nor time ended it. */
export const orderEndText = {
  classCalledOff:
    'Kelas yang kamu pesan dibatalkan penyelenggara sebelum dibayar, jadi tidak ada yang perlu kamu bayar.',
} as const satisfies Record<OrderEndReason, string>;

/** What an order is of, in a line: its course, or the first and how many others. */
export const courseNames = (courses: readonly string[]): string =>
  courses.length > 1 ? `${courses[0]} dan ${courses.length - 1} kursus lainnya` : (courses[0] ?? '');
const until = (deadline: string | null): string => (deadline ? ` sebelum ${dateTime(deadline)}` : '');

/** The notification of an order that begins to wait, before there is a payment to tell of. */
export const waitingNotification = ({
  courses,
  amountRupiah,
  deadline,
}: Pick<OrderFacts, 'courses' | 'amountRupiah' | 'deadline'>) => ({
  title: transactionStatusText.UNPAID,
  message: `Selesaikan pembayaran ${rupiah(amountRupiah)} untuk ${courseNames(courses)}${until(deadline)}.`,
});

/** What a learner is told when an order changes: title and text of the notification, which the mail carries too. */
export const orderNewsText = {
  orderUnpaid: (facts: OrderFacts) => waitingNotification(facts),
  orderMethod: ({ courses, amountRupiah, deadline, method }: OrderFacts) => ({
    title: 'Metode Pembayaran Diganti',
    message: `Bayar ${rupiah(amountRupiah)} untuk ${courseNames(courses)}${method ? ` dengan ${method}` : ''}${until(deadline)}. Nomor pembayaran sebelumnya tidak berlaku lagi.`,
  }),
  orderReminder: ({ courses, amountRupiah, deadline }: OrderFacts) => ({
    title: 'Pembayaranmu Masih Ditunggu',
    message: `Pesanan ${courseNames(courses)} belum dibayar. Selesaikan ${rupiah(amountRupiah)}${until(deadline)}, setelah itu pesanan dibatalkan otomatis.`,
  }),
  orderPaid: ({ courses, amountRupiah }: OrderFacts) => ({
    title: amountRupiah > 0 ? label.paymentSucceeded : 'Pendaftaran Berhasil',
    message: `Kamu sudah terdaftar pada ${courseNames(courses)}. Buka Kursus Saya untuk mulai belajar.`,
  }),
  orderFailed: ({ courses, deadline, method, reason }: OrderFacts) => ({
    title: label.paymentFailed(method),
    message:
      `${reason ?? ''} Pesanan ${courseNames(courses)} masih menunggu: coba lagi atau pilih metode lain${until(deadline)}.`.trim(),
  }),
  orderCancelled: ({ courses, reason }: OrderFacts) => ({
    title: label.transactionCancelled,
    message: [reason, `Transaksi untuk ${courseNames(courses)} sudah dibatalkan.`].filter(Boolean).join(' '),
  }),
  /** The text of docs/product/transaction.md#status. */
  orderExpired: (_facts: OrderFacts) => ({ title: label.transactionExpired, message: label.expiredTransaction }),
  orderReversed: ({ courses }: OrderFacts) => ({
    title: 'Pembayaran Ditarik Kembali',
    message: `Penyedia pembayaran menarik kembali pembayaran untuk ${courseNames(courses)}, jadi aksesmu ke kursus ini ditutup.`,
  }),
  orderRefund: ({ courses, amountRupiah }: OrderFacts) => ({
    title: 'Dana Akan Dikembalikan',
    message: `Pembayaran ${rupiah(amountRupiah)} untuk ${courseNames(courses)} akan kami kembalikan.`,
  }),
  refundAsked: ({ courses, amountRupiah }: OrderFacts) => ({
    title: 'Permintaan Pengembalian Dana Diterima',
    message: `Permintaan pengembalian ${rupiah(amountRupiah)} untuk ${courseNames(courses)} sedang kami tinjau. Kursusmu tetap terbuka selama itu.`,
  }),
  refundApproved: ({ courses, amountRupiah }: OrderFacts) => ({
    title: 'Pengembalian Dana Disetujui',
    message: `Pengembalian ${rupiah(amountRupiah)} untuk ${courseNames(courses)} disetujui dan segera kami kirim. Aksesmu ke kursus ini ditutup setelah dana dikembalikan.`,
  }),
  refundRefused: ({ courses, amountRupiah, reason }: OrderFacts) => ({
    title: 'Pengembalian Dana Ditolak',
    message: `Permintaan pengembalian ${rupiah(amountRupiah)} untuk ${courseNames(courses)} ditolak: ${reason ?? '-'}`,
  }),
  /** Staff began it, and say why. */
  refundBegun: ({ courses, amountRupiah, reason }: OrderFacts) => ({
    title: 'Tim Kami Menyiapkan Pengembalian Dana',
    message: `Tim kami menyiapkan pengembalian ${rupiah(amountRupiah)} untuk ${courseNames(courses)}. Kursusmu tetap terbuka sampai dananya dikembalikan. Alasannya: ${reason ?? '-'}`,
  }),
  refundNotGiven: ({ courses, amountRupiah, reason }: OrderFacts) => ({
    title: 'Pengembalian Dana Tidak Jadi',
    message: `Pengembalian ${rupiah(amountRupiah)} untuk ${courseNames(courses)} yang disiapkan tim kami tidak jadi: ${reason ?? '-'}`,
  }),
  /** The way it was paid by takes nothing back, and no account is known. */
  refundAccount: ({ courses, amountRupiah }: OrderFacts) => ({
    title: 'Ke Rekening Mana Dananya Kami Kirim?',
    message: `Pengembalian ${rupiah(amountRupiah)} untuk ${courseNames(courses)} kami transfer ke rekeningmu. Tulis rekening tujuannya di halaman pesanan.`,
  }),
  /** The order ends with its money. */
  orderRefunded: ({ courses, amountRupiah }: OrderFacts) => ({
    title: label.refundDone,
    message: `Dana ${rupiah(amountRupiah)} untuk ${courseNames(courses)} sudah dikembalikan, dan aksesmu ke kursus ini ditutup.`,
  }),
  /** Money the order did not need. */
  refundDone: ({ courses, amountRupiah }: OrderFacts) => ({
    title: label.refundDone,
    message: `Pembayaran ${rupiah(amountRupiah)} untuk ${courseNames(courses)} sudah kami kembalikan.`,
  }),
} as const;
