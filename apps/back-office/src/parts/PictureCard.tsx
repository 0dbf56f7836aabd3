import { Card, CardContent, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { pictureAddress } from '../app/page.ts';
import { useTellShown } from '../site/shownContext.ts';
import { PictureChooser, type Shape } from './PictureChooser.tsx';
import { useDeed } from './useDeed.ts';

interface PictureCardProps {
  /** Where it lies, as stored; null: there is none. */
  picture: string | null;
  /** Where a new one is sent. */
  path: string;
  /** Width and height it is cut to. */
  shape: Shape;
  /** What is said of it. */
  words: { title: string; alt: string; none: string; crop: string };
  mayEdit: boolean;
}

/** A picture beside a record: chosen, cut to its shape and uploaded. */
export function PictureCard({ picture, path, shape, words, mayEdit }: PictureCardProps): ReactElement {
  const { isWorking, run } = useDeed();
  const record = useRecordContext();
  const tellShown = useTellShown();
  const upload = async (cut: Blob) => {
    const form = new FormData();
    form.set('file', cut, 'gambar.jpg');
    const done = () => {
      if (record) tellShown(record);
      return staffAppText.course.picture.done;
    };
    return (await run(path, { method: 'POST', body: form }, done)) !== null;
  };
  return (
    <Card variant="outlined">
      {picture && (
        <img
          src={pictureAddress(picture)}
          alt={words.alt}
          {...shape}
          style={{
            width: '100%',
            height: 'auto',
            aspectRatio: `${shape.width} / ${shape.height}`,
            objectFit: 'cover',
            display: 'block',
          }}
        />
      )}
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {words.title}
        </Typography>
        {!picture && <Typography>{words.none}</Typography>}
        {mayEdit && <PictureChooser shape={shape} title={words.crop} isWorking={isWorking} onCut={upload} />}
      </CardContent>
    </Card>
  );
}
