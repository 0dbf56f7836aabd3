'use client';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { profilePhotoText } from '@suluh/i18n-id/dialogs';
import { Button } from '@suluh/ui/buttons/Button';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Skeleton } from '@suluh/ui/feedback/Skeleton';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { cropPicture, isPicture, type PictureArea } from '@suluh/ui/forms/cropPicture.ts';
import { CloseButton } from '@suluh/ui/dialogs/CloseButton';
import { Modal } from '@suluh/ui/dialogs/Modal';

// Loaded when a picture was chosen: the cropper is as large as the rest of the dialog's page.
const PhotoCrop = lazy(() => import('@suluh/ui/forms/PhotoCrop').then(({ PhotoCrop: Crop }) => ({ default: Crop })));

interface ProfilePhotoDialogProps {
  open: boolean;
  name: string;
  /** The present photo; null for none. */
  photoUrl: string | null;
  /** Why the file is refused (type or size), or null. */
  refusalOf: (file: File) => string | null;
  /** What went wrong while uploading: 'Gagal mengupload foto'. */
  error: string | null;
  loading: boolean;
  /** The cropped photo, a square JPEG. */
  onSave: (photo: Blob) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Profile photo: choose, crop, save, or remove (docs/product/dialogs.md; docs/product/validation.md#file-upload). */
export function ProfilePhotoDialog(props: ProfilePhotoDialogProps): ReactElement {
  const { open, name, photoUrl, refusalOf, error, loading, onSave, onRemove, onClose } = props;
  const headingId = useId();
  const inputId = useId();
  const area = useRef<PictureArea | null>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = refusal ?? error;
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const reason = refusalOf(file) ?? ((await isPicture(file)) ? null : profilePhotoText.unreadable);
    setRefusal(reason);
    setChosen(reason === null ? { file, url: URL.createObjectURL(file) } : null);
  }
  async function save(): Promise<void> {
    if (!chosen || !area.current) return;
    try {
      onSave(await cropPicture(chosen.file, area.current));
    } catch {
      setRefusal(profilePhotoText.unreadable); // the file went away meanwhile
    }
  }
  return (
    <Modal open={open} onClose={onClose} labelledBy={headingId} closable>
      <CloseButton className="dialog-close" />
      <div className="dialog-body">
        <h2 className="type-h3" id={headingId}>
          {profilePhotoText.title}
        </h2>
        <div className="dialog-field photoCrop-preview">
          {chosen ? (
            <Suspense fallback={<Skeleton height="260px" />}>
              <PhotoCrop pictureUrl={chosen.url} onCrop={(pixels) => (area.current = pixels)} />
            </Suspense>
          ) : (
            <Avatar name={name} photoUrl={photoUrl} size="l" />
          )}
          <label className={buttonClass({ kind: 'line', size: 'small' })} htmlFor={inputId}>
            <input
              id={inputId}
              className="layout-hidden"
              type="file"
              accept=".jpg,.jpeg,.png"
              aria-describedby={`${inputId}-hint`}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            {profilePhotoText.choose}
          </label>
          <p className="type-small type-muted" id={`${inputId}-hint`}>
            {profilePhotoText.hint}
          </p>
          <div aria-live="polite">{problem && <FieldMessage tone="error">{problem}</FieldMessage>}</div>
        </div>
      </div>
      <div className="dialog-foot">
        {photoUrl !== null && !chosen && (
          <Button kind="line" loading={loading} onClick={onRemove}>
            {profilePhotoText.remove}
          </Button>
        )}
        {chosen && (
          <>
            <Button kind="line" onClick={() => setChosen(null)}>
              {profilePhotoText.cancel}
            </Button>
            <Button kind="primary" loading={loading} onClick={() => void save()}>
              {profilePhotoText.save}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
