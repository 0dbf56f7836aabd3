import type { CertificateKind, CertificateStanding } from '@suluh/domain/certificate';
import { date, dateRange, minutes, type Moment } from './format.ts';
import * as label from './label.ts';

/** The two kinds of certificate (docs/product/certificate.md). */
export const certificateKindText = {
  competence: 'Sertifikat Kompetensi',
  completion: 'Sertifikat Penyelesaian',
} as const satisfies Record<CertificateKind, string>;

/** Certificates: list, document and check (routes /my-certificate and certificate verification). */
export const certificateText = {
  title: label.myCertificates,
  download: label.downloadCertificate,
  downloadAll: 'Unduh Semua',
  archiveFile: 'sertifikat.zip',
  preparing: 'Menyiapkan',
  emptyTitle: 'Kamu Belum Memiliki Sertifikat',
  emptyBody: 'Sertifikatmu akan muncul di sini setelah kursus selesai',
  adjustName: 'Sesuaikan nama',
  adjustNameOf: (course: string) => `Sesuaikan nama di sertifikat ${course}`,
  nameAdjusted: 'Nama di sertifikat sudah disesuaikan',
  nameRequested: 'Nama barumu kami periksa dulu. Kamu diberi tahu begitu selesai.',
  nameWaits: (name: string) => `Nama ${name} sedang diperiksa`,
  givenTo: 'diberikan kepada',
  completed: 'yang telah menyelesaikan pelatihan',
  declared: 'yang telah menyelesaikan pelatihan dan dinyatakan',
  competent: 'kompeten',
  inSubject: 'dalam',
  signerRole: (institution: string) => `Pengajar, ${institution}`,
  verifyHint: (product: string) => `Cek keaslian di halaman Cek Sertifikat ${product}`,
  check: label.checkCertificate,
  number: 'Nomor sertifikat',
  verdict: {
    valid: 'Sertifikat ini asli dan berlaku',
    expired: 'Masa berlaku sertifikat sudah lewat',
    replaced: 'Sertifikat sudah diganti',
    revoked: label.certificateRevoked,
    former: 'Berkas ini versi lama',
    changed: 'Isi dokumen berbeda',
  } satisfies Record<CertificateStanding | 'former' | 'changed', string>,
  reason: {
    expired: 'Asli, tetapi tidak berlaku lagi',
    replaced: 'Pernah terbit, kini ada yang baru',
    revoked: 'Pernah terbit, tidak berlaku lagi',
    former: 'Terbit sebelum namanya diperbaiki',
    changed: 'Nomornya ada, tetapi isinya diubah',
  },
  checkedAt: (moment: string) => `Diperiksa ${moment}`,
  compare: 'Cocokkan nama dan kursus dengan kertas di tanganmu. Semua baris harus sama.',
  formerUntil: (name: string, day: string) => `${name}, sampai ${day}`,
  file: {
    title: 'Atau pilih berkas PDF sertifikat',
    lead: 'Diperiksa di perangkatmu, berkasnya tidak dikirim',
    same: 'Berkas ini sama persis dengan yang kami terbitkan.',
    unreadable: 'Berkas ini tidak bisa dibaca. Coba pilih lagi.',
    notPdf: 'Berkas ini bukan PDF. Pilih berkas PDF sertifikatnya, atau ketik nomornya.',
    nameless: 'Nomor sertifikat tidak terbaca di berkas ini. Ketik nomornya dulu, lalu pilih berkasnya lagi.',
  },
  validUntil: (day: string) => `Berlaku sampai ${day}`,
  expiredOn: (day: string) => `Masa berlakunya lewat ${day}`,
  units: 'Unit kompetensi yang dinyatakan kompeten',
  unit: label.competenceUnits,
  addToLinkedIn: 'Tambahkan ke LinkedIn',
  addToLinkedInOf: (course: string) => `Tambahkan ke LinkedIn: sertifikat ${course}, terbuka di tab baru`,
  badge: 'Unduh lencana digital',
  signed: 'Tanda tangan pada kode QR cocok.',
  nameOnPaper: 'Nama yang akan tercetak di sertifikatmu:',
  correctName: 'Perbaiki di profil',
  correctNameLater: 'Setelah terbit, namanya bisa disesuaikan satu kali.',
  unknown: 'Nomor sertifikat tidak ditemukan',
  unknownHint: 'Nomor tidak ditemukan?',
  unknownBody: 'Periksa lagi huruf O dan angka 0, lalu coba pindai kode QR di kanan bawah sertifikat.',
  checkLead: 'Ketik nomor di sertifikat atau pindai kode QR-nya. Siapa pun boleh memeriksa, tanpa masuk.',
  checkNow: 'Periksa',
  scan: 'Pindai QR',
  noCamera: 'Kamera tidak bisa dipakai. Ketik nomornya.',
  openPaper: 'Lihat dokumen',
  copyLink: 'Salin tautan pemeriksaan',
  askInstitution: 'Tanya lembaga',
  reportPaper: 'Laporkan dokumen ini',
  facts: {
    owner: 'Nama pemegang',
    kind: 'Jenis',
    course: 'Kursus',
    institution: 'Lembaga',
    formerOwner: 'Nama sebelumnya',
    held: 'Pelaksanaan',
    length: label.timeLearned,
    result: 'Hasil uji',
    signer: label.signature,
    expiresAt: label.validUntil,
    forEver: 'Tanpa batas waktu',
    issuedAt: 'Terbit',
    revokedAt: 'Dicabut',
    replacedAt: 'Diganti',
    why: 'Alasan',
    number: 'Nomor',
    sum: 'Sidik dokumen',
    sumDiffers: 'Tidak cocok',
    onPaper: { fullname: 'Nama di dokumen', kind: 'Jenis di dokumen', course: 'Kursus di dokumen' },
    recorded: { fullname: 'Nama yang tercatat', kind: 'Jenis yang tercatat', course: 'Kursus yang tercatat' },
  },
  sessions: (count: number) => `${count} sesi terverifikasi`,
  result: (score: number | null) => (score === null ? 'Kompeten' : `Kompeten, nilai ${score}`),
} as const;

