import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { CONTENT_PICTURES, LANDING_PICTURES, type ContentPicture, type LandingPicture } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { FieldTitle, useInput, useNotify, useResourceContext } from 'react-admin';
import { pictureAddress } from '../app/page.ts';
import { call } from '../data/call.ts';
import { PictureChooser, type Shape } from '../parts/PictureChooser.tsx';

const text = staffAppText.picture;

/** A picture of a form that is uploaded to a room of its own. */
export interface UploadedPicture {
  /** Width and height it is cut to, in pixels. */
  shape: Shape;
  /** Where it is sent; the answer names it. */
  path: string;
  /** Where one that is named is shown from. */
  addressOf: (named: string) => string;
}

const contentPicture = (of: ContentPicture): UploadedPicture => ({
  shape: CONTENT_PICTURES[of],
  path: `/api/admin/picture/${of}`,
  addressOf: pictureAddress,
});

/** A picture of a landing page, for who writes those of a programme alone too. */
export const landingPicture = (of: LandingPicture): UploadedPicture => ({
  shape: LANDING_PICTURES[of],
  path: `/api/admin/landing-picture/${of}`,
  addressOf: pictureAddress,
});

interface PictureInputProps {
  source: string;
  of: ContentPicture | UploadedPicture;
  /** What it is called within a list, whose rows have no names of fields of their own. */
  label?: string;
}

/**
 * A picture of a form: chosen, cut to the shape of what it is for, and uploaded at once; the record names it when its form
 * is saved. One that was typed or drawn before stays until another takes its place.
 */
export function PictureInput({ source, of, label }: PictureInputProps): ReactElement {
  const resource = useResourceContext();
  const notify = useNotify();
  const { id, field, fieldState } = useInput<string | null>({ source });
  const [isWorking, setWorking] = useState(false);
  const { shape, path, addressOf } = typeof of === 'string' ? contentPicture(of) : of;
  const upload = async (cut: Blob) => {
    const form = new FormData();
    form.set('file', cut, 'gambar.jpg');
    setWorking(true);
    try {
      const { data } = await call<{ path: string }>(path, { method: 'POST', body: form });
      field.onChange(data.path);
      return true;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    } finally {
      setWorking(false);
    }
  };
  return (
    <Box role="group" aria-labelledby={`${id}-title`} sx={{ mb: 2, width: '100%' }}>
      <Typography id={`${id}-title`} variant="body2" gutterBottom>
        <FieldTitle source={source} label={label} {...(resource === undefined ? {} : { resource })} />
      </Typography>
      {field.value ? (
        <img
          src={addressOf(field.value)}
          alt={text.now}
          style={{
            width: '100%',
            maxWidth: 360,
            aspectRatio: `${shape.width} / ${shape.height}`,
            objectFit: 'cover',
            display: 'block',
            marginBottom: 8,
          }}
        />
      ) : (
        <Typography gutterBottom>{staffAppText.course.picture.none}</Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <PictureChooser
          shape={shape}
          title={text.crop(shape.width, shape.height)}
          isWorking={isWorking}
          onCut={upload}
        />
        {field.value && <Button onClick={() => field.onChange(null)}>{text.remove}</Button>}
      </Box>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
