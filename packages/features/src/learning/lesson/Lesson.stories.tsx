import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, within } from 'storybook/test';
import { learning, lessonAsset, lessonDetail, testState } from '../../testing/learning.ts';
import { InRoom } from '../../testing/room.tsx';
import { FileList } from './FileList.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonHead } from './LessonHead.tsx';
import { LessonSteps } from './LessonSteps.tsx';

const meta = { title: 'Ruang belajar/Materi' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NOW_MS = Date.parse('2026-11-22T08:00:00Z');

const kind = (changes: Parameters<typeof lessonDetail>[0]) => {
  const lesson = lessonDetail({ assets: [], id: 2, state: 'new', ...changes });
  return (
    <InRoom learning={learning({ parts: [] })}>
      <div className="layout-page lesson lesson-read">
        <LessonHead lesson={lesson} />
        <div className="lesson-body">
          <LessonContent routes={MAIN_ROUTES} course="batik" lesson={lesson} nowMs={NOW_MS} />
        </div>
        <LessonSteps course="batik" lesson={lesson} />
      </div>
    </InRoom>
  );
};

export const Reading: Story = {
  name: 'Bacaan',
  render: () =>
    kind({
      kind: 'article',
      rule: 'opened',
      title: 'Mordan: tawas, kapur, tunjung',
      content:
        '<h2>Satu rebusan, tiga warna</h2><p>Yang berubah bukan pewarnanya, melainkan <a href="#kunci">penguncinya</a>.</p>' +
        '<table><tbody><tr><th>Pengunci</th><th>Takaran</th></tr><tr><td>Tawas</td><td>70 gram</td></tr></tbody></table>' +
        '<ul><li>Endapkan larutan semalam.</li><li>Basahi kain merata.</li></ul><blockquote>Bilas dua kali.</blockquote>',
    }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Selesai & lanjut' })).toBeVisible();
  },
};

export const Link: Story = {
  name: 'Tautan',
  render: () => kind({ kind: 'link', rule: 'opened', title: 'Alat di situs mitra', url: 'https://mitra.example/alat' }),
};

export const LiveBefore: Story = {
  name: 'Sesi langsung, belum mulai',
  render: () =>
    kind({
      kind: 'live',
      rule: 'opened',
      title: 'Tanya jawab langsung',
      startAt: '2026-11-22T12:00:00Z',
      endAt: '2026-11-22T13:00:00Z',
    }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Sesi dimulai 22 November 2026, 19.00 WIB/)).toBeVisible();
  },
};

export const LiveOpen: Story = {
  name: 'Sesi langsung, sudah dibuka',
  render: () =>
    kind({
      kind: 'live',
      rule: 'opened',
      title: 'Tanya jawab langsung',
      startAt: '2026-11-22T08:10:00Z',
      endAt: '2026-11-22T09:00:00Z',
      url: 'https://meet.example/kelas',
    }),
};

export const Quiz: Story = {
  name: 'Kuis',
  render: () => kind({ kind: 'quiz', rule: 'passed', title: 'Kuis warna', quiz: testState({ title: 'Kuis warna' }) }),
};

export const Assignment: Story = {
  name: 'Tugas',
  render: () =>
    kind({
      kind: 'assignment',
      rule: 'handed-in',
      title: 'Kartu warnamu sendiri',
      submissions: [
        {
          id: 's',
          no: 1,
          filename: 'kartu.pdf',
          bytes: 420_000,
          url: '#kartu',
          createdAt: '2026-11-21T08:00:00Z',
          mark: { score: 85, words: 'Warnanya rata. Coba celup sekali lagi.', createdAt: '2026-11-22T08:00:00Z' },
        },
      ],
    }),
};

export const Done: Story = {
  name: 'Selesai',
  render: () => kind({ kind: 'file', rule: 'opened', state: 'done', title: 'Kartu warna kosong' }),
};

export const Files: Story = {
  name: 'Berkas',
  render: () => (
    <FileList
      routes={MAIN_ROUTES}
      files={[
        lessonAsset({
          id: '1',
          kind: 'file',
          title: 'Kartu warna kosong',
          mimetype: 'application/pdf',
          bytes: 420_000,
        }),
        lessonAsset({ id: '2', kind: 'file', title: 'Semua foto', mimetype: 'application/zip', bytes: 4_200_000 }),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('PDF, 420 KB')).toBeVisible();
  },
};
