import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LearningInterestDialog } from './LearningInterestDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';
import { explained } from '@suluh/ui/stories/explained.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Minat pelatihan', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const INTERESTS = [
  'Administrasi Perkantoran',
  'Bahasa Inggris',
  'Desain Grafis',
  'Kewirausahaan',
  'Membatik',
  'Pemasaran Digital',
  'Tata Boga',
];
function Interests() {
  const [chosen, setChosen] = useState(['Bahasa Inggris', 'Desain Grafis']);
  return (
    <LearningInterestDialog
      open
      interests={INTERESTS}
      chosen={chosen}
      loading={false}
      onToggle={(name) =>
        setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
      }
      onSave={nothing}
      onDismiss={nothing}
    />
  );
}

/** The third choice disables the rest; a search without result says so. */
export const LearningInterests: Story = {
  name: 'Minat pelatihan',
  parameters: explained('Pilihan ketiga menonaktifkan sisanya. Pencarian tanpa hasil mengatakannya.'),
  render: () => <Interests />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Membatik' }));
    await waitFor(() => expect(canvas.getByText('3/3 Minat Pelatihan Dipilih')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: 'Tata Boga' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox'), 'karawitan{Enter}');
    await waitFor(() => expect(canvas.getByText('Minat Pelatihan Tidak Ditemukan :(')).toBeVisible());
  },
};
