import type { DemoCourse } from '../shape.ts';
import type { DemoLesson } from './shape.ts';

/** Share of a part's time that goes to meeting it, to doing it, and to looking back. */
const SHARES = [0.35, 0.45, 0.2] as const;

/** Texts for a part of a course that has no lessons of its own: what it is about, how to practise, how to check. */
function plainLessons({ minutes, parts, outcomes, teacher }: DemoCourse, at: number): DemoLesson[] {
  const part = parts[at]!;
  const aim = outcomes[at] ?? outcomes.at(-1)!;
  const [meet, practise, check] = SHARES.map((share) => Math.max(5, Math.round((minutes / parts.length) * share))) as [
    number,
    number,
    number,
  ];
  return [
    {
      kind: 'article',
      title: `Pengantar: ${part}`,
      summary: aim,
      minutes: meet,
      content: `<p>Bagian ${at + 1} dari ${parts.length} membahas <strong>${part}</strong>, dipandu ${teacher}.</p><h2>Yang kamu capai di bagian ini</h2><ul><li>${aim}</li></ul><h2>Siapkan</h2><ul><li>Satu contoh dari pekerjaan atau rumahmu sendiri.</li><li>Buku catatan, supaya kamu bisa melihat kembali.</li></ul>`,
    },
    {
      kind: 'article',
      title: `Praktik: ${part}`,
      summary: 'Kerjakan dengan contohmu sendiri.',
      minutes: practise,
      content: `<p>Sekarang giliranmu. Tujuannya: ${aim.charAt(0).toLowerCase()}${aim.slice(1)}.</p><ol><li>Tulis dengan satu kalimat apa yang ingin kamu hasilkan.</li><li>Kerjakan sekali sampai selesai tanpa berhenti untuk memperbaiki.</li><li>Periksa hasilnya, lalu perbaiki satu hal saja.</li><li>Ulangi besok dengan contoh lain.</li></ol>`,
    },
    {
      kind: 'article',
      title: `Periksa dirimu: ${part}`,
      summary: 'Tiga pertanyaan sebelum melanjutkan.',
      minutes: check,
      content:
        '<p>Jawab dengan kata-katamu sendiri, di kertas. Kalau satu jawaban belum ada, kembali ke praktik.</p><ul><li>Apa yang sekarang bisa kamu lakukan dan tadi belum?</li><li>Langkah mana yang paling sulit, dan apa yang menolongmu?</li><li>Kapan kamu akan memakainya dalam minggu ini?</li></ul>',
    },
  ];
}

/** The curriculum of a course that has no lessons of its own. */
export const plainParts = (course: DemoCourse): { title: string; lessons: DemoLesson[] }[] =>
  course.parts.map((title, at) => ({ title, lessons: plainLessons(course, at) }));
