import type { PartnershipType, TeamSize } from '@suluh/domain/validation';
import { isOffline } from '@suluh/domain/course';
import { mailedPicture } from '@suluh/domain/picture';
import { courseTypeText } from './courseKind.ts';
import { afterPayingText, courseStoryText } from './courseStory.ts';
import { date, dateTime, rupiah } from './format.ts';
import { rupiahOff } from './numbers.ts';
import { enterpriseLeadText, teamSizeText } from './home.ts';
import { jobAlertNews, jobApplicationNews, type JobAlertLetter } from './job.ts';
import * as label from './label.ts';
import { staffFactorText, type FactorFacts } from './staffFactor.ts';
import { lookText } from './look.ts';
import type { Letter, LetterPart } from './letter.ts';
import { partnershipFormText, partnershipTypeText } from './partner.ts';
import { productNameText } from './server.ts';
import { referralNews } from './referral.ts';
import { orderNewsText, type OrderFacts } from './orderNews.ts';
import { courseFinishedNews, type FinishedLetter } from './learningNews.ts';
import {
  ticketNews,
  waitingNews,
  WAITING_WAY,
  scheduleNews,
  checkInNews,
  type TicketLetter,
  type TicketNews,
  type WaitingLetter,
  type WaitingNews,
  type ScheduleLetter,
  type ScheduleNews,
  type CheckInLetter,
  givenSessionsNews,
  type GivenSessionsLetter,
} from './attendingNews.ts';

const OPEN_COURSE_PAGE = 'Buka halaman kursus';

/** What who wants to become a partner is told. */
const partnershipNews = {
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
} as const;

type OrderMail = OrderFacts & { fullname: string };

/** What a mail program would make a link of: no greeting repeats it, since anybody types a name for any address. */
const LIKE_A_LINK = /:\/\/|\p{L}\.(?:\p{Ll}{2}|\p{Lu}{2})|\p{L}{3}\.\p{L}{2}/u;

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

/** What was ordered: each course with its way, its schedule and its picture; of old rows their names alone. */
const orderedPart = ({ items, courses }: OrderFacts): LetterPart =>
  items.length === 0
    ? { items: courses }
    : {
        courses: items.map(({ fullname, type, institution, schedule, picture }) => ({
          title: fullname,
          lines: [`${courseTypeText[type]} · ${institution}`, ...schedule],
          picture: mailedPicture(picture),
        })),
      };

/** How the amount came about. */
const priceParts = ({ prices, amountRupiah, deadline }: OrderFacts): LetterPart[] =>
  prices === null || amountRupiah === 0
    ? []
    : [
        {
          facts: [
            [priceText.purchase, rupiah(prices.purchase)],
            ...(prices.discount > 0 ? [[priceText.discount, rupiahOff(prices.discount)] as const] : []),
            ...(prices.fee > 0 ? [[label.platformFee, rupiah(prices.fee)] as const] : []),
          ],
          total: [deadline === null ? priceText.paid : priceText.total, rupiah(amountRupiah)],
        },
      ];

const priceText = { purchase: label.coursePrice, discount: 'Potongan', total: 'Total', paid: 'Dibayar' } as const;

/** What comes after paying for one course; of several each says it itself, in Kursus Saya. */
const afterPaying = ({ items }: OrderFacts): LetterPart[] => {
  const [only, another] = items;
  if (!only || another) return [];
  const way = isOffline({ id: only.type }) ? 'venue' : only.schedule.length > 0 ? 'webinar' : 'self';
  return [
    { title: courseStoryText.afterPaying, steps: afterPayingText[way].map(({ title, body }) => `${title}. ${body}`) },
  ];
};

/** The one thing to press: how to pay, after paying one's courses, else the order. */
const actionOf = (news: keyof typeof orderNewsText, { link, coursesLink, number }: OrderFacts): LetterPart[] => {
  if (news === 'orderPaid' && coursesLink) return [{ action: `Buka ${label.myCourses}`, link: coursesLink }];
  return link ? [{ action: number ? label.seeHowToPay : 'Lihat transaksi ini', link }] : [];
};

/** What a mail says of the order itself. */
const orderParts = (news: keyof typeof orderNewsText, facts: OrderFacts): LetterPart[] => {
  const { invoiceId, method, number, amountRupiah, deadline, instruction } = facts;
  const pricesTold = news === 'orderPaid' || number ? priceParts(facts) : [];
  return [
    ...(number
      ? [
          {
            name: 'Nomor pembayaran',
            code: number,
            amount: ['Jumlah yang harus dibayar', rupiah(amountRupiah)] as const,
          },
        ]
      : []),
    ...actionOf(news, facts),
    orderedPart(facts),
    ...pricesTold,
    ...(number && instruction ? [{ title: `Lewat ${instruction.channel}`, steps: instruction.steps }] : []),
    ...(news === 'orderPaid' ? afterPaying(facts) : []),
    {
      facts: [
        [label.transactionNumber, invoiceId],
        ...(method ? [[label.paymentMethod, method] as const] : []),
        ...(number || pricesTold.length > 0 ? [] : [['Jumlah', rupiah(amountRupiah)] as const]),
        ...(deadline ? [['Batas akhir pembayaran', dateTime(deadline)] as const] : []),
      ],
    },
  ];
};

