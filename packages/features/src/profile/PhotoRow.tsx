'use client';
import { imageFailure } from '@suluh/domain/file';
import { profileText } from '@suluh/i18n-id/account';
import { ruleText } from '@suluh/i18n-id/validation';
import { Button } from '@suluh/ui/buttons/Button';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../parts/dialogs/index.ts';
import { usePhoto } from './usePhoto.ts';

const ProfilePhotoDialog = lazyDialog(() =>
  import('./ProfilePhotoDialog.tsx').then((module) => module.ProfilePhotoDialog),
);

/** Why a file is refused before it is sent: JPG, JPEG or PNG, at most 5 MB (docs/product/validation.md#file-upload). */
function refusalOf({ type, size }: File): string | null {
  const code = imageFailure({ mimeType: type, sizeBytes: size });
  return code === null ? null : ruleText({ code });
}

/** The photo and the button that changes it (docs/product/dialogs.md: profile photo dialog). */
export function PhotoRow({ name, photoUrl }: { name: string; photoUrl: string | null }): ReactElement {
  const [open, setOpen] = useState(false);
  /** Each opening begins anew, without the picture chosen last time. */
  const [opening, setOpening] = useState(0);
  const hasDialog = useOnceOpen(open);
  const close = () => setOpen(false);
  const photo = usePhoto(close);
  function show(): void {
    photo.forget();
    setOpening((count) => count + 1);
    setOpen(true);
  }
  return (
    <div className="profileForm-photo">
      <Avatar name={name} photoUrl={photoUrl} size="l" />
      <Button kind="line" size="small" onClick={show}>
        {profileText.changePhoto}
      </Button>
      {hasDialog && (
        <Suspense fallback={null}>
          <ProfilePhotoDialog
            key={opening}
            open={open}
            name={name}
            photoUrl={photoUrl}
            refusalOf={refusalOf}
            error={photo.error}
            loading={photo.busy}
            onSave={(file) => void photo.save(file)}
            onRemove={() => void photo.remove()}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
