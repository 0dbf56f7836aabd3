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
import { useNotify, useRecordContext } from 'react-admin';
import Cropper, { type Area } from 'react-easy-crop';
import { useMay } from '../app/MeContext.tsx';
import { pageNonce, pictureAddress } from '../app/page.ts';
import { useDeed } from '../parts/useDeed.ts';
import type { Course } from './course.ts';
import { cutPicture } from './cutPicture.ts';

const text = staffAppText.course.picture;
const MOST_BYTES = 5 * 1024 * 1024;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** The picture of a course: chosen, cut to 16:9 and uploaded. */
export function CoursePicture(): ReactElement | null {
  const course = useRecordContext<Course>();
  const mayEdit = useMay('course.edit');
  const notify = useNotify();
  const { isWorking, run } = useDeed();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  if (!course) return null;

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
    form.set('file', await cutPicture(chosen!, area!), 'gambar.webp');
    const done = await run(`/api/admin/course/${course.id}/picture`, { method: 'POST', body: form }, text.done);
    if (done) close();
  };

  return (
    <Card variant="outlined">
      {course.thumbnail && (
        <img
          src={pictureAddress(course.thumbnail)}
          alt={text.alt}
          width={320}
          height={180}
          style={{ width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', display: 'block' }}
        />
      )}
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {text.title}
        </Typography>
        {!course.thumbnail && <Typography>{text.none}</Typography>}
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
        <DialogTitle id="crop-title">{text.crop}</DialogTitle>
        <DialogContent>
          <div style={{ position: 'relative', aspectRatio: '16 / 9' }}>
            {chosen && (
              <Cropper
                image={chosen}
                aspect={16 / 9}
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
