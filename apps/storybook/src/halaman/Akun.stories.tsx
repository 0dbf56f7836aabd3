import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import { SAMPLE_MENU, SampleLogout } from '@suluh/ui/stories/account';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { SampleFooter, SampleHeader } from '@suluh/ui/stories/furniture';
import { AccountPage } from '@suluh/ui/account/AccountPage';
import { NotificationCard, NotificationList } from '@suluh/features/notification/NotificationCard.tsx';
import { MyCourseGrid } from '@suluh/features/my-course/MyCourseGrid.tsx';
import { RemoveCourse, MyCourseCard, type MyCourseView } from '@suluh/features/my-course/MyCourseCard.tsx';

function myCourse(index: number, changes: Partial<MyCourseView>): MyCourseView {
  return {
    ...sampleCourse(index),
    ownedText: null,
    finishedText: null,
    revokedText: null,
    progress: null,
    availableText: null,
    schedule: null,
    voucherText: null,
    price: null,
    ...changes,
  };
}

/** So many of a course's petals are dyed. */
const petals = (done: number, total: number) =>
  Array.from({ length: total }, (_, index) => (index < done ? 'dyed' : 'undyed') as 'dyed' | 'undyed');

const remove = <RemoveCourse label="Sembunyikan kursus" />;

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SampleHeader current="" member />
      <AccountPage
        profile={{ name: 'Ratih Kusuma', photoUrl: null, verified: true }}
        links={SAMPLE_MENU}
        logout={<SampleLogout />}
        title={title}
      >
        {children}
      </AccountPage>
      <SampleFooter />
    </>
  );
}

const meta = { title: 'Halaman/Akun', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const MyCourses: Story = {
  name: 'Kursus saya',
  render: () => (
    <Page title="Kursus Saya">
      <SectionTabs
        label="Jenis kursus"
        tabs={[
          { href: '#semua', label: 'Semua', current: true },
          { href: '#online', label: 'Kursus Online' },
          { href: '#offline', label: 'Kursus Offline' },
        ]}
      />
      <MyCourseGrid>
        <MyCourseCard
          course={myCourse(0, {
            ownedText: 'Terdaftar',
            progress: { petals: petals(5, 12), percent: 41, text: '5/12 materi' },
          })}
          action={<Button size="small">Mulai Kursus</Button>}
        />
        <MyCourseCard
          course={myCourse(5, {
            ownedText: 'Terdaftar',
            schedule: {
              dateText: '25 – 26 Oktober 2025',
              timeText: '09.00 – 17.00 WIB',
              placeText: 'Sanggar Canting Ayu, Yogyakarta',
            },
          })}
          action={<Button size="small">Lihat E-Tiket</Button>}
        />
        <MyCourseCard
          course={myCourse(3, { ownedText: 'Terdaftar', voucherText: 'Voucher' })}
          action={
            <Button size="small" loading>
              Lihat Voucher
            </Button>
          }
        />
        <MyCourseCard
          course={myCourse(4, {
            ownedText: 'Terdaftar',
            finishedText: 'Selesai 12 September 2025',
            progress: { petals: petals(8, 8), percent: 100, text: '8/8 materi' },
          })}
          remove={remove}
          action={<Button size="small">Lihat Sertifikat</Button>}
        />
        <MyCourseCard
          course={myCourse(1, { price: sampleCourse(1).price })}
          remove={remove}
          action={
            <ButtonLink size="small" href="#beli">
              Beli Sekarang
            </ButtonLink>
          }
        />
        <MyCourseCard
          course={myCourse(6, { price: sampleCourse(6).price, availableText: 'Tersedia' })}
          remove={remove}
          action={<Button size="small">Daftar Sekarang</Button>}
        />
        <MyCourseCard
          course={myCourse(2, { price: sampleCourse(2).price })}
          remove={remove}
          action={
            <Button size="small" disabled>
              Kelas Penuh
            </Button>
          }
        />
      </MyCourseGrid>
    </Page>
  ),
};

export const EmptyWishlist: Story = {
  name: 'Wishlist kosong',
  render: () => (
    <Page title="Wishlist">
      <EmptyState
        framed
        title="Kamu Belum Memiliki Wishlist"
        body="Wishlistmu akan muncul di sini"
        action={
          <ButtonLink kind="flame" href="#cari">
            Cari Kursus
          </ButtonLink>
        }
      />
    </Page>
  ),
};

const HISTORY_TABS = [
  { href: '#menunggu', label: 'Menunggu' },
  { href: '#selesai', label: 'Selesai', current: true },
  { href: '#gagal', label: 'Gagal' },
];

export const EmptyHistory: Story = {
  name: 'Riwayat kosong',
  render: () => (
    <Page title="Riwayat Transaksi">
      <SectionTabs label="Riwayat Transaksi" tabs={HISTORY_TABS} />
      <div className="transactionCard-list">
        <EmptyState
          framed
          title="Belum Ada Transaksi"
          body="Transaksimu akan muncul di sini"
          action={
            <ButtonLink kind="flame" href="#cari">
              Cari Kursus
            </ButtonLink>
          }
        />
      </div>
    </Page>
  ),
};

export const Notifications: Story = {
  name: 'Notifikasi',
  render: () => (
    <Page title="Notifikasi">
      <SectionTabs
        label="Notifikasi"
        tabs={[
          { href: '#transaksi', label: 'Transaksi', current: true },
          { href: '#promo', label: 'Promo' },
        ]}
      />
      <div className="notificationCard-readAll">
        <Button kind="plain" size="small" icon="check">
          Tandai semua sudah dibaca
        </Button>
      </div>
      <NotificationList>
        <NotificationCard
          notification={{
            href: '#bayar',
            icon: 'receipt',
            title: 'Menunggu Pembayaran',
            message: 'Selesaikan pembayaran Rp366.500 untuk Membatik Tulis sebelum 26 Oktober 2025 pukul 14.30 WIB.',
            time: { iso: '2025-10-25T07:30:00Z', text: '25 Oktober 2025, 14.30' },
            unread: true,
          }}
        />
        <NotificationCard
          notification={{
            href: '#lunas',
            icon: 'receipt',
            title: 'Pembayaran Berhasil',
            message: 'Kamu sudah terdaftar pada Membatik Tulis. Buka Kursus Saya untuk mulai belajar.',
            time: { iso: '2025-10-24T07:30:00Z', text: '24 Oktober 2025' },
            unread: false,
          }}
        />
      </NotificationList>
    </Page>
  ),
};
