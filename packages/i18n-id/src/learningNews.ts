import { ratingReminderText } from './dialogs.ts';
import { reviewText } from './review.ts';

/** A course that was finished. */
export interface FinishedLetter {
  course: string;
  /** That of the certificate, where there is one. */
  number: string | null;
  /** A course of Prakerja, where the rating is part of the grant. */
  isPrakerja: boolean;
}

/** What a learner is told when a course is finished, and asked of it (docs/product/review.md#reminder). */
export const courseFinishedNews = ({ course, number, isPrakerja }: FinishedLetter) => ({
  title: 'Kursus Selesai',
  message: [
    number
      ? `Selamat, kamu menuntaskan ${course}. Sertifikatmu sudah terbit dengan nomor ${number}.`
      : `Selamat, kamu menuntaskan ${course}.`,
    isPrakerja ? ratingReminderText.body : reviewText.remind,
  ].join(' '),
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
/** The notification of a certificate that counts no more, with the reason its check tells. */
export const certificateRevokedNews = (facts: { course: string; number: string; reason: string }) => ({
  title: 'Sertifikat Dicabut',
  message: `Sertifikat ${facts.number} untuk ${facts.course} tidak berlaku lagi. Alasannya: ${facts.reason}`,
});
/** The notification of a voucher that came after its course was bought. */
export const voucherGivenNews = (course: string) => ({
  title: 'Kode Voucher Siap',
  message: `Kode voucher ${course} sudah bisa dipakai. Buka kursusmu untuk melihatnya.`,
});
