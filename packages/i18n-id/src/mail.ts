import type { PartnershipType, TeamSize } from '@suluh/domain/validation';
import { date, dateTime, rupiah } from './format.ts';
import { enterpriseLeadText, teamSizeText } from './home.ts';
import { jobAlertNews, jobApplicationNews, type JobAlertLetter } from './job.ts';
import * as label from './label.ts';
import type { Letter, LetterPart } from './letter.ts';
import { partnershipFormText, partnershipTypeText } from './partner.ts';
import { productNameText } from './server.ts';
import { transactionStatusText } from './transaction.ts';
import { referralNews } from './referral.ts';

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
  /** How a payment failed, or why a refund is refused. */
  reason: string | null;
}

const courseNames = (courses: readonly string[]): string =>
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

/** What a learner is told when a course is finished. `number` is that of the certificate, where there is one. */
export const courseFinishedNews = ({ course, number }: { course: string; number: string | null }) => ({
  title: 'Kursus Selesai',
  message: number
    ? `Selamat, kamu menuntaskan ${course}. Sertifikatmu sudah terbit dengan nomor ${number}.`
    : `Selamat, kamu menuntaskan ${course}.`,
});

/** What a learner is told when a teacher answered. */
export const questionAnsweredNews = ({ course, lesson }: { course: string; lesson: string }) => ({
  title: 'Pertanyaanmu Dijawab',
  message: `Pengajar ${course} menjawab pertanyaanmu di materi ${lesson}.`,
});

/** What a learner is told when work was marked. @param score of 100 */
export const workMarkedNews = ({ course, lesson, score }: { course: string; lesson: string; score: number }) => ({
  title: 'Tugasmu Dinilai',
  message: `Tugasmu di materi ${lesson}, ${course}, mendapat nilai ${score}. Baca catatan pengajar di halaman materinya.`,
});

/** What a learner is told when a certificate was given anew. */
export const certificateReissuedNews = ({ course, number }: { course: string; number: string }) => ({
  title: 'Sertifikat Diterbitkan Ulang',
  message: `Sertifikatmu untuk ${course} terbit ulang dengan nomor ${number}. Yang lama tercatat sudah diganti.`,
});
/** What is said of a ticket: the class, its schedule line by line, and the code to type. */
export interface TicketLetter {
  course: string;
  schedule: string[];
  code: string;
}

/** What happens to a ticket that its learner is told of. */
export const ticketNews = Object.freeze({
  issued: ({ course }: TicketLetter) => ({
    title: 'E-Tiket Terbit',
    message: `E-tiket ${course} sudah terbit. Buka sekali selagi ada sinyal supaya bisa ditunjukkan tanpa internet.`,
  }),
  rescheduled: ({ course, schedule }: TicketLetter) => ({
    title: 'Jadwal Diganti',
    message: `Jadwal ${course} sekarang ${schedule.join(', ')}. E-tiket lama tidak berlaku lagi.`,
  }),
  tomorrow: ({ course, schedule }: TicketLetter) => ({
    title: 'Kelasmu Besok',
    message: `${course}: ${schedule.join(', ')}. Siapkan e-tiketmu.`,
  }),
  soon: ({ course, schedule }: TicketLetter) => ({
    title: 'Kelasmu Segera Dimulai',
    message: `${course}: ${schedule.join(', ')}. Dua jam lagi dimulai.`,
  }),
} as const);
export type TicketNews = keyof typeof ticketNews;

interface WaitingLetter {
  course: string;
  schedule: string[];
  /** Until when the seat is kept; ISO 8601, null for sales that opened. */
  until: string | null;
  timeZone: string;
}

/** What somebody who waits for a seat, or follows a schedule, is told. */
export const waitingNews = Object.freeze({
  offered: ({ course, schedule, until: end, timeZone }: WaitingLetter) => ({
    title: 'Kursi Tersedia Untukmu',
    message: `Satu kursi ${course}, ${schedule.join(', ')}, disimpan untukmu${end ? ` sampai ${dateTime(end, timeZone)}` : ''}. Setelah itu kursi ditawarkan ke antrean berikutnya.`,
  }),
  opened: ({ course, schedule }: WaitingLetter) => ({
    title: 'Jadwal Sudah Dibuka',
    message: `Pendaftaran ${course}, ${schedule.join(', ')}, sudah dibuka.`,
  }),
  calledOff: ({ course, schedule }: WaitingLetter) => ({
    title: 'Jadwal yang Kamu Tunggu Dibatalkan',
    message: `${course}, ${schedule.join(', ')}, dibatalkan penyelenggara. Kamu tidak perlu menunggu lagi; lihat jadwal lain di halaman kursusnya.`,
  }),
} as const);
export type WaitingNews = keyof typeof waitingNews;

