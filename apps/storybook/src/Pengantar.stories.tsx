import type { Meta, StoryObj } from '@storybook/react-vite';
import { Introduction } from './pengantar/Introduction.tsx';

// Read as a page of explanations (Pengantar.mdx); a story of its own so that it is tested as all others are.
const meta = {
  title: 'Pengantar',
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Start: StoryObj<typeof meta> = { name: 'Mulai di sini', render: () => <Introduction /> };
