import { REFERRAL, type FriendState } from '@suluh/domain/referral';
import { date, rupiah } from './format.ts';
import * as label from './label.ts';

const MONTHS_VALID = 12;
const { friendRupiah, rewardRupiah, minPaymentRupiah, mostFriends, waitDays } = REFERRAL;

/** Referral code (docs/product/account.md#referral). */
export const referralText = {
  title: label.referralCode,
  /** Its hyphen does not end a line. */
  heading: 'Ajak teman, sama\u2060-\u2060sama hemat',
  lead: `Temanmu hemat ${rupiah(friendRupiah)} di kursus pertamanya. Kamu mendapat ${rupiah(rewardRupiah)} setelah ia membayar.`,
  yourCode: 'Kode milikmu',
  copy: 'Salin',
  codeCopied: 'kode referral',
  linkCopied: 'tautan ajakan',
  copyLink: 'Salin Tautan',
  shareWords: (code: string) =>
    `Yuk belajar di Suluh! Pakai kode ${code} saat mendaftar, kursus pertamamu hemat ${rupiah(friendRupiah)}.`,
  how: 'Caranya',
  steps: [
    { title: 'Bagikan', text: 'Kirim kode atau tautan ke teman yang belum punya akun.' },
    { title: 'Teman membayar', text: 'Potongan sudah menunggunya di keranjang.' },
    { title: 'Potongan masuk', text: `${waitDays} hari setelah ia membayar, potonganmu siap dipakai.` },
  ],
  friends: 'Teman yang kamu ajak',
  noFriends: 'Belum ada teman yang bergabung',
  name: 'Nama',
  state: 'Status',
  reward: 'Potongan',
  noReward: label.noneYet,
  ready: label.readyToUse,
  readyNote: (waitingRupiah: number) =>
    `${waitingRupiah > 0 ? `${rupiah(waitingRupiah)} lagi menunggu. ` : ''}Berlaku ${MONTHS_VALID} bulan, dipakai sebagai promo di keranjang.`,
  use: 'Pakai Potongan',
  rulesTitle: 'Aturannya',
  rules: [
    `Paling banyak ${mostFriends} teman setahun`,
    `Berlaku untuk belanja mulai ${rupiah(minPaymentRupiah)}`,
    'Satu potongan untuk satu pesanan',
    'Tiap teman memakai nomor ponsel sendiri',
    'Batal bila uang temanmu dikembalikan',
  ],
} as const;

/** How far a friend is. */
export const friendStateText = {
  joined: 'Baru mendaftar',
  waiting: `Menunggu ${waitDays} hari`,
  ready: 'Berhasil',
} as const satisfies Record<FriendState, string>;

/** The promos that a referral gives. */
export const referralPromoText = {
  friendTitle: `Hemat ${rupiah(friendRupiah)} dari temanmu`,
  friendBody: 'Untuk kursus pertamamu, dari teman yang mengajakmu.',
  rewardTitle: `${rupiah(rewardRupiah)} karena mengajak teman`,
  rewardBody: 'Terima kasih sudah mengajak temanmu belajar.',
} as const;

/** What a learner is told whose friend has paid. @param facts.from when the reward can be used, ISO 8601 */
export const referralNews = ({ friend, from, code }: { friend: string; from: string; code: string }) => ({
  title: 'Temanmu Sudah Belajar',
  message: `${friend} membayar kursus pertamanya. Potongan ${rupiah(rewardRupiah)} dengan kode ${code} bisa kamu pakai mulai ${date(from)}.`,
});
