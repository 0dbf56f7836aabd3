import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@suluh/ui/badges/Badge';
import { Button } from '@suluh/ui/buttons/Button';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import { Price } from '@suluh/ui/price/Price';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { Pair } from './Pasangan.tsx';

const meta = { title: 'Pedoman/Boleh dan jangan' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

export const SatuNyala: Story = {
  name: 'Satu nyala',
  render: () => (
    <Pair
      rule="Satu tombol nyala per tampilan, untuk tindakan yang membawa peserta maju."
      good={
        <div style={row}>
          <Button kind="flame">Bayar Sekarang</Button>
          <Button kind="line">Batalkan</Button>
        </div>
      }
      bad={
        <div style={row}>
          <Button kind="flame">Bayar Sekarang</Button>
          <Button kind="flame">Batalkan</Button>
        </div>
      }
      why="Dua nyala saling memadamkan: mata tidak tahu harus ke mana."
    />
  ),
};

export const KategoriMemilihKain: Story = {
  name: 'Kategori memilih kain',
  render: () => (
    <Pair
      rule="Kategori memilih kain, kursus memilih potongannya."
      good={<CourseThumbnail cloth={thumbnailOf(11, [{ id: 1, name: 'Teknologi Informasi' }])} imageUrl={null} />}
      bad={<div style={{ aspectRatio: '16 / 9', background: 'var(--bg-sunken)', borderRadius: 'var(--r-m)' }} />}
      why="Kotak abu-abu mengatakan gambarnya hilang. Kursus tanpa gambar adalah sepotong kain, bukan kekurangan."
    />
  ),
};

export const HargaJujur: Story = {
  name: 'Harga jujur',
  render: () => (
    <Pair
      rule="Harga akhir paling besar, harga awal tercoret tepat di atasnya."
      good={<Price price={{ free: false, finalText: 'Rp412.500', originalText: 'Rp550.000', discountText: '25%' }} />}
      bad={
        <p>
          Hemat 25%! <b>Rp412.500</b>
        </p>
      }
      why="Potongan tanpa harga awal tidak bisa diperiksa, dan tanda seru bukan alasan."
    />
  ),
};

export const StatusDenganKata: Story = {
  name: 'Status dengan kata',
  render: () => (
    <Pair
      rule="Status selalu punya kata, dan ikon bila mendesak. Warna tidak pernah sendirian."
      good={<Badge tone="voucher">Menunggu Pembayaran</Badge>}
      bad={
        <div aria-hidden="true" style={{ width: 14, height: 14, borderRadius: '50%', background: 'var(--danger)' }} />
      }
      why="Satu dari dua belas laki-laki tidak membedakan merah dan hijau."
    />
  ),
};

export const KosongBelumDicelup: Story = {
  name: 'Kosong, belum dicelup',
  render: () => (
    <Pair
      rule="Kosong berarti kain yang belum dicelup, dengan satu jalan keluar."
      good={
        <EmptyState
          headingLevel={3}
          title="Kamu Belum Memiliki Wishlist"
          body="Wishlistmu akan muncul di sini"
          action={<Button kind="flame">Cari Kursus</Button>}
        />
      }
      bad={<p className="type-muted">Data tidak ada.</p>}
      why="Tidak menyebut apa yang kosong, dan tidak memberi jalan."
    />
  ),
};

export const KesalahanDiTempatnya: Story = {
  name: 'Kesalahan di tempatnya',
  render: () => (
    <Pair
      rule="Kesalahan berdiri di bawah isiannya, mengatakan cara memperbaikinya, dan hilang saat isian berubah."
      good={
        <TextField
          name="email-benar"
          label="Email"
          defaultValue="ratih.surel.id"
          error="Format email yang dimasukkan tidak memiliki “@”"
        />
      }
      bad={<Note tone="error">Form tidak valid. Silakan periksa kembali.</Note>}
      why="Peserta harus mencari sendiri isian mana yang salah."
    />
  ),
};

export const RuangTetap: Story = {
  name: 'Ruang tetap',
  render: () => (
    <Pair
      rule="Judul, lencana, dan harga punya ruang tetap, agar kartu sebaris sejajar."
      good={
        <div style={{ maxWidth: 300 }}>
          <CourseCard course={{ ...sampleCourse(0), title: 'Membatik', rating: null }} />
        </div>
      }
      bad={<p>Kartu yang tingginya mengikuti isi.</p>}
      why="Harga yang naik turun dari kartu ke kartu tidak bisa dibandingkan sekilas."
    />
  ),
};
