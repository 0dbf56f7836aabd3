import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SpyTabs } from './SpyTabs.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const SECTIONS = ['Deskripsi', 'Kurikulum', 'Ulasan'];

const meta = { title: 'Pedoman/Perilaku tab' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tab of the section that is read is the current one, also after the page was scrolled. */
export const FollowsTheReading: Story = {
  name: 'Tab mengikuti bacaan',
  parameters: explained('Tab dari bagian yang sedang dibaca menyala, juga setelah halaman digulir.'),
  render: () => (
    <>
      <div style={{ position: 'sticky', top: 'var(--header-h)' }}>
        <SpyTabs label="Bagian" tabs={SECTIONS.map((label) => ({ label, href: `#${label}` }))} />
      </div>
      {SECTIONS.map((label) => (
        <section key={label} id={label} style={{ height: '120vh' }}>
          <h2 className="type-h2">{label}</h2>
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('link', { name });
    await waitFor(() => expect(tab('Deskripsi')).toHaveAttribute('aria-current'));
    document.getElementById('Ulasan')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(tab('Ulasan')).toHaveAttribute('aria-current'));
    await expect(tab('Deskripsi')).not.toHaveAttribute('aria-current');
  },
};
