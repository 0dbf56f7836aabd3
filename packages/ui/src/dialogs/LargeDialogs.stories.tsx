import { popupText } from '@suluh/i18n-id/dialogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InvitationDialog } from './InvitationDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '../stories/ownWindow.ts';
import { explained } from '../stories/explained.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Dialog besar', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RatingReminder: Story = {
  name: 'Pengingat rating',
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
  name: 'Promo',
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
  name: 'Promo tanpa gambar',
  parameters: explained('Tanda Suluh menggantikan gambar yang tidak datang.'),
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
    waitFor(() => expect(document.querySelector('.dialog-art img')).toHaveAttribute('src', '/_ui/logo/tanda.svg')),
};

export const SurveyBanner: Story = {
  name: 'Ajakan survei',
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
  name: 'Mulai paket',
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
