import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_COURSES, sampleCourse } from '../stories/courses.ts';
import { CourseCard } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

const meta = {
  title: 'Kartu/Kartu kursus',
  component: CourseCard,
  args: { course: sampleCourse(5), headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ width: 285 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Online: Story = { args: { course: sampleCourse(0) } };
export const Free: Story = { args: { course: sampleCourse(6) } };
export const WithoutRating: Story = { args: { course: sampleCourse(11) } };
export const Advertised: Story = { args: { course: sampleCourse(4) } };
export const Voucher: Story = { args: { course: sampleCourse(3) } };
export const Owned: Story = { args: { course: { ...sampleCourse(0), ownedText: 'Terdaftar' } } };
export const BrokenImage: Story = { args: { course: { ...sampleCourse(0), imageUrl: '/tidak-ada.jpg' } } };
export const Compact: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 168 }}>
        <Story />
      </div>
    ),
  ],
};
export const Loading: Story = { render: () => <CourseCardSkeleton /> };
export const Grid: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        gap: 20,
        width: 'calc(100vw - 64px)',
      }}
    >
      {SAMPLE_COURSES.map((course) => (
        <CourseCard key={course.title} course={course} headingLevel={2} />
      ))}
    </div>
  ),
};
