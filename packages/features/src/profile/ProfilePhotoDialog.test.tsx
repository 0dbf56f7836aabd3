import { profilePhotoText as text } from '@suluh/i18n-id/dialogs';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/island.tsx';
import { ProfilePhotoDialog } from './ProfilePhotoDialog.tsx';

const nothing = () => undefined;

test('a file that only claims to be a picture is refused as it is chosen, with nothing to save', async () => {
  const dialog = { open: true, name: 'Ratih Kusuma', photoUrl: null, error: null, loading: false };
  await show(
    <ProfilePhotoDialog {...dialog} refusalOf={() => null} onSave={nothing} onRemove={nothing} onClose={nothing} />,
  );
  await userEvent.upload(page.getByLabelText(text.choose), new File(['bukan foto'], 'foto.png', { type: 'image/png' }));
  await expect.element(page.getByText(text.unreadable)).toBeVisible();
  await expect.element(page.getByRole('button', { name: text.save })).not.toBeInTheDocument();
});
