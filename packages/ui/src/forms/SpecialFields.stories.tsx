import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DateField, type DateParts } from './DateField.tsx';
import { OtpField } from './OtpField.tsx';
import { StarField } from './StarField.tsx';
import { TagField } from './TagField.tsx';
import { explained } from '../stories/explained.ts';

const meta = {
  title: 'Formulir/Tanggal, kode, tag, bintang',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

function Otp({ error }: { error?: string }) {
  const [code, setCode] = useState(['', '', '', '']);
  return (
    <OtpField
      value={code}
      onChange={setCode}
      label="Kode OTP"
      boxLabel={(position) => `Angka ke-${position}`}
      error={error}
    />
  );
}

/**
 * Each box keeps one digit and focus moves on; a pasted code fills all boxes; a digit typed over itself moves on too.
 */
export const OneTimeCode: Story = {
  name: 'Kode sekali pakai',
  parameters: explained(
    'Tiap kotak menyimpan satu angka lalu fokus berpindah. Kode yang ditempel mengisi semua kotak.',
  ),
  render: () => <Otp />,
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('textbox');
    const values = () => boxes.map((box) => box.value).join('');
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.keyboard('4a1');
    await expect(values()).toBe('41');
    await expect(boxes[2]).toHaveFocus();
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.paste('7 2 9 5');
    await expect(values()).toBe('7295');
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.keyboard('7299');
    await expect(values()).toBe('7299');
  },
};
export const OneTimeCodeWrong: Story = {
  name: 'Kode sekali pakai salah',
  render: () => <Otp error="Kode yang dimasukkan minimum 4 angka" />,
};

function BirthDate() {
  const [value, setValue] = useState<DateParts>({ day: 29, month: 2, year: 2000 });
  return (
    <DateField
      name="lahir"
      label="Tanggal lahir"
      required
      partLabels={{ day: 'Tanggal', month: 'Bulan', year: 'Tahun' }}
      value={value}
      dayCount={29}
      monthNames={MONTHS}
      years={Array.from({ length: 101 }, (_, index) => 2025 - index)}
      onChange={(part, next) => setValue({ ...value, [part]: next })}
    />
  );
}
export const BirthDateSelects: Story = { name: 'Tanggal lahir', render: () => <BirthDate /> };

function Tags({ options }: { options?: string[] }) {
  const [tags, setTags] = useState(['Mencanting', 'Tata boga']);
  return (
    <TagField
      name="keahlian"
      label="Keahlian"
      tags={tags}
      onChange={setTags}
      {...(options ? { options } : {})}
      labels={{ placeholder: 'Ketik lalu Enter', add: 'Tambah', remove: (tag) => `Hapus ${tag}` }}
    />
  );
}

/** Enter adds a trimmed entry once; a chip's button removes it. */
export const FreeTags: Story = {
  name: 'Tag bebas',
  parameters: explained('Enter menambahkan isian satu kali, dan tombol di chip menghapusnya.'),
  render: () => <Tags />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Keahlian');
    await userEvent.type(box, '  Menjahit  {Enter}');
    await userEvent.type(box, 'Menjahit{Enter}');
    await userEvent.type(box, '   {Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Hapus/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Tata boga' }));
    await expect(canvas.queryByRole('button', { name: 'Hapus Tata boga' })).toBeNull();
  },
};

/** In option mode only offered entries are taken. */
export const TagsFromOptions: Story = {
  name: 'Tag dari pilihan',
  parameters: explained('Hanya yang ditawarkan bisa dipilih.'),
  render: () => <Tags options={['Mencanting', 'Tata boga', 'Membatik']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Keahlian');
    await userEvent.type(box, 'Terbang{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Hapus Terbang' })).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'Membatik{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hapus Membatik' })).toBeVisible();
  },
};

/** Stars are radios: a press chooses, arrows move. */
export const ReviewStars: Story = {
  name: 'Bintang ulasan',
  parameters: explained('Bintang adalah pilihan: ketukan memilih, panah menggeser.'),
  render: () => <StarField name="bintang" label="Beri bintang" starLabel={(count) => `${count} bintang`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4 bintang' }));
    await expect(canvas.getByRole('radio', { name: '4 bintang' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 bintang' })).toBeChecked();
  },
};
