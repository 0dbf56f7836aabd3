import { Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material';
import {
  isPlayed,
  LESSON_FILE_EXTENSIONS,
  lessonFileFailure,
  lessonFileKindsOf,
  lessonFileMostBytes,
  type LessonFileKind,
} from '@suluh/domain/learning';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useRef, useState, type ChangeEvent, type ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { typedWhole } from '../fields/typedWhole.ts';
import type { LessonKind } from './outline.ts';
import { secondsOf } from './secondsOf.ts';
import { useLessonUpload } from './useLessonUpload.ts';

const text = staffAppText.course.outline.files;
const LANGUAGES = Object.entries(text.languages);
const PERCENT = 100;

interface LessonFileFormProps {
  path: string;
  lessonKind: LessonKind;
  onAdded: () => void;
}

/** Chooses a file, says what it is of the lesson, and sends it; why it was refused stands at its field. */
export function LessonFileForm({ path, lessonKind, onAdded }: LessonFileFormProps): ReactElement {
  const notify = useNotify();
  const kinds = lessonFileKindsOf(lessonKind);
  const [kind, setKind] = useState<LessonFileKind>(kinds[0]!);
  const [file, setFile] = useState<File | null>(null);
  const [seconds, setSeconds] = useState('');
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState('id');
  const [refusal, setRefusal] = useState<{ field: 'file' | 'seconds'; message: string } | null>(null);
  const [round, setRound] = useState(0);
  const { send, stop, sentBytes, isWaiting } = useLessonUpload(path);
  const isSending = sentBytes !== null;

  /** The length that is being read; null once it is. */
  const reading = useRef<Promise<number | null>>(null);
  /** The length of what was chosen; that of a file before it is forgotten, also where this one cannot be read. */
  const measure = (chosen: File | null, as: LessonFileKind) => {
    setRefusal(null);
    setSeconds('');
    const length = chosen && isPlayed(as) ? secondsOf(chosen) : null;
    reading.current = length;
    void length?.then((read) => {
      if (reading.current !== length) return;
      reading.current = null;
      if (read !== null) setSeconds(String(read));
    });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    setFile(chosen);
    measure(chosen, kind);
  };
  const refuse = (failure: string, message: string) =>
    setRefusal({ field: failure === 'length' ? 'seconds' : 'file', message });
  const upload = async () => {
    if (!file) return refuse('missing', text.failure.missing);
    const said = (await reading.current) ?? typedWhole(seconds); // who presses before it is read waits for it
    const length = isPlayed(kind) && typeof said === 'number' && said >= 1 ? Math.round(said) : null;
    const failure = lessonFileFailure(kind, { name: file.name, sizeBytes: file.size, seconds: length });
    if (failure !== null) return refuse(failure, text.failure[failure]);
    setRefusal(null);
    const refused = await send({ file, kind, seconds: length, title: kind === 'file' ? title : '', language });
    if (refused === 'stopped') return;
    if (refused !== null) return refuse('', refused);
    notify(text.done(file.name), { type: 'success' });
    setFile(null);
    setSeconds('');
    setTitle('');
    setRound(round + 1);
    onAdded();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 1 }}>
      <TextField
        select
        label={text.kind}
        value={kind}
        disabled={isSending}
        onChange={({ target }) => {
          setKind(target.value as LessonFileKind);
          measure(file, target.value as LessonFileKind);
        }}
      >
        {kinds.map((each) => (
          <MenuItem key={each} value={each}>
            {text.kinds[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        key={round}
        type="file"
        label={text.file}
        onChange={choose}
        disabled={isSending}
        error={refusal?.field === 'file'}
        helperText={
          refusal?.field === 'file'
            ? refusal.message
            : text.takes(LESSON_FILE_EXTENSIONS[kind].join(', ').toUpperCase(), lessonFileMostBytes(kind))
        }
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { accept: LESSON_FILE_EXTENSIONS[kind].map((each) => `.${each}`).join(',') },
        }}
      />
      {isPlayed(kind) && (
        <TextField
          label={text.seconds}
          value={seconds}
          disabled={isSending}
          onChange={({ target }) => {
            setSeconds(target.value);
            setRefusal((shown) => (shown?.field === 'seconds' ? null : shown));
          }}
          error={refusal?.field === 'seconds'}
          helperText={refusal?.field === 'seconds' ? refusal.message : text.secondsNote}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      {kind === 'file' && (
        <TextField
          label={text.name}
          value={title}
          disabled={isSending}
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
      {kind === 'captions' && (
        <TextField
          select
          label={text.language}
          value={language}
          disabled={isSending}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {LANGUAGES.map(([code, name]) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        {kind !== 'file' && <Typography variant="body2">{text.replaces}</Typography>}
        {isSending && file && (
          <>
            <LinearProgress
              variant="determinate"
              value={Math.min(PERCENT, (sentBytes / file.size) * PERCENT)}
              aria-label={text.sending(file.name)}
              sx={{ my: 1 }}
            />
            <Typography variant="body2" role="status">
              {isWaiting ? text.waiting : text.sentOf(sentBytes, file.size)}
            </Typography>
          </>
        )}
        <Button onClick={isSending ? stop : upload} variant="outlined" sx={{ mt: 1 }}>
          {isSending ? text.stop : text.send}
        </Button>
      </Box>
    </Box>
  );
}