/** What the link of such a mail is for. */
const WAITING_WAY = Object.freeze({
  offered: 'Ambil atau lepaskan kursimu',
  opened: 'Lihat jadwalnya',
  calledOff: 'Lihat jadwal lain',
} as const) satisfies Record<WaitingNews, string>;

/** What is said of a schedule that was moved or called off. */
export interface ScheduleLetter {
  course: string;
  schedule: string[];
  /** It was paid by Prakerja, where its dates are set. */
  isPrakerja?: boolean | undefined;
}

/** To who pays by Prakerja, which sets the dates of its classes (docs/product/ticket.md#organiser). */
const AT_PRAKERJA = 'atur jadwalmu di dashboard Prakerja.';

/** What those booked on a schedule are told when staff move it or call it off. */
export const scheduleNews = Object.freeze({
  moved: ({ course, schedule, isPrakerja = false }: ScheduleLetter) => ({
    title: 'Jadwal Kelas Berubah',
    message: `${course} berubah jadwal: ${schedule.join(', ')}. Tempatmu tetap ada. ${isPrakerja ? `Kalau tidak cocok, ${AT_PRAKERJA}` : 'Kalau tidak cocok, pilih jadwal lain atau minta danamu kembali di e-tiketmu.'}`,
  }),
  cancelled: ({ course, schedule, isPrakerja = false }: ScheduleLetter) => ({
    title: 'Kelas Dibatalkan',
    message: `${course} pada ${schedule.join(', ')} dibatalkan. ${isPrakerja ? `Untuk kelas penggantinya, ${AT_PRAKERJA}` : 'Pilih jadwal lain tanpa biaya tambahan, atau minta danamu kembali di e-tiketmu.'}`,
  }),
} as const);
export type ScheduleNews = keyof typeof scheduleNews;

