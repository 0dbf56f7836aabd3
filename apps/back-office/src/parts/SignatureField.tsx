import { Button, Stack, Typography } from '@mui/material';
import { MAX_FILE_BYTES } from '@suluh/domain/file';
import { staffPeopleText } from '@suluh/i18n-id/staffPeople';
import { useEffect, useRef, useState, type ChangeEvent, type ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { AskDialog } from './AskDialog.tsx';
import { useClosedPicture } from './useClosedPicture.ts';
import { useDeed } from './useDeed.ts';

const text = staffPeopleText.signature;
const KINDS = ['image/jpeg', 'image/png'];

interface SignatureFieldProps {
  /** Where it is seen, sent and taken away. */
  path: string;
  /** Its file, as stored; null: there is none. */
  signature: string | null;
  /** Whose it is. */
  name: string;
  /** Version of the record it is sent to, where others may put somebody else in its place. */
  version?: number;
  /** What is said where there is one, and where there is none. */
  note?: string;
  none?: string;
}

/** How somebody signs certificates: shown, chosen and taken away (docs/product/certificate.md#signatures). */
export function SignatureField({
  path,
  signature,
  name,
  version,
  note,
  none = text.none,
}: SignatureFieldProps): ReactElement {
  const notify = useNotify();
  const { isWorking, run } = useDeed();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isTaken = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const picture = useClosedPicture(path, signature);
  const began = version === undefined ? {} : { version };

  // the button that takes it away goes with it: whoever pressed it stands at the one beside
  useEffect(() => {
    if (isWorking || !isTaken.current) return;
    isTaken.current = false;
    button.current?.focus();
  }, [isWorking]);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    if (!KINDS.includes(file.type) || file.size > MAX_FILE_BYTES) return notify(text.kind, { type: 'error' });
    const form = new FormData();
    form.set('file', file);
    await run(path, { method: 'POST', body: form, ...began }, text.done);
  };
  const remove = async () => {
    setAsking(false);
    isTaken.current = true;
    await run(path, { method: 'DELETE', ...began }, text.remove.done);
  };

  return (
    <>
      {picture && (
        <img
          src={picture}
          alt={text.alt(name)}
          style={{ display: 'block', maxWidth: '100%', height: 64, objectFit: 'contain', background: 'white' }}
        />
      )}
      {signature === null ? <Typography>{none}</Typography> : note && <Typography>{note}</Typography>}
      <input
        ref={input}
        type="file"
        accept={KINDS.join(',')}
        onChange={choose}
        hidden
        aria-label={text.of(text.choose, name)}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button
          ref={button}
          variant="outlined"
          disabled={isWorking}
          onClick={() => input.current?.click()}
          aria-label={text.of(text.choose, name)}
        >
          {text.choose}
        </Button>
        {signature !== null && (
          <Button
            color="error"
            disabled={isWorking}
            onClick={() => setAsking(true)}
            aria-label={text.of(text.remove.deed, name)}
          >
            {text.remove.deed}
          </Button>
        )}
      </Stack>
      <AskDialog
        title={text.remove.title}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={() => void remove()}
        deed={text.remove.deed}
      >
        {text.remove.body}
      </AskDialog>
    </>
  );
}
