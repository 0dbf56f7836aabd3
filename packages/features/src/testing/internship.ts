import type { InternshipCourse, InternshipMe } from '@suluh/api/types';
import { courseCard } from './courses.ts';

/** A mandatory course of a participant, owned and begun, due on the last day of October. */
export const internshipCourse = (changes: Partial<InternshipCourse> = {}): InternshipCourse => ({
  ...courseCard({ isMandatory: true }),
  isMandatory: true,
  courseId: 12,
  courseFullname: 'Membatik untuk Pemula',
  owned: true,
  certificateId: null,
  isCertificateRevoked: false,
  classStatus: 'open',
  completedAt: null,
  doneLessons: 3,
  totalLessons: 8,
  progressPercent: 38,
  event: null,
  enrolledAt: '2025-08-05T03:00:00Z',
  orderId: null,
  change: null,
  isRefundable: false,
  isDatedByPrakerja: false,
  dueOn: '2025-10-31',
  ...changes,
});

/** A participant in the third month of six, with a mentor, two reports of three and two mandatory courses. */
export const internshipMe = (changes: Partial<InternshipMe> = {}): InternshipMe => ({
  today: '2025-10-16',
  period: {
    startsOn: '2025-08-04',
    endsOn: '2026-02-03',
    months: 6,
    month: 3,
    state: 'running',
    daysDone: 74,
    daysTotal: 184,
  },
  place: {
    host: 'Sanggar Canting Ayu',
    division: 'Pewarnaan',
    mentorName: 'Ayu Suminar',
    mentorEmail: 'ayu@canting.example',
  },
  reports: [
    { month: 1, dueOn: '2025-09-03', sentAt: '2025-09-02T03:00:00Z', filename: 'agustus.pdf' },
    { month: 2, dueOn: '2025-10-03', sentAt: null, filename: null },
    { month: 3, dueOn: '2025-11-03', sentAt: null, filename: null },
  ],
  grade: null,
  isOnSchedule: false,
  mandatory: [internshipCourse()],
  progress: { done: 1, total: 4, percent: 25 },
  letters: ['2025-09'],
  ...changes,
});
