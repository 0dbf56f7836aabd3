import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Slider, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useRef, useState, type ChangeEvent, type ReactElement } from 'react';
import { useNotify } from 'react-admin';
import Cropper, { type Area } from 'react-easy-crop';
import { pageNonce } from '../app/page.ts';
import { cutPicture } from './cutPicture.ts';

const text = staffAppText.course.picture;
const MOST_BYTES = 5 * 1024 * 1024;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** Width and height, in any unit. */
export interface Shape {
  width: number;
  height: number;
}

interface PictureChooserProps {
  /** What the picture is cut to. */
  shape: Shape;
  /** Title of the dialog it is cut in. */
  title: string;
  isWorking: boolean;
  /** Takes what was cut; the dialog closes when it gives true. */
  onCut: (picture: Blob) => Promise<boolean>;
}

/** A button that chooses a picture, and the dialog in which it is cut to its shape. */
export function PictureChooser({ shape, title, isWorking, onCut }: PictureChooserProps): ReactElement {
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    if (!KINDS.includes(file.type) || file.size > MOST_BYTES) return notify(text.kind, { type: 'error' });
    setZoom(1);
    setChosen(URL.createObjectURL(file));
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen);
    setChosen(null);
  };
  const cut = async () => {
    if (await onCut(await cutPicture(chosen!, area!))) close();
  };

  return (
    <>
      <input ref={input} type="file" accept={KINDS.join(',')} onChange={choose} hidden aria-label={text.choose} />
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <Dialog open={chosen !== null} onClose={close} aria-labelledby="crop-title" fullWidth maxWidth="sm">
        <DialogTitle id="crop-title">{title}</DialogTitle>
        <DialogContent>
          <div style={{ position: 'relative', aspectRatio: `${shape.width} / ${shape.height}` }}>
            {chosen && (
              <Cropper
                image={chosen}
                aspect={shape.width / shape.height}
                crop={crop}
                zoom={zoom}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                nonce={pageNonce()}
              />
            )}
          </div>
          <Typography id="crop-zoom" sx={{ mt: 2 }}>
            {text.zoom}
          </Typography>
          <Slider
            aria-labelledby="crop-zoom"
            min={1}
            max={4}
            step={0.1}
            value={zoom}
            onChange={(_, value) => setZoom(value as number)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{staffAppText.form.cancel}</Button>
          <Button onClick={() => void cut()} variant="contained" disabled={isWorking || !area}>
            {text.use}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
