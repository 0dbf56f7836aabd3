import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import { Checkbox, Radio } from './Check.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { COLUMN } from '../stories/column.ts';
import { switchControl, textControl } from '../stories/controls.ts';
import { explained, introduced } from '../stories/explained.ts';

const eye = { show: 'Tampilkan kata sandi', hide: 'Sembunyikan kata sandi' };
const meta = {
  title: 'Formulir/Bidang isian',
  parameters: introduced(
    'Label di atas, bantuan di bawah. Kesalahan menggantikan bantuan dan mengatakan cara memperbaikinya.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryAField: StoryObj<ComponentProps<typeof TextField>> = {
  name: 'Coba isian',
  args: {
    name: 'coba',
    label: 'Nama lengkap',
    placeholder: 'Sesuai KTP',
    help: 'Nama ini dicetak di sertifikat.',
    error: '',
    prefix: '',
    required: true,
    optional: false,
    disabled: false,
  },
  argTypes: {
    label: textControl('Label', 'Kata benda, tanpa titik dua.'),
    placeholder: textControl('Contoh isi', 'Hanya contoh: yang penting berdiri di bantuan.'),
    help: textControl('Bantuan', 'Satu kalimat di bawah isian, sampai ada kesalahan.'),
    error: textControl('Kesalahan', 'Menggantikan bantuan dan mengatakan cara memperbaikinya.'),
    prefix: textControl('Awalan', 'Kata tetap sebelum isi, seperti +62.'),
    required: switchControl('Wajib', 'Bintang di belakang label.'),
    optional: switchControl('Opsional', 'Kata opsional di belakang label.'),
    disabled: switchControl('Nonaktif', 'Bisa dibaca, tidak bisa diisi.'),
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <TextField {...args} />
    </div>
  ),
};

interface CheckArgs {
  children: string;
  countText: string;
  disabled: boolean;
}

export const TryACheckbox: StoryObj<CheckArgs> = {
  name: 'Coba kotak centang',
  args: { children: 'Kursus Online', countText: '148', disabled: false },
  argTypes: {
    children: textControl('Teks', 'Apa yang dipilih.'),
    countText: textControl('Jumlah', 'Banyaknya hasil, di ujung kanan.'),
    disabled: switchControl('Nonaktif', 'Untuk pilihan tanpa hasil.'),
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Checkbox {...args} name="coba-centang" />
    </div>
  ),
};

export const AllStates: Story = {
  name: 'Semua keadaan',
  render: () => (
    <div style={{ display: 'grid', gap: 28, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <TextField
        name="nama"
        label="Nama lengkap"
        placeholder="Sesuai KTP"
        help="Nama ini dicetak di sertifikat."
        required
      />
      <PhoneField name="hp" label="Nomor ponsel" defaultValue="812 3456 7890" required />
      <TextField
        name="email1"
        label="Email"
        defaultValue="ratih.kusuma"
        error="Format email yang dimasukkan tidak memiliki “@”"
        errorInfo="Contoh: nama@surel.id"
        required
      />
      <TextField name="email2" label="Email" defaultValue="ratih.kusuma@surel.id" verified />
      <TextField name="email3" label="Email" defaultValue="ratih.kusuma@surel.id" verified={false} />
      <TextField name="nik" label="NIK" defaultValue="1234" error="Format NIK tidak valid" inputMode="numeric" />
      <PasswordField
        name="sandi1"
        label="Kata sandi"
        labels={eye}
        required
        rules={[
          { text: 'Minimum 8 karakter', passed: true },
          { text: 'Memuat angka', passed: false },
        ]}
        strongText={'Keamanan password: "Kuat"'}
      />
      <PasswordField
        name="sandi2"
        label="Kata sandi"
        labels={eye}
        required
        rules={[{ text: 'Minimum 8 karakter', passed: true }]}
        strongText={'Keamanan password: "Kuat"'}
      />
      <TextField name="lembaga" label="Nama lembaga" defaultValue="Sanggar Canting Ayu" disabled />
      <SelectField
        name="pendidikan"
        label="Pendidikan terakhir"
        placeholder="Pilih"
        options={[
          { value: 'sma', label: 'SMA/SMK' },
          { value: 's1', label: 'Sarjana' },
        ]}
      />
      <TextAreaField name="alamat" label="Alamat penagihan/invoice" optional />
    </div>
  ),
};

export const ChecksAndRadios: Story = {
  name: 'Kotak centang dan pilihan',
  render: () => (
    <div
      style={{ display: 'grid', gap: 40, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', maxWidth: 560 }}
    >
      <div>
        <Checkbox name="a" defaultChecked countText="148">
          Dipilih
        </Checkbox>
        <Checkbox name="b" countText="36">
          Belum dipilih
        </Checkbox>
        <Checkbox name="c" disabled countText="0">
          Nonaktif
        </Checkbox>
      </div>
      <div>
        <Radio name="r" defaultChecked>
          Terbaru
        </Radio>
        <Radio name="r">Rating Tertinggi</Radio>
        <Radio name="r" disabled>
          Nonaktif
        </Radio>
      </div>
    </div>
  ),
};

function Registered() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ mode: 'onTouched' });
  return (
    <form
      style={{ ...COLUMN, maxWidth: 480 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
      noValidate
    >
      <TextField
        label="Email"
        required
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (value) => value.includes('@') || 'Format email yang dimasukkan tidak memiliki “@”',
        })}
      />
      <SubmitButton>Simpan</SubmitButton>
    </form>
  );
}

/** With react-hook-form: no error before the field was left, then one that the control points at, gone once mended. */
export const ErrorAppearsAfterTouch: Story = {
  name: 'Kesalahan muncul setelah disentuh',
  parameters: explained('Tidak ada kesalahan sebelum isian ditinggalkan. Setelah diperbaiki, pesannya hilang.'),
  render: () => <Registered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Email/);
    await userEvent.type(field, 'ratih');
    await expect(canvas.queryByText(/tidak memiliki/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(/tidak memiliki/)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/tidak memiliki/);
    await userEvent.type(field, '@surel.id');
    await expect(canvas.queryByText(/tidak memiliki/)).toBeNull();
  },
};

/** The eye shows what was typed, and hides it again. */
export const PasswordIsShown: Story = {
  name: 'Kata sandi ditampilkan',
  parameters: explained('Mata menampilkan yang diketik, dan menyembunyikannya lagi.'),
  render: () => <PasswordField id="sandi" name="sandi" label="Kata sandi" labels={eye} defaultValue="rahasia123" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Kata sandi');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: eye.show }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: eye.hide }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