/**
 * 'Yogyakarta, 25 – 26 Oktober 2025 · 960 menit': where, when and how long; the day of the certificate where there was
 * no schedule.
 */
export function certificateDetail({
  event,
  issuedAt,
  durationMinutes,
}: {
  event: { city: string | null; start: Moment; end: Moment; zone: string } | null;
  issuedAt: Moment;
  durationMinutes: number;
}): string {
  const when = event
    ? [event.city, dateRange(event.start, event.end, event.zone)].filter(Boolean).join(', ')
    : date(issuedAt);
  return durationMinutes > 0 ? `${when} · ${minutes(durationMinutes)}` : when;
}

/**
 * Place and time, and length, of a paper's line {@link certificateDetail}: whoever checks it reads them apart. A line of
 * another form stays whole.
 */
export function detailParts(detail: string): { held: string; length: string | null } {
  const [held = detail, length, ...more] = detail.split(' · ');
  return length === undefined || more.length > 0 ? { held: detail, length: null } : { held, length };
}

/** What a learner is told when staff have looked at the name they asked for. */
export const certificateNameNews = ({
  isAccepted,
  course,
  requestedName,
}: {
  isAccepted: boolean;
  course: string;
  requestedName: string;
}) =>
  isAccepted
    ? {
        title: 'Nama di Sertifikat Diganti',
        message: `Sertifikat ${course} sekarang atas nama ${requestedName}.`,
      }
    : {
        title: 'Nama di Sertifikat Tidak Diganti',
        message: `Nama ${requestedName} tidak bisa kami cetak di sertifikat ${course}, karena terlalu jauh dari nama yang sudah ada. Hubungi Pusat Bantuan kalau itu memang namamu.`,
      };