const orderMail = (news: keyof typeof orderNewsText, heading?: string) => (facts: OrderMail) => {
  const { title, message } = orderNewsText[news](facts);
  return {
    subject: `${heading ?? title}: ${facts.courses[0] ?? facts.invoiceId} | ${facts.product}`,
    letter: letterUnder(heading ?? title, facts.product, facts.fullname, message, ...orderParts(news, facts)),
  };
};

/** What somebody wrote about, whom staff answer. */
const answeredText = {
  partnership: 'pengajuan kemitraanmu',
  lead: 'kebutuhan pelatihan perusahaanmu',
  jobApplication: 'lamaran kerjamu',
  certificateName: 'nama di sertifikatmu',
  review: 'ulasan yang kamu laporkan',
  refund: 'pengembalian danamu',
  personalData: 'permintaan hapus akunmu',
} as const;

/** Mails the worker sends, by the kind of their outbox row. */
export const mailText = {
  passwordReset: ({ fullname, link, product }: { fullname: string; link: string; product: string }) => ({
    subject: `Atur ulang kata sandi akun ${product}`,
    letter: letterOf(
      product,
      fullname,
      'Kami menerima permintaan untuk mengatur ulang kata sandi akunmu. Tautan ini berlaku 60 menit.',
      { action: 'Atur ulang kata sandi', link },
      'Abaikan email ini bila kamu tidak memintanya. Kata sandi lama tetap berlaku.',
    ),
  }),
  emailCode: ({ fullname, code, product }: { fullname: string; code: string; product: string }) => ({
    subject: `Kode verifikasi email ${product}`,
    letter: letterOf(
      product,
      fullname,
      'Masukkan kode ini untuk memverifikasi emailmu. Kode berlaku 10 menit.',
      { name: 'Kode verifikasi', code },
      'Abaikan email ini bila kamu tidak memintanya.',
    ),
  }),
  accountSecured: ({ fullname, partner, product }: { fullname: string; partner: string; product: string }) => ({
    subject: `Akunmu kini masuk lewat ${partner}`,
    letter: letterOf(
      product,
      fullname,
      `Kamu masuk lewat ${partner} dengan alamat email ini. Sebelumnya sudah ada akun dengan alamat yang sama, tetapi alamatnya belum pernah dibuktikan.`,
      'Demi keamananmu, kata sandi akun itu dihapus dan semua perangkatnya dikeluarkan. Bila akun itu memang kamu yang membuat, pilih "Lupa kata sandi?" di halaman masuk untuk membuat kata sandi baru.',
    ),
  }),
  passwordChanged: ({ fullname, product }: { fullname: string; product: string }) => ({
    subject: 'Kata sandimu sudah diganti',
    letter: letterOf(
      product,
      fullname,
      'Kata sandi akunmu baru saja diganti, dan perangkat lain sudah dikeluarkan.',
      'Bukan kamu yang menggantinya? Pilih "Lupa kata sandi?" di halaman masuk, lalu hubungi kami dengan membalas email ini.',
    ),
  }),
  emailChanged: ({ fullname, address, product }: { fullname: string; address: string; product: string }) => ({
    subject: 'Email akunmu sudah diganti',
    letter: letterOf(
      product,
      fullname,
      `Email akunmu sekarang ${address}. Alamat ini tidak lagi bisa dipakai untuk masuk, dan perangkat lain sudah dikeluarkan.`,
      'Bukan kamu yang menggantinya? Segera hubungi kami dengan membalas email ini.',
    ),
  }),
  phoneChanged: ({ fullname, phone, product }: { fullname: string; phone: string; product: string }) => ({
    subject: 'Nomor ponsel akunmu sudah diverifikasi',
    letter: letterOf(
      product,
      fullname,
      `Nomor ${phone} sekarang nomor ponsel akunmu, dibuktikan dengan kode yang kami kirim ke sana.`,
      'Bukan kamu yang memasukkannya? Ubah kata sandimu, lalu hubungi kami dengan membalas email ini.',
    ),
  }),
  accountLooked: (facts: { fullname: string; reason: string; at: string; product: string }) => ({
    subject: lookText.mailSubject,
    letter: letterOf(facts.product, facts.fullname, lookText.news(facts), lookText.mailClosing),
  }),
  accountClosing: ({
    fullname,
    erasedAt,
    product,
    reason,
  }: {
    fullname: string;
    erasedAt: string;
    product: string;
    /** Of one that was closed for its owner. */
    reason?: string | undefined;
  }) => ({
    subject: label.accountClosing,
    letter: letterOf(
      product,
      fullname,
      reason === undefined
        ? 'Kamu meminta akun ini ditutup.'
        : `Akun ini kami tutup atas permintaanmu. Alasannya: ${reason}`,
      `Semua perangkat sudah dikeluarkan, dan datamu dihapus pada ${dateTime(erasedAt)}.`,
      'Berubah pikiran, atau bukan kamu yang meminta? Masuk lagi sebelum waktu itu, dan akunmu tetap ada.',
    ),
  }),
  accountBlocked: ({ fullname, product, reason }: { fullname: string; product: string; reason: string }) => ({
    subject: 'Akunmu diblokir',
    letter: letterOf(
      product,
      fullname,
      `Akunmu tidak bisa dipakai masuk untuk sementara. Alasannya: ${reason}`,
      'Menurutmu ini keliru? Balas email ini, atau tulis ke kami lewat halaman Kontak.',
    ),
  }),
  accountUnblocked: ({ fullname, product }: { fullname: string; product: string }) => ({
    subject: 'Akunmu bisa dipakai lagi',
    letter: letterOf(product, fullname, 'Pemblokiran akunmu sudah dicabut. Kamu bisa masuk seperti biasa.'),
  }),
  accountReopened: ({ fullname, product }: { fullname: string; product: string }) => ({
    subject: 'Akunmu tetap ada',
    letter: letterOf(
      product,
      fullname,
      'Kamu masuk lagi, jadi penutupan akun dibatalkan dan tidak ada data yang dihapus.',
      'Bukan kamu yang masuk? Pilih "Lupa kata sandi?" di halaman masuk untuk membuat kata sandi baru.',
    ),
  }),
  linkAccount: ({
    fullname,
    partner,
    link,
    product,
  }: {
    fullname: string;
    partner: string;
    link: string;
    product: string;
  }) => ({
    subject: `Hubungkan akunmu dengan ${partner}`,
    letter: letterOf(
      product,
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
  inboxAnswer: ({
    fullname,
    about,
    title,
    answer,
  }: {
    fullname: string;
    about: keyof typeof answeredText;
    title: string | null;
    answer: string;
  }) => ({
    subject: `Balasan tentang ${answeredText[about]}`,
    letter: letter(
      fullname,
      `Ini balasan kami tentang ${answeredText[about]}${title === null ? '' : ` (${title})`}:`,
      ...answer.split(/\n{2,}/),
      'Masih ada yang ingin ditanyakan? Balas email ini.',
    ),
  }),
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
  /** @param link the courses of its face; empty in rows from before */
  welcome: ({ fullname, product, link = '' }: { fullname: string; product: string; link?: string }) => ({
    subject: `Selamat datang di ${product}`,
    letter: letterOf(
      product,
      fullname,
      'Akunmu sudah siap. Temukan kursus yang cocok dan mulai belajar hari ini.',
      ...(link ? [{ action: label.findCourse, link }] : []),
    ),
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
  }: FinishedLetter & { fullname: string; product: string; link: string }) => ({
    subject: `Kursus selesai: ${facts.course} | ${product}`,
    letter: letterUnder(courseFinishedNews(facts).title, product, fullname, courseFinishedNews(facts).message, {
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
      letter: letterUnder(title, product, fullname, message, { action: OPEN_COURSE_PAGE, link }),
    };
  },
  sessionsGiven: ({
    fullname,
    product,
    link,
    ...facts
  }: GivenSessionsLetter & { fullname: string; product: string; link: string }) => {
    const { title, message } = givenSessionsNews(facts);
    return {
      subject: `${title}: ${facts.course} | ${product}`,
      letter: letterUnder(title, product, fullname, message, { action: OPEN_COURSE_PAGE, link }),
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
        { name: label.ticketCode, code: facts.code },
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
  staffFactor: ({ fullname, ...facts }: FactorFacts & { fullname: string }) => ({
    subject: staffFactorText.mailSubject,
    letter: letterOf(productNameText, fullname, staffFactorText.mail(facts), staffFactorText.mailClosing),
  }),
  staffInvitation: ({ fullname, role, link }: { fullname: string; role: string; link: string }) => ({
    subject: `Undangan ke Kantor ${productNameText}`,
    letter: letterOf(
      productNameText,
      fullname,
      `Kamu diundang ke Kantor ${productNameText} sebagai ${role}.`,
      { action: label.acceptInvitation, link },
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
  refundBegun: orderMail('refundBegun'),
  refundNotGiven: orderMail('refundNotGiven'),
  refundAccount: orderMail('refundAccount'),
  orderRefunded: orderMail('orderRefunded'),
  refundDone: orderMail('refundDone'),
} as const;
