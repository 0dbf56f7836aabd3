import { popupText } from '@suluh/i18n-id/dialogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MiniCourse } from '../checkout/MiniCourse.tsx';
import { ScheduleFacts } from '../course/ScheduleCard.tsx';
import { SAMPLE_SCHEDULES } from '../stories/courseDetail.ts';
import { sampleCourse } from '../stories/courses.ts';
import { CertificateNameDialog } from './CertificateNameDialog.tsx';
import { EmailVerificationDialog } from './EmailVerificationDialog.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { LearningInterestDialog } from './LearningInterestDialog.tsx';
import { OrderConfirmDialog } from './OrderConfirmDialog.tsx';
import { VoucherCodeDialog } from './VoucherCodeDialog.tsx';

const nothing = () => undefined;
const INTERESTS = [
  'Administrasi Perkantoran',
  'Bahasa Inggris',
  'Desain Grafis',
  'Kewirausahaan',
  'Membatik',
  'Pemasaran Digital',
  'Tata Boga',
];
const meta = { title: 'Dialog/Dialog besar', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Interests() {
  const [chosen, setChosen] = useState(['Bahasa Inggris', 'Desain Grafis']);
  return (
    <LearningInterestDialog
      open
      interests={INTERESTS}
      chosen={chosen}
      full={chosen.length >= 3}
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
  render: () => <Interests />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Membatik' }));
    await waitFor(() => expect(canvas.getByText('3/3 Minat Pelatihan Dipilih')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: 'Tata Boga' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), 'karawitan{Enter}');
    await waitFor(() => expect(canvas.getByText('Minat Pelatihan Tidak Ditemukan :(')).toBeVisible());
  },
};

const verification = {
  open: true,
  email: 'ratih.kusuma@surel.id',
  code: ['4', '1', '', ''],
  resendSeconds: 47,
  resendMessage: null,
  error: null,
  loading: false,
  onCodeChange: nothing,
  onSend: nothing,
  onVerify: nothing,
  onBack: nothing,
  onClose: nothing,
};
export const EmailStepOne: Story = { render: () => <EmailVerificationDialog {...verification} step={1} /> };
export const EmailStepTwo: Story = { render: () => <EmailVerificationDialog {...verification} step={2} /> };
export const EmailCodeWrong: Story = {
  render: () => (
    <EmailVerificationDialog
      {...verification}
      step={2}
      code={['4', '1', '7', '2']}
      resendSeconds={0}
      error="Kode salah"
    />
  ),
};

export const ConfirmBeforeOrder: Story = {
  render: () => {
    const course = sampleCourse(5);
    const schedule = SAMPLE_SCHEDULES[0];
    return (
      <OrderConfirmDialog open loading={false} onConfirm={nothing} onCancel={nothing}>
        <div style={{ marginTop: 18 }}>
          <MiniCourse title={course.title} cloth={course.cloth} />
        </div>
        {schedule && <ScheduleFacts schedule={{ ...schedule, mapUrl: null }} />}
      </OrderConfirmDialog>
    );
  },
};

const voucher = {
  open: true,
  title: 'Kode Voucher',
  pendingText: 'Tunggu ya, Kode kamu sedang diproses...',
  copyText: 'Salin kode',
  copiedText: 'Berhasil Disalin',
  onClose: nothing,
};
export const VoucherCode: Story = { render: () => <VoucherCodeDialog {...voucher} code="SLH-8K2M-77QX" /> };
export const VoucherInTheMaking: Story = { render: () => <VoucherCodeDialog {...voucher} code={null} /> };

export const CertificateName: Story = {
  render: () => (
    <CertificateNameDialog
      open
      name="Ratih Kusuma"
      error={null}
      loading={false}
      onNameChange={nothing}
      onSave={nothing}
      onCancel={nothing}
    />
  ),
};

export const RatingReminder: Story = {
  render: () => (
    <InvitationDialog
      open
      motif="truntum"
      title="Beri Rating Kursus Prakerja"
      body="Beri rating dan ulasan untuk kursus yang sudah kamu selesaikan supaya insentifmu bisa diproses."
      laterText="Nanti Saja"
      actionText="Beri Rating"
      actionHref="#rating"
      onDismiss={nothing}
    />
  ),
};

/** With its picture. */
export const PromoPopup: Story = {
  render: () => (
    <InvitationDialog
      open
      motif="jlamprang"
      imageUrl="/_ui/recap.svg"
      title="Promo Oktober"
      actionText="Lihat Promo"
      actionHref="#promo"
      onDismiss={nothing}
    />
  ),
};

/** The product's mark stands in for a picture that does not come (docs/product/errors.md). */
export const PromoPictureMissing: Story = {
  render: () => (
    <InvitationDialog
      open
      motif="jlamprang"
      imageUrl="/tidak-ada.jpg"
      title="Promo Oktober"
      actionText="Lihat Promo"
      actionHref="#promo"
      onDismiss={nothing}
    />
  ),
  play: () =>
    waitFor(() => expect(document.querySelector('.dlg-art img')).toHaveAttribute('src', '/_ui/logo/tanda.svg')),
};

export const SurveyBanner: Story = {
  render: () => (
    <InvitationDialog
      open
      motif="nitik"
      title={popupText.surveyTitle}
      body={popupText.surveyBody}
      laterText={popupText.later}
      actionText={popupText.surveyAction}
      actionHref="#survei"
      onDismiss={nothing}
    />
  ),
};

export const BundleStart: Story = {
  render: () => (
    <InvitationDialog
      open
      motif="ceplok"
      title={popupText.bundleTitle}
      body={popupText.bundleBody}
      laterText={popupText.later}
      actionText={popupText.bundleAction}
      actionHref="#kursus-saya"
      onDismiss={nothing}
    />
  ),
};
