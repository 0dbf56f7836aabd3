import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { FieldMessage } from '../forms/FieldMessage.tsx';
import { OtpField } from '../forms/OtpField.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Note } from '../feedback/Note.tsx';
import { Logo } from '../furniture/Logo.tsx';
import { Countdown } from '../home/Countdown.tsx';
import { FLASH_SALE_COUNTDOWN_LABEL } from '../home/FlashSale.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Accordion } from '../navigation/Accordion.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CopyButton } from './CopyButton.tsx';
import { HowToSteps, PaymentPage } from './PaymentPage.tsx';
import { explained } from '../stories/explained.ts';

const meta = { title: 'Halaman/Pembayaran', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Head() {
  return (
    <CheckoutHeader
      homeHref="#"
      homeLabel="Suluh, beranda"
      logo={<Logo name="Suluh" />}
      steps={<CheckoutSteps label="Langkah" steps={['Keranjang', 'Metode Pembayaran', 'Bayar']} current={2} />}
      secureText="Pembayaran aman"
    />
  );
}

const LEFT_SECONDS = 23 * 3600 + 41 * 60 + 9;
const countdown = (
  <Countdown
    endsAtMs={Date.now() + LEFT_SECONDS * 1000}
    renderedAtMs={Date.now()}
    labelTemplate={FLASH_SALE_COUNTDOWN_LABEL}
  />
);
const step = (text: string) => [{ text, isValue: false }];
const copy = (value: string, what: string) => (
  <CopyButton value={value} label="Salin" what={what} copiedText="Berhasil Disalin" toastMs={5000} />
);
const amount = {
  plate: <Icon name="receipt" size={24} />,
  label: 'Total Pembayaran',
  value: 'Rp366.500',
  copy: copy('366500', 'jumlah'),
};
const history = (
  <ButtonLink kind="plain" href="#riwayat">
    Lihat Riwayat Transaksi
  </ButtonLink>
);
const quiet = (
  <>
    <ButtonLink kind="plain" size="small" href="#metode">
      Ganti Metode
    </ButtonLink>
    <Button kind="danger-line" size="small">
      Batalkan
    </Button>
  </>
);

export const HowToPay: Story = {
  name: 'Cara bayar',
  render: () => (
    <>
      <Head />
      <PaymentPage
        band={{ label: 'Batas Akhir Pembayaran Sampai', title: '17 Oktober 2025, 14.30 WIB', aside: countdown }}
        rows={[
          {
            plate: 'BCA',
            label: 'BCA Virtual Account',
            value: '8077 7081 2345 6789',
            copy: copy('8077708123456789', 'nomor'),
          },
          amount,
        ]}
        sections={[
          {
            title: 'Cara Bayar',
            content: (
              <Accordion
                id="cara"
                openIndex={0}
                items={[
                  {
                    title: 'ATM BCA',
                    content: (
                      <HowToSteps
                        steps={[
                          step('Masukkan kartu ATM dan PIN kamu.'),
                          step('Pilih Transaksi Lainnya, lalu Transfer.'),
                          [
                            { text: 'Masukkan nomor ', isValue: false },
                            { text: '8077 7081 2345 6789', isValue: true },
                            { text: '.', isValue: false },
                          ],
                          step('Periksa nama dan jumlah, lalu pilih Ya.'),
                        ]}
                      />
                    ),
                  },
                  { title: 'm-BCA', content: <HowToSteps steps={[step('Buka m-BCA.'), step('Pilih m-Transfer.')]} /> },
                ]}
              />
            ),
          },
        ]}
        actions={
          <>
            <ButtonLink href="#status">Cek Status Pembayaran</ButtonLink>
            {history}
          </>
        }
        quietActions={quiet}
      >
        <Note tone="warning">Bayar tepat sampai digit terakhir supaya pembayaranmu dikenali otomatis.</Note>
      </PaymentPage>
    </>
  ),
};

/** E-wallet, QRIS and card are paid on the page of the provider. */
export const PayAtProvider: Story = {
  name: 'Bayar di penyedia',
  parameters: explained('Dompet digital, QRIS, dan kartu dibayar di halaman penyedianya.'),
  render: () => (
    <>
      <Head />
      <PaymentPage
        band={{ label: 'Batas Akhir Pembayaran Sampai', title: '17 Oktober 2025, 14.30 WIB', aside: countdown }}
        rows={[{ plate: 'QRIS', label: 'Metode Pembayaran', value: 'QRIS' }, amount]}
        actions={
          <>
            <ButtonLink href="#status">Cek Status Pembayaran</ButtonLink>
            {history}
          </>
        }
        quietActions={quiet}
      >
        <Note>
          Selesaikan pembayaran di halaman penyedia. Status di sini berubah sendiri setelah pembayaran diterima.
        </Note>
        <ButtonLink kind="flame" size="large" block className="paymentPage-go" href="#bayar">
          Lihat Cara Bayar
        </ButtonLink>
      </PaymentPage>
    </>
  ),
};

/** What the page turns to once the payment came. */
export const Paid: Story = {
  name: 'Sudah dibayar',
  parameters: explained('Menjadi apa halaman ini begitu pembayaran datang.'),
  render: () => (
    <>
      <Head />
      <PaymentPage
        band={{ label: 'INV/2025/10/0091', title: 'Pembayaran Berhasil' }}
        rows={[{ ...amount, copy: null }]}
        actions={
          <>
            <ButtonLink kind="flame" href="#kursus">
              Kursus Saya
            </ButtonLink>
            {history}
          </>
        }
      >
        <Note tone="success">Pembayaran kamu sudah kami terima. Kursusnya sudah ada di Kursus Saya.</Note>
      </PaymentPage>
    </>
  ),
};

/** A deadline that was missed. */
export const Expired: Story = {
  name: 'Kedaluwarsa',
  parameters: explained('Batas waktu yang terlewat.'),
  render: () => (
    <>
      <Head />
      <PaymentPage
        band={{ label: 'INV/2025/10/0091', title: 'Transaksi Tidak Berhasil' }}
        rows={[{ ...amount, copy: null }]}
        actions={
          <>
            <ButtonLink kind="flame" href="#cari">
              Cari Kursus
            </ButtonLink>
            {history}
          </>
        }
      >
        <Note>Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.</Note>
      </PaymentPage>
    </>
  ),
};

/** Whom an invoice by bank transfer goes to. */
export const Billing: Story = {
  name: 'Data penagihan',
  parameters: explained('Kepada siapa tagihan lewat transfer bank ditujukan.'),
  render: () => (
    <>
      <Head />
      <PaymentPage
        band={{ label: 'INV/2025/10/0091', title: 'Data Penagihan' }}
        rows={[]}
        actions={history}
        quietActions={quiet}
      >
        <form className="paymentPage-form">
          <TextField name="fullnameUser" label="Nama peserta" required />
          <TextField name="position" label="Jabatan" required />
          <TextField
            name="pic_phone"
            label="No telepon PIC penagihan"
            required
            error="Nomor yang dimasukkan minimum 9 angka"
          />
          <TextField
            name="pic_email"
            type="email"
            label="Email PIC"
            required
            error="Format email domain yang dimasukkan tidak valid"
          />
          <TextAreaField name="billingAddress" label="Alamat penagihan/invoice" required />
          <Button type="submit" kind="flame" size="large" block>
            Simpan
          </Button>
        </form>
      </PaymentPage>
    </>
  ),
};

const prakerja = {
  label: 'Batas Akhir Pembayaran Sampai 17 Oktober 2025, 14.30 WIB',
  title: 'Verifikasi Pembayaran Prakerja',
  aside: countdown,
};

export const PrakerjaCard: Story = {
  name: 'Kartu Prakerja',
  render: () => (
    <>
      <Head />
      <PaymentPage band={prakerja} rows={[{ ...amount, copy: null }]} actions={history} quietActions={quiet}>
        <form className="paymentPage-form">
          <TextField
            name="prakerjaId"
            label="Nomor Kartu Prakerja"
            help="16 angka di dasbor Prakerja kamu"
            icon="card"
            required
            error="Saldo Kartu Prakerja sudah habis digunakan."
          />
          <Button type="submit" kind="flame" size="large" block>
            Kirim Kode OTP
          </Button>
        </form>
      </PaymentPage>
    </>
  ),
};

function Code({ error, wait }: { error: string | null; wait: string | null }) {
  const [boxes, setBoxes] = useState(['', '', '', '']);
  return (
    <>
      <Head />
      <PaymentPage band={prakerja} rows={[{ ...amount, copy: null }]} actions={history} quietActions={quiet}>
        <form className="paymentPage-form">
          <p>Masukkan kode OTP yang dikirim Prakerja ke nomor ponsel kamu.</p>
          <OtpField
            value={boxes}
            onChange={setBoxes}
            label="Kode OTP"
            boxLabel={(position) => `Angka ke-${position}`}
            error={error}
          />
          {wait ? <FieldMessage>{wait}</FieldMessage> : <p className="type-small">Kirim ulang kode dalam 47 detik</p>}
          <Button type="submit" kind="flame" size="large" block>
            Bayar Sekarang
          </Button>
          <Button kind="plain">Ubah nomor kartu</Button>
        </form>
      </PaymentPage>
    </>
  );
}

/** A pasted code fills every box. */
export const PrakerjaCode: Story = {
  name: 'Kode Prakerja',
  parameters: explained('Kode yang ditempel mengisi setiap kotak.'),
  render: () => <Code error={null} wait={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Angka ke-1'));
    await userEvent.paste('4170');
    await expect(canvas.getByLabelText('Angka ke-4')).toHaveValue('0');
  },
};
export const PrakerjaWrongCode: Story = {
  name: 'Kode Prakerja salah',
  render: () => <Code error="Kode OTP yang kamu masukkan salah." wait={null} />,
};
/** A 409 stands in place of the resend text. */
export const PrakerjaMustWait: Story = {
  name: 'Prakerja harus menunggu',
  parameters: explained('Pesan tunggu menggantikan teks kirim ulang.'),
  render: () => <Code error={null} wait="Tunggu 40 detik sebelum meminta kode baru." />,
};
