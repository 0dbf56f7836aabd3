import { INTERNSHIP_ROUTES } from '@suluh/domain/address';
import { internshipTenant } from '@suluh/tenant/internship';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { internshipCourse, internshipMe } from '../testing/internship.ts';
import { Graduation, Mentor } from './Graduation.tsx';
import { MandatoryCourse } from './MandatoryCourse.tsx';
import { Period } from './Period.tsx';
import { Reports } from './Reports.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const meta = {
  title: 'Halaman/Masa kerja',
  decorators: [
    (Story) => (
      <main className="layout-page internship">
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const me = internshipMe();
const tenant = internshipTenant('https://magang.suluh.example');

/** Who looks after the participant; writing to them says who writes. */
export const MentorKnown: Story = {
  name: 'Mentor sudah ada',
  parameters: explained('Siapa yang mendampingi peserta. Pesan kepadanya menyebut siapa yang menulis.'),
  render: () => <Mentor me={me} fullname="Bagas Pratama" />,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: 'Kirim pesan' })).toHaveAttribute(
      'href',
      'mailto:ayu@canting.example?subject=Magang%20Bagas%20Pratama',
    ),
};
export const MentorUnknown: Story = {
  name: 'Mentor belum ada',
  render: () => <Mentor me={{ ...me, place: null }} fullname="Bagas Pratama" />,
};

/** What is still to be done, and by when. */
export const Deadlines: Story = {
  name: 'Tenggat',
  parameters: explained('Apa yang masih harus dikerjakan, dan sampai kapan.'),
  render: () => <Graduation me={me} />,
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Kursus wajib, sedang berjalan1/4',
      'Laporan bulan 1–2, sedang berjalan1/2',
      'Laporan bulan 3, belum selesai3 November 2025',
      'Nilai pembimbing, belum selesaiFebruari 2026',
    ]);
  },
};
export const DeadlinesMet: Story = {
  name: 'Tenggat terpenuhi',
  render: () => (
    <Graduation
      me={internshipMe({
        progress: { done: 4, total: 4, percent: 100 },
        reports: me.reports.map((report) => ({ ...report, sentAt: '2025-10-02T03:00:00Z' })),
        grade: { score: 88, note: 'Rapi dan teliti.' },
      })}
    />
  ),
};

/** The form of a month stands in its row; the story draws a field in its place. */
const reports = (of = me) => (
  <Reports
    me={of}
    routes={INTERNSHIP_ROUTES}
    search={{}}
    form={({ month }) => (
      <form className="internship-reportForm">
        <label htmlFor={`report-${month}`}>Berkas laporan bulan {month}</label>
        <input id={`report-${month}`} type="file" />
      </form>
    )}
  />
);

/** The month of today is open, one that is late says so, one that was sent can be read. */
export const MonthlyReports: Story = {
  name: 'Laporan bulanan',
  parameters: explained('Bulan ini terbuka, yang terlambat mengatakannya, yang sudah dikirim bisa dibaca.'),
  render: () => reports(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Berkas laporan bulan 3')).toBeVisible();
    await expect(canvas.getByLabelText('Berkas laporan bulan 2')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Laporan bulan 1'));
    await expect(canvas.getByRole('link', { name: 'Lihat laporan bulan 1 (PDF)' })).toBeVisible();
  },
};

/** Once the mentor has given a mark nothing is replaced any more. */
export const ReportsGraded: Story = {
  name: 'Laporan sudah dinilai',
  parameters: explained('Setelah mentor memberi nilai, tidak ada yang bisa diganti lagi.'),
  render: () => reports(internshipMe({ grade: { score: 88, note: '' } })),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryAllByLabelText(/^Berkas/)).toEqual([]),
};

const COURSES = [
  internshipCourse({ courseId: 1, dueOn: '2025-10-20' }),
  internshipCourse({ courseId: 2, fullname: 'Pewarna Alam dari Dapur', dueOn: '2025-10-10', doneLessons: 0 }),
  internshipCourse({ courseId: 3, fullname: 'Motif Parang', owned: false }),
  internshipCourse({
    courseId: 4,
    fullname: 'Menjaga Malam Tetap Panas',
    completedAt: '2025-09-30T03:00:00Z',
    doneLessons: 8,
  }),
];

/** Due soon, late, not taken and finished. */
export const MandatoryList: Story = {
  name: 'Kursus wajib',
  parameters: explained('Segera jatuh tempo, terlambat, belum diambil, dan selesai.'),
  render: () => (
    <section className="internship-section" aria-labelledby="kursus-wajib">
      <h2 className="type-h2" id="kursus-wajib">
        Kursus wajib
      </h2>
      {COURSES.map((course) => (
        <MandatoryCourse
          key={course.courseId}
          course={course}
          tenant={tenant}
          today={me.today}
          action={<ButtonLink href="#lanjut">Lanjutkan</ButtonLink>}
        />
      ))}
    </section>
  ),
  play: async ({ canvasElement }) => {
    const [soon, late, open, done] = within(canvasElement)
      .getAllByRole('article')
      .map((course) => within(course));
    await expect(soon!.getByText('Sisa 4 hari')).toBeVisible();
    await expect(late!.getByText('Lewat tenggat')).toBeVisible();
    await expect(open!.queryByText('3/8 materi')).toBeNull();
    await expect(done!.getByText('Selesai 30 September 2025')).toBeVisible();
  },
};

export const PeriodRunning: Story = { name: 'Masa kerja berjalan', render: () => <Period me={me} /> };
export const PeriodNone: Story = {
  name: 'Belum ada masa kerja',
  render: () => <Period me={{ ...me, period: null }} />,
};
