import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ProfilePhotoDialog } from './ProfilePhotoDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';
import { explained } from '@suluh/ui/stories/explained.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Foto profil', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const accept = () => null;

/** A picture as a phone would give it, wider than high. */
async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 900;
  const paper = canvas.getContext('2d');
  if (paper) {
    paper.fillStyle = '#346AA2';
    paper.fillRect(0, 0, 1600, 900);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'foto.png', { type: 'image/png' });
}

const saved = fn();

/** Chosen, cropped to a square of 512 px and handed over. */
export const PhotoIsCropped: Story = {
  name: 'Foto dipotong',
  parameters: explained('Dipilih, dipotong menjadi persegi 512 px, lalu diserahkan.'),
  render: () => (
    <ProfilePhotoDialog
      open
      name="Ratih Kusuma"
      photoUrl={null}
      refusalOf={accept}
      error={null}
      loading={false}
      onSave={saved}
      onRemove={nothing}
      onClose={nothing}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Foto Profil' }));
    await userEvent.upload(dialog.getByLabelText('Pilih Foto'), await picture());
    await expect(await dialog.findByRole('slider', { name: 'Perbesar' })).toBeVisible();
    await waitFor(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
      await expect(saved).toHaveBeenCalled();
    });
    const photo = saved.mock.calls[0]?.[0] as Blob;
    await expect(photo.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(photo);
    await expect([width, height]).toEqual([512, 512]);
  },
};

/** A file that is too large, or no picture, is refused with the reason. */
export const PhotoIsRefused: Story = {
  name: 'Foto ditolak',
  parameters: explained('Berkas yang terlalu besar, atau bukan gambar, ditolak dengan alasannya.'),
  render: () => (
    <ProfilePhotoDialog
      open
      name="Ratih Kusuma"
      photoUrl={null}
      refusalOf={() => 'melebihi 5MB'}
      error={null}
      loading={false}
      onSave={nothing}
      onRemove={nothing}
      onClose={nothing}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Foto Profil' }));
    await userEvent.upload(dialog.getByLabelText('Pilih Foto'), await picture());
    await waitFor(() => expect(dialog.getByText('melebihi 5MB')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Simpan' })).toBeNull();
  },
};

export const PhotoUploadFailed: Story = {
  name: 'Gagal mengunggah foto',
  render: () => (
    <ProfilePhotoDialog
      open
      name="Ratih Kusuma"
      photoUrl="/_ui/logo/tanda.svg"
      refusalOf={accept}
      error="Gagal mengupload foto"
      loading={false}
      onSave={nothing}
      onRemove={nothing}
      onClose={nothing}
    />
  ),
};