/** The end of a day as clocks say it: '23.59'. */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}.${String(minute % 60).padStart(2, '0')}`;

interface CheckInLetter {
  course: string;
  endsAtMinute: number;
}

/** What somebody who pays by Prakerja is told of today's check-in. */
export const checkInNews = Object.freeze({
  morning: ({ course, endsAtMinute }: CheckInLetter) => ({
    title: 'Check-in Hari Ini',
    message: `Check-in sesi ${course} hari ini sebelum ${clockOf(endsAtMinute)} WIB.`,
  }),
  lastCall: ({ course, endsAtMinute }: CheckInLetter) => ({
    title: 'Check-in Hampir Ditutup',
    message: `Kamu belum check-in ${course} hari ini. Batasnya ${clockOf(endsAtMinute)} WIB.`,
  }),
} as const);

/** The notification of a voucher that came after its course was bought. */
export const voucherGivenNews = (course: string) => ({
  title: 'Kode Voucher Siap',
  message: `Kode voucher ${course} sudah bisa dipakai. Buka kursusmu untuk melihatnya.`,
});

/** What a learner is told when an order changes: title and text of the notification, which the mail carries too. */
export const orderNewsText = Object.freeze({
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
  orderCancelled: ({ courses }: OrderFacts) => ({
    title: label.transactionCancelled,
    message: `Transaksi untuk ${courseNames(courses)} sudah dibatalkan.`,
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
} as const);

/** What who wants to become a partner is told. */
const partnershipNews = Object.freeze({
  received: {
    subject: partnershipFormText.sent,
    text: (name: string) => `Pengajuan kemitraan atas nama ${name} sudah kami terima dan sedang kami tinjau.`,
  },
  accepted: {
    subject: 'Pengajuan kemitraanmu diterima',
    text: (name: string) =>
      `Selamat, ${name} diterima sebagai mitra. Tim kami akan menghubungimu untuk langkah berikutnya.`,
  },
  refused: {
    subject: 'Pengajuan kemitraanmu belum bisa diterima',
    text: (name: string) => `Pengajuan kemitraan atas nama ${name} belum bisa kami terima.`,
  },
} as const);

type OrderMail = OrderFacts & { fullname: string };

/** What a mail program would make a link of: no greeting repeats it, since anybody types a name for any address. */
const LIKE_A_LINK = /:\/\/|\p{L}\.\p{Ll}{2}/u;

/** The first line of a letter. */
const greeting = (fullname: string): string => (LIKE_A_LINK.test(fullname) ? 'Halo,' : `Halo ${fullname},`);

const letterOf = (product: string, fullname: string, ...parts: LetterPart[]): Letter => ({
  product,
  greeting: greeting(fullname),
  parts,
});
const letterUnder = (heading: string, ...rest: Parameters<typeof letterOf>): Letter => ({
  ...letterOf(...rest),
  heading,
});
const letter = (fullname: string, ...parts: LetterPart[]): Letter => letterOf(productNameText, fullname, ...parts);
/** To whoever runs the site. */
const note = (...parts: LetterPart[]): Letter => ({ product: productNameText, greeting: null, parts });

/** What a mail says of the order itself. */
const orderParts = ({ invoiceId, method, number, amountRupiah, deadline, courses, link }: OrderFacts): LetterPart[] => [
  ...(number
    ? [{ name: 'Nomor pembayaran', code: number, amount: ['Jumlah yang harus dibayar', rupiah(amountRupiah)] as const }]
    : []),
  ...(link ? [{ action: 'Lihat transaksi ini', link }] : []),
  { items: courses },
  {
    facts: [
      ['Nomor transaksi', invoiceId],
      ...(method ? [[label.paymentMethod, method] as const] : []),
      ...(number ? [] : [['Jumlah', rupiah(amountRupiah)] as const]),
      ...(deadline ? [['Batas akhir pembayaran', dateTime(deadline)] as const] : []),
    ],
  },
];

const orderMail = (news: keyof typeof orderNewsText, heading?: string) => (facts: OrderMail) => {
  const { title, message } = orderNewsText[news](facts);
  return {
    subject: `${heading ?? title}: ${facts.courses[0] ?? facts.invoiceId} | ${facts.product}`,
    letter: letterUnder(heading ?? title, facts.product, facts.fullname, message, ...orderParts(facts)),
  };
};

/** Mails the worker sends, by the kind of their outbox row. */
export const mailText = Object.freeze({
  passwordReset: ({ fullname, link }: { fullname: string; link: string }) => ({
    subject: 'Atur ulang password akun Suluh',
    letter: letter(
      fullname,
      'Kami menerima permintaan untuk mengatur ulang password akunmu. Tautan ini berlaku 60 menit.',
      { action: 'Atur ulang password', link },
      'Abaikan email ini bila kamu tidak memintanya. Password lama tetap berlaku.',
    ),
  }),
  emailCode: ({ fullname, code }: { fullname: string; code: string }) => ({
    subject: 'Kode verifikasi email Suluh',
    letter: letter(
      fullname,
      'Masukkan kode ini untuk memverifikasi emailmu. Kode berlaku 10 menit.',
      { name: 'Kode verifikasi', code },
      'Abaikan email ini bila kamu tidak memintanya.',
    ),
  }),
  accountSecured: ({ fullname, partner }: { fullname: string; partner: string }) => ({
    subject: `Akunmu kini masuk lewat ${partner}`,
    letter: letter(
      fullname,
      `Kamu masuk lewat ${partner} dengan alamat email ini. Sebelumnya sudah ada akun dengan alamat yang sama, tetapi alamatnya belum pernah dibuktikan.`,
      'Demi keamananmu, kata sandi akun itu dihapus dan semua perangkatnya dikeluarkan. Bila akun itu memang kamu yang membuat, pilih "Lupa kata sandi?" di halaman masuk untuk membuat kata sandi baru.',
    ),
  }),
  passwordChanged: ({ fullname }: { fullname: string }) => ({
    subject: 'Kata sandimu sudah diganti',
    letter: letter(
      fullname,
      'Kata sandi akunmu baru saja diganti, dan perangkat lain sudah dikeluarkan.',
      'Bukan kamu yang menggantinya? Pilih "Lupa kata sandi?" di halaman masuk, lalu hubungi kami dengan membalas email ini.',
    ),
  }),
  emailChanged: ({ fullname, address }: { fullname: string; address: string }) => ({
    subject: 'Email akunmu sudah diganti',
    letter: letter(
      fullname,
      `Email akunmu sekarang ${address}. Alamat ini tidak lagi bisa dipakai untuk masuk, dan perangkat lain sudah dikeluarkan.`,
      'Bukan kamu yang menggantinya? Segera hubungi kami dengan membalas email ini.',
    ),
  }),
  accountClosing: ({ fullname, erasedAt }: { fullname: string; erasedAt: string }) => ({
    subject: label.accountClosing,
    letter: letter(
      fullname,
      `Kamu meminta akun ini ditutup. Semua perangkat sudah dikeluarkan, dan datamu dihapus pada ${dateTime(erasedAt)}.`,
      'Berubah pikiran, atau bukan kamu yang meminta? Masuk lagi sebelum waktu itu, dan akunmu tetap ada.',
    ),
  }),
  accountReopened: ({ fullname }: { fullname: string }) => ({
    subject: 'Akunmu tetap ada',
    letter: letter(
      fullname,
      'Kamu masuk lagi, jadi penutupan akun dibatalkan dan tidak ada data yang dihapus.',
      'Bukan kamu yang masuk? Pilih "Lupa kata sandi?" di halaman masuk untuk membuat kata sandi baru.',
    ),
  }),
  linkAccount: ({ fullname, partner, link }: { fullname: string; partner: string; link: string }) => ({
    subject: `Hubungkan akunmu dengan ${partner}`,
    letter: letter(
      fullname,
      `Kamu masuk lewat ${partner} dan ingin memakai akun yang sudah ada. Tautan ini berlaku 30 menit, di peramban yang sama.`,
      { action: 'Hubungkan akun', link },
      'Abaikan email ini bila kamu tidak memintanya. Akunmu tidak berubah.',
    ),
  }),
  enterpriseLead: (lead: {
    name: string;
    company: string;
    email: string;
    phone: string;
    teamSize: TeamSize;
    field: string;
    need: string;
  }) => ({
    subject: `Permintaan penawaran: ${lead.company}`,
    letter: note(
      `${lead.name}, ${lead.company}`,
      {
        facts: [
          [enterpriseLeadText.email, lead.email],
          [enterpriseLeadText.phone, lead.phone],
          [enterpriseLeadText.teamSize, teamSizeText[lead.teamSize]],
          ...(lead.field ? [[enterpriseLeadText.field, lead.field] as const] : []),
        ],
      },
      `${enterpriseLeadText.need}:\n${lead.need}`,
    ),
  }),
  enterpriseLeadTaken: ({ fullname }: { fullname: string }) => ({
    subject: enterpriseLeadText.sentTitle,
    letter: letter(
      fullname,
      `Permintaan penawaranmu sudah kami terima. ${enterpriseLeadText.sent}`,
      'Abaikan email ini bila kamu tidak mengirim permintaan.',
    ),
  }),
  partnership: ({
    fullname,
    news,
    name,
    reason,
  }: {
    fullname: string;
    news: keyof typeof partnershipNews;
    name: string;
    reason: string;
  }) => ({
    subject: partnershipNews[news].subject,
    letter: letter(fullname, partnershipNews[news].text(name), ...(reason ? [partnershipFormText.reason(reason)] : [])),
  }),
  partnershipApplication: (sent: {
    id: number;
    email: string;
    type: PartnershipType;
    name: string;
    phone: string;
    website: string;
    fields: string[];
    profile: string;
  }) => ({
    subject: `${partnershipFormText.title} ${sent.id}: ${sent.name}`,
    letter: note(
      `${partnershipTypeText[sent.type]}: ${sent.name}`,
      [sent.email, sent.phone, sent.website, sent.fields.join(', ')].join('\n'),
      sent.profile,
    ),
  }),
  jobApplication: ({
    fullname,
    link,
    ...facts
  }: {
    fullname: string;
    status: 'invited' | 'declined';
    job: string;
    company: string;
    answer: string;
    link: string;
  }) => {
    const { title, message } = jobApplicationNews(facts);
    return { subject: title, letter: letter(fullname, message, { action: 'Lihat lamaranmu', link }) };
  },
  jobAlert: ({
    fullname,
    jobs,
    link,
    ...facts
  }: JobAlertLetter & { fullname: string; jobs: readonly string[]; link: string }) => {
    const { title, message } = jobAlertNews(facts);
    return {
      subject: title,
      letter: letter(fullname, message, { items: jobs }, { action: 'Lihat semuanya', link }),
    };
  },
  referralReward: ({
    fullname,
    link,
    ...facts
  }: {
    fullname: string;
    friend: string;
    from: string;
    code: string;
    link: string;
  }) => {
    const { title, message } = referralNews(facts);
    return { subject: title, letter: letter(fullname, message, { action: 'Lihat teman yang kamu ajak', link }) };
  },
  welcome: ({ fullname }: { fullname: string }) => ({
    subject: 'Selamat datang di Suluh',
    letter: letter(fullname, 'Akunmu sudah siap. Temukan kursus yang cocok dan mulai belajar hari ini.'),
  }),
  internshipInvitation: (facts: { code: string; startsOn: string; endsOn: string; months: number; link: string }) => ({
    subject: 'Undangan magang di Suluh',
    letter: {
      product: productNameText,
      greeting: 'Halo,',
      parts: [
        `Kamu diundang ke program magang Suluh: masa kerja ${facts.months} bulan, ${date(facts.startsOn)} sampai ${date(facts.endsOn)}.`,
        { name: 'Kode undanganmu', code: facts.code },
        { action: 'Buat akun magangmu', link: facts.link },
      ],
    },
  }),
  courseFinished: ({
    fullname,
    product,
    link,
    ...facts
  }: {
    fullname: string;
    course: string;
    number: string | null;
    product: string;
    link: string;
  }) => ({
    subject: `Kursus selesai: ${facts.course} | ${product}`,
    letter: letter(fullname, courseFinishedNews(facts).message, {
      action: 'Lihat hasil dan sertifikatmu',
      link,
    }),
  }),
  checkIn: ({
    fullname,
    news,
    product,
    link,
    ...facts
  }: CheckInLetter & { fullname: string; news: keyof typeof checkInNews; product: string; link: string }) => {
    const { title, message } = checkInNews[news](facts);
    return {
      subject: `${title}: ${facts.course} | ${product}`,
      letter: letterUnder(title, product, fullname, message, { action: 'Buka halaman kursus', link }),
    };
  },
  ticket: ({
    fullname,
    news,
    product,
    link,
    ...facts
  }: TicketLetter & { fullname: string; news: TicketNews; product: string; link: string }) => {
    const { title, message } = ticketNews[news](facts);
    return {
      subject: `${title}: ${facts.course} | ${product}`,
      letter: letterUnder(
        title,
        product,
        fullname,
        message,
        facts.schedule.join('\n'),
        { name: 'Kode tiket', code: facts.code },
        { action: 'Buka e-tiket', link },
        'Di sana kamu bisa mengunduh PDF dan menambahkannya ke kalender.',
      ),
    };
  },
  waiting: ({
    fullname,
    news,
    product,
    link,
    ...facts
  }: WaitingLetter & { fullname: string; news: WaitingNews; product: string; link: string }) => {
    const { title, message } = waitingNews[news](facts);
    const way = WAITING_WAY[news];
    return {
      subject: `${title}: ${facts.course} | ${product}`,
      letter: letterUnder(title, product, fullname, message, facts.schedule.join('\n'), { action: way, link }),
    };
  },
  schedule: ({
    fullname,
    news,
    product,
    link,
    ...facts
  }: ScheduleLetter & { fullname: string; news: ScheduleNews; product: string; link: string }) => {
    const { title, message } = scheduleNews[news](facts);
    return {
      subject: `${title}: ${facts.course} | ${product}`,
      letter: letterUnder(title, product, fullname, message, facts.schedule.join('\n'), {
        action: 'Lihat kursusmu',
        link,
      }),
    };
  },
  staffInvitation: ({ fullname, role, link }: { fullname: string; role: string; link: string }) => ({
    subject: `Undangan ke Kantor ${productNameText}`,
    letter: letterOf(
      productNameText,
      fullname,
      `Kamu diundang ke Kantor ${productNameText} sebagai ${role}.`,
      { action: 'Terima undangan', link },
      'Tautan ini berlaku tiga hari. Abaikan pesan ini kalau kamu tidak mengenal pengirimnya.',
    ),
  }),
  orderUnpaid: orderMail('orderUnpaid'),
  orderMethod: orderMail('orderMethod'),
  orderReminder: orderMail('orderReminder'),
  orderPaid: orderMail('orderPaid', 'Pendaftaran berhasil'),
  orderFailed: orderMail('orderFailed'),
  orderCancelled: orderMail('orderCancelled'),
  orderExpired: orderMail('orderExpired'),
  orderReversed: orderMail('orderReversed'),
  orderRefund: orderMail('orderRefund'),
  refundAsked: orderMail('refundAsked'),
  refundApproved: orderMail('refundApproved'),
  refundRefused: orderMail('refundRefused'),
  orderRefunded: orderMail('orderRefunded'),
  refundDone: orderMail('refundDone'),
} as const);
