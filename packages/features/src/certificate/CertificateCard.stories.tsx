import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@suluh/ui/buttons/Button';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { LinkedInLink } from '../parts/certificate-file/index.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { MOTIF_NAMES, type MotifName } from '@suluh/ui/cloth/motifs.ts';
import { choiceControl, switchControl, textControl } from '@suluh/ui/stories/controls.ts';

const meta = { title: 'Kartu/Transaksi dan sertifikat/Sertifikat' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STANDS = {
  number: 'SLH-26-107-7K2MQ9XD',
  standing: 'valid',
  issuedAt: '2025-10-24T03:00:00Z',
  expiresAt: null,
  checkUrl: 'https://suluh.example/certificate-check?number=SLH-26-107-7K2MQ9XD',
} as const;

interface CertificateArgs {
  title: string;
  learner: string;
  competence: boolean;
  motif: MotifName;
  validity: string;
  isOver: boolean;
}

export const TryACertificate: StoryObj<CertificateArgs> = {
  name: 'Coba sertifikat',
  args: {
    title: sampleCourse(5).title,
    learner: 'Ratih Kusuma',
    competence: true,
    motif: 'jlamprang',
    validity: 'Berlaku sampai 24 Oktober 2027',
    isOver: false,
  },
  argTypes: {
    title: textControl('Kursus', 'Coba judul yang pendek dan yang panjang.'),
    learner: textControl('Nama', 'Peserta yang menerimanya.'),
    competence: switchControl('Kompetensi', 'Sertifikat kompetensi, bukan penyelesaian.'),
    motif: choiceControl('Kain', 'Bingkai kertasnya.', Object.fromEntries(MOTIF_NAMES.map((name) => [name, name]))),
    validity: textControl('Masa berlaku', 'Kosongkan bila berlaku selamanya.'),
    isOver: switchControl('Sudah lewat', 'Masa berlakunya sudah habis.'),
  },
  render: ({ competence, validity, isOver, ...shown }) => (
    <div className="certificateCard-list">
      <CertificateCard
        certificate={{
          ...shown,
          competence,
          kindText: competence ? 'Sertifikat Kompetensi' : 'Sertifikat Penyelesaian',
          partner: sampleCourse(5).partner,
          number: STANDS.number,
          issuedText: '24 Oktober 2025',
          validity: validity ? { text: validity, isOver } : null,
        }}
        actions={<Button icon="download-bold">Unduh Sertifikat</Button>}
      />
    </div>
  ),
};

export const Certificates: Story = {
  name: 'Sertifikat',
  render: () => (
    <div className="certificateCard-list">
      <CertificateCard
        certificate={{
          competence: true,
          kindText: 'Sertifikat Kompetensi',
          title: sampleCourse(5).title,
          partner: sampleCourse(5).partner,
          learner: 'Ratih Kusuma',
          number: 'SLH-26-107-7K2MQ9XD',
          issuedText: '24 Oktober 2025',
          validity: null,
          motif: 'jlamprang',
        }}
        actions={
          <>
            <Button icon="download-bold">Unduh Sertifikat</Button>
            <LinkedInLink certificate={STANDS} course={sampleCourse(5).title} institution={sampleCourse(5).partner} />
          </>
        }
      />
      <CertificateCard
        certificate={{
          competence: false,
          kindText: 'Sertifikat Penyelesaian',
          title: sampleCourse(0).title,
          partner: sampleCourse(0).partner,
          learner: 'Ratih Kusuma',
          number: 'SLH-26-107-7K2MQ9XD',
          issuedText: '24 Oktober 2025',
          validity: { text: 'Berlaku sampai 24 Oktober 2027', isOver: false },
          motif: 'kawung',
        }}
        actions={<Button loading>Menyiapkan</Button>}
      />
      <CertificateCard
        certificate={{
          competence: false,
          kindText: 'Sertifikat Penyelesaian',
          title: sampleCourse(3).title,
          partner: sampleCourse(3).partner,
          learner: 'Ratih Kusuma',
          number: 'SLH-26-107-7K2MQ9XD',
          issuedText: '24 Oktober 2025',
          validity: { text: 'Masa berlakunya lewat 24 Oktober 2026', isOver: true },
          motif: 'slobog',
        }}
        actions={<Button icon="download-bold">Unduh Sertifikat</Button>}
      />
    </div>
  ),
};
