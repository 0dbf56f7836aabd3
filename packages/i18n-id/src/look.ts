import { dateTime, time, zoneName, type Moment } from './format.ts';

/** What a learner is told of a look. */
interface LookFacts {
  reason: string;
  at: Moment;
}

const told = ({ reason, at }: LookFacts): string =>
  `Tim Suluh membuka akunmu untuk membantu, ${dateTime(at)}, paling lama 15 menit. Mereka hanya melihat dan tidak bisa mengubah apa pun. Alasannya: ${reason}`;

/** Staff look as a learner: the bar on the pages, and what the learner is told (docs/product/staff.md#looking). */
export const lookText = {
  bar: 'Mode melihat',
  as: (fullname: string) => `Melihat sebagai ${fullname}.`,
  until: (end: Moment) => `Hanya melihat, sampai ${time(end)} ${zoneName()}.`,
  end: 'Akhiri',
  spent: 'Tautan untuk melihat sebagai peserta sudah dipakai atau sudah lewat satu menit. Buat yang baru.',
  wait: 'Terlalu banyak permintaan. Tautan ini belum dipakai: buka lagi setelah menunggu, atau buat yang baru bila sudah lewat satu menit.',
  away: 'Suluh sedang tidak bisa dihubungi. Muat ulang halaman ini; bila sudah lewat satu menit, buat tautan yang baru.',
  newsTitle: 'Akunmu dibuka tim Suluh',
  news: told,
  mailSubject: 'Tim Suluh membuka akunmu',
  mailClosing: 'Tidak merasa meminta bantuan? Balas email ini, dan kami periksa.',
} as const;
