import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Attempt } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { expect, userEvent, within } from 'storybook/test';
import { attempt, learning, QUESTIONS, testState } from '../../testing/learning.ts';
import { InRoom } from '../../testing/room.tsx';
import { AttemptBoard } from './AttemptBoard.tsx';
import { AttemptResult } from './AttemptResult.tsx';
import { AttemptReview } from './AttemptReview.tsx';
import { TestIntro } from './TestIntro.tsx';

const meta = { title: 'Ruang belajar/Tes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstTry: Story = {
  name: 'Sebelum percobaan pertama',
  render: () => (
    <InRoom learning={learning()}>
      <TestIntro course="batik" test={testState({ triesUsed: 0 })} routes={MAIN_ROUTES} />
    </InRoom>
  ),
};

export const LessonsFirst: Story = {
  name: 'Selesaikan materi dulu',
  render: () => (
    <InRoom learning={learning()}>
      <TestIntro course="batik" test={testState({ access: 'lessonsFirst' })} routes={MAIN_ROUTES} />
    </InRoom>
  ),
};

export const NoTryLeft: Story = {
  name: 'Kesempatan habis',
  render: () => (
    <InRoom learning={learning()}>
      <TestIntro course="batik" test={testState({ triesUsed: 3 })} routes={MAIN_ROUTES} />
    </InRoom>
  ),
};

const board = () => (
  <InRoom learning={learning()}>
    <AttemptBoard
      course="batik"
      attempt={attempt({
        deadlineAt: null,
        items: QUESTIONS.map((item, at) =>
          at === 0 ? { ...item, answer: { choices: [2], text: '' }, isUnsure: true, seq: 1 } : item,
        ),
      })}
      account="main/cerita-tes"
    />
  </InRoom>
);

export const OneOfSeveral: Story = {
  name: 'Satu dari beberapa jawaban',
  render: board,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Soal 1, sudah dijawab, ragu' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Tunjung' })).toBeChecked();
  },
};

export const InOrder: Story = {
  name: 'Mengurutkan',
  render: board,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Soal 3' }));
    await expect(canvas.getByRole('button', { name: 'Naikkan: Celup' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Turunkan: Celup' })).toBeEnabled();
  },
};

const handedIn = (changes: Partial<Attempt>): Attempt =>
  attempt({
    startedAt: '2026-11-22T08:00:00Z',
    submittedAt: '2026-11-22T08:14:00Z',
    items: QUESTIONS.map((item, at) => ({
      ...item,
      answer: at === 3 ? { choices: [], text: 'sutra' } : { choices: [0], text: '' },
      review: {
        isRight: at === 1,
        rightChoices: at === 2 ? [0, 1, 2] : at === 3 ? [] : [at === 0 ? 2 : 0],
        accepted: at === 3 ? ['mori'] : [],
        explanation: 'Besi dalam tunjung berikatan dengan tanin dan menggelapkan warna.',
      },
    })),
    ...changes,
  });

const result = (changes: Partial<Attempt>) => (
  <InRoom learning={learning()}>
    <AttemptResult
      course="batik"
      attempt={handedIn(changes)}
      learning={learning()}
      routes={MAIN_ROUTES}
      cloth={thumbnailOf(7, [{ id: 4, name: 'Desain Kreatif' }])}
    />
  </InRoom>
);

export const Passed: Story = {
  name: 'Lulus',
  render: () => result({ score: 90, isPassed: true, rightCount: 9 }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Kamu lulus Post-test' })).toBeVisible();
  },
};

export const NotPassed: Story = {
  name: 'Belum lulus',
  render: () => result({ score: 60, isPassed: false, rightCount: 6 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Sisa 2 percobaan/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Review: Story = { name: 'Pembahasan', render: () => <AttemptReview items={handedIn({}).items} /> };
