import type { CertificateKind, CertificateStanding } from '@suluh/domain/certificate';
import { date, dateRange, minutes, type Moment } from './format.ts';
import * as label from './label.ts';

/** The two kinds of certificate (docs/product/certificate.md). */
export const certificateKindText = Object.freeze({
  competence: 'Sertifikat Kompetensi',
  completion: 'Sertifikat Penyelesaian',
} as const) satisfies Record<CertificateKind, string>;

/** Certificates: list, document and check (routes /my-certificate and certificate verification). */
export const certificateText = Object.freeze({
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
  standing: Object.freeze({
    valid: 'Sertifikat ini asli dan berlaku.',
    expired: 'Sertifikat ini asli, tetapi masa berlakunya sudah lewat.',
    replaced: 'Sertifikat ini sudah diganti dengan yang baru.',
    revoked: 'Sertifikat ini sudah dicabut dan tidak berlaku lagi.',
  } as const) satisfies Record<CertificateStanding, string>,
  compare: 'Cocokkan nama dan kursus dengan kertas di tanganmu. Semua baris harus sama.',
  formerUntil: (name: string, day: string) => `${name}, sampai ${day}`,
  file: Object.freeze({
    title: 'Atau pilih berkas PDF sertifikat',
    lead: 'Diperiksa di perangkatmu, berkasnya tidak dikirim',
    same: 'Berkas ini sama dengan yang kami terbitkan.',
    former: 'Berkas ini kami terbitkan sebelum namanya diperbaiki. Yang berlaku adalah yang baru.',
    changed: 'Berkas ini berbeda dari yang kami terbitkan. Isinya mungkin sudah diubah.',
    unreadable: 'Berkas ini tidak bisa dibaca. Coba pilih lagi.',
  } as const),
  validUntil: (day: string) => `Berlaku sampai ${day}`,
  expiredOn: (day: string) => `Masa berlakunya lewat ${day}`,
  units: 'Unit kompetensi yang dinyatakan kompeten',
  unit: 'Unit kompetensi',
  badge: 'Unduh lencana digital',
  signed: 'Tanda tangan pada kode QR cocok.',
  nameOnPaper: 'Nama yang akan tercetak di sertifikatmu:',
  correctName: 'Perbaiki di profil',
  correctNameLater: 'Setelah terbit, namanya bisa disesuaikan satu kali.',
  unknown: 'Nomor sertifikat tidak ditemukan',
  unknownBody: 'Periksa lagi huruf dan angkanya, lalu cek sekali lagi.',
  checkLead: 'Ketik nomor yang tercetak di sertifikat, atau pindai kode QR di sebelahnya.',
  facts: Object.freeze({
    owner: 'Atas nama',
    kind: 'Jenis',
    course: 'Untuk kursus',
    institution: 'Penyelenggara',
    formerOwner: 'Nama sebelumnya',
    held: 'Pelaksanaan',
    signer: label.signature,
    expiresAt: 'Berlaku sampai',
    forEver: 'Tanpa batas waktu',
    issuedAt: 'Diterbitkan',
  } as const),
} as const);

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
