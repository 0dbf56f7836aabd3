import type { Meta, StoryObj } from '@storybook/react-vite';
import { Certificate, type CertificatePaperView } from './Certificate.tsx';
import { QrCode } from './QrCode.tsx';

const meta = { title: 'Kertas/Sertifikat', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const certificate: CertificatePaperView = {
  competence: true,
  kindText: 'Sertifikat Kompetensi',
  learner: 'Ratih Kusuma Wardhani',
  title: 'Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam',
  detailText: 'Yogyakarta, 25 – 26 Oktober 2025 · 960 menit',
  institution: 'Sanggar Canting Ayu',
  signer: { name: 'Mbok Ayu Suminar', role: 'Pembatik, Sanggar Canting Ayu', signatureUrl: null },
  number: 'SLH-25-107-00412',
  verifyUrl: 'https://suluh.example/cek-sertifikat/SLH-25-107-00412',
  motif: 'jlamprang',
};

/** A4 landscape; print this story to see the PDF. */
export const Competence: Story = { render: () => <Certificate product="Suluh" certificate={certificate} /> };

/** A motif whose tile is not square lends its dyes to kawung. */
export const Completion: Story = {
  render: () => (
    <Certificate
      product="Suluh"
      certificate={{ ...certificate, competence: false, kindText: 'Sertifikat Penyelesaian', motif: 'parang' }}
    />
  ),
};

export const LongName: Story = {
  render: () => (
    <Certificate
      product="Suluh"
      certificate={{ ...certificate, learner: 'Raden Ajeng Kusumaningtyas Wardhani Prawiradilaga', motif: 'gringsing' }}
    />
  ),
};

export const Code: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <QrCode
        value="https://suluh.example/cek-sertifikat/SLH-25-107-00412"
        label="Kode QR sertifikat SLH-25-107-00412"
      />
    </div>
  ),
};
