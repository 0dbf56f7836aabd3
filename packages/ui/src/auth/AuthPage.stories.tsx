import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import { Note } from '../feedback/Note.tsx';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { PhoneField } from '../forms/PhoneField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { houseDyeOf } from '../foundations/tenants.ts';
import { SampleFooter, SampleHeader } from '../stories/furniture.tsx';
import { AuthPage } from './AuthPage.tsx';
import { explained } from '../stories/explained.ts';

const eye = { show: 'Tampilkan kata sandi', hide: 'Sembunyikan kata sandi' };
const meta = { title: 'Halaman/Masuk dan daftar', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Login({ wrong = false }: { wrong?: boolean }) {
  return (
    <>
      <SampleHeader current="" />
      <AuthPage
        title="Masuk"
        lead="Lanjutkan belajarmu dari tempat terakhir."
        house={houseDyeOf('main')}
        footer={
          <>
            Belum punya akun?
            <a className="type-link" href="#daftar">
              Daftar
            </a>
          </>
        }
      >
        {wrong && (
          <Note tone="error" alert>
            Email atau kata sandi salah
          </Note>
        )}
        <form>
          <TextField
            name="email"
            type="email"
            label="Email"
            placeholder="nama@surel.id"
            autoComplete="email"
            required
          />
          <PasswordField name="password" label="Kata sandi" labels={eye} required />
          <div className="authPage-row">
            <a className="type-link" href="#lupa">
              Lupa kata sandi?
            </a>
          </div>
          <SubmitButton kind="flame" size="large" block>
            Masuk
          </SubmitButton>
        </form>
      </AuthPage>
      <SampleFooter />
    </>
  );
}

export const SignIn: Story = { name: 'Masuk', render: () => <Login /> };
export const WrongPassword: Story = { name: 'Kata sandi salah', render: () => <Login wrong /> };

/** The eye shows what was typed and hides it again. */
export const ShowPassword: Story = {
  name: 'Kata sandi ditampilkan',
  parameters: explained('Mata menampilkan yang diketik, dan menyembunyikannya lagi.'),
  render: () => <Login />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Kata sandi/);
    await userEvent.type(field, 'rahasia-123');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan kata sandi' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan kata sandi' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const SignUp: Story = {
  name: 'Daftar',
  render: () => (
    <>
      <SampleHeader current="" />
      <AuthPage
        title="Daftar"
        lead="Satu akun untuk kursus, sertifikat, dan lowongan kerja."
        house={houseDyeOf('main')}
      >
        <form>
          <TextField
            name="fullname"
            label="Nama lengkap"
            placeholder="Sesuai KTP"
            help="Nama ini dicetak di sertifikat."
            required
          />
          <TextField
            name="email"
            label="Email"
            defaultValue="ratih.kusuma"
            error="Format email yang dimasukkan tidak memiliki “@”"
            errorInfo="Contoh: nama@surel.id"
            required
          />
          <PhoneField name="phone" label="Nomor ponsel" placeholder="812 3456 7890" optional />
          <PasswordField
            name="password"
            label="Kata sandi"
            labels={eye}
            required
            autoComplete="new-password"
            rules={[
              { text: 'Minimum 8 karakter', passed: true },
              { text: 'Memuat angka', passed: false },
            ]}
            strongText={'Keamanan password: "Kuat"'}
          />
          <CheckboxField name="consent" error="Masukkan data terlebih dahulu">
            Saya menyetujui Syarat &amp; Ketentuan dan Kebijakan Privasi.
          </CheckboxField>
          <SubmitButton kind="flame" size="large" block>
            Daftar
          </SubmitButton>
        </form>
      </AuthPage>
    </>
  ),
};
