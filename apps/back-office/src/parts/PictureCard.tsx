import {
  Button,
  Card,
  CardContent,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useRef, useState, type ChangeEvent, type ReactElement } from 'react';
import { useNotify } from 'react-admin';
import Cropper, { type Area } from 'react-easy-crop';
import { pageNonce, pictureAddress } from '../app/page.ts';
import { useDeed } from './useDeed.ts';
import { cutPicture } from './cutPicture.ts';

const text = staffAppText.course.picture;
const MOST_BYTES = 5 * 1024 * 1024;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureCardProps {
  /** Where it lies, as stored; null: there is none. */
  picture: string | null;
  /** Where a new one is sent. */
  path: string;
  /** Width and height it is cut to. */
  shape: { width: number; height: number };
  /** What is said of it. */
  words: { title: string; alt: string; none: string; crop: string };
  mayEdit: boolean;
}

/** A picture beside a record: chosen, cut to its shape and uploaded. */
export function PictureCard({ picture, path, shape, words, mayEdit }: PictureCardProps): ReactElement {
  const notify = useNotify();
  const { isWorking, run } = useDeed();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);

  const aspectRatio = `${shape.width} / ${shape.height}`;

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
  const upload = async () => {
    const form = new FormData();
    form.set('file', await cutPicture(chosen!, area!), 'gambar.jpg');
    const done = await run(path, { method: 'POST', body: form }, text.done);
    if (done) close();
  };

  return (
    <Card variant="outlined">
      {picture && (
        <img
          src={pictureAddress(picture)}
          alt={words.alt}
          {...shape}
          style={{ width: '100%', height: 'auto', aspectRatio, objectFit: 'cover', display: 'block' }}
        />
      )}
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {words.title}
        </Typography>
        {!picture && <Typography>{words.none}</Typography>}
        {mayEdit && (
          <>
            <input ref={input} type="file" accept={KINDS.join(',')} onChange={choose} hidden aria-label={text.choose} />
            <Button variant="outlined" onClick={() => input.current?.click()}>
              {text.choose}
            </Button>
          </>
        )}
      </CardContent>
      <Dialog open={chosen !== null} onClose={close} aria-labelledby="crop-title" fullWidth maxWidth="sm">
        <DialogTitle id="crop-title">{words.crop}</DialogTitle>
        <DialogContent>
          <div style={{ position: 'relative', aspectRatio }}>
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
          <Button onClick={upload} variant="contained" disabled={isWorking || !area}>
            {text.use}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}
