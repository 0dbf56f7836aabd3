import type { PreferredKind, PreferredWay } from '@suluh/domain/notification';

/** What somebody wants to be told (docs/product/notification.md#choice). */
export const preferenceText = {
  title: 'Preferensi Notifikasi',
  lead: 'Kabar transaksi, tiket, sertifikat, keamanan, dan lamaranmu selalu kami kirim. Selebihnya, pilih sendiri.',
  save: 'Simpan',
  saved: 'Pilihanmu disimpan.',
  unsubscribeTitle: 'Berhenti menerima email',
  unsubscribeAsk: (kind: string) => `Kami tidak akan lagi mengirim email tentang ${kind.toLowerCase()} ke alamatmu.`,
  unsubscribe: 'Berhenti Berlangganan',
  unsubscribed: (kind: string) =>
    `Email tentang ${kind.toLowerCase()} tidak kami kirim lagi. Notifikasi di aplikasi tetap seperti pilihanmu.`,
  unknownLink: 'Tautan ini tidak lengkap atau sudah tidak berlaku.',
  choose: 'Atur preferensi notifikasi',
} as const;

export const preferredKindText = {
  reminder: 'Pengingat kelas dan absensi',
  learning: 'Kabar belajar',
  friend: 'Hadiah ajak teman',
  job: 'Kabar lowongan',
} as const satisfies Record<PreferredKind, string>;

export const preferredWayText = {
  mail: 'Email',
  app: 'Di aplikasi',
  push: 'Di perangkat',
} as const satisfies Record<PreferredWay, string>;
