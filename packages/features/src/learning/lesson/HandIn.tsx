'use client';
import type { Submission } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { goesInPieces, HAND_IN_EXTENSIONS, handInFailure } from '@suluh/domain/learning';
import { withQuery } from '@suluh/domain/query';
import { errorText } from '@suluh/i18n-id/errors';
import { handInText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { Icon } from '@suluh/ui/icons/Icon';
import { useState, type ChangeEvent, type FormEvent, type ReactElement } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { LeaveGuard } from '../../parts/leave-guard/index.ts';
import { PostedFields } from '../../parts/posted-fields/index.ts';
import { loginFromHere, useTenant } from '../../parts/tenant/index.ts';
import { handInFile } from '../calls.ts';
import { fileAddress } from '../paths.ts';
import { useRoom } from '../room/RoomProvider.tsx';
import { handInRefusal, usePieces } from './usePieces.ts';

interface HandInProps {
  /** As the address names it. */
  course: string;
  lesson: { id: number; submissions: readonly Submission[] };
  /** Why what was sent before JavaScript was not taken. */
  refusal?: string | null;
}

const FIELD = 'berkas-tugas';

/** Work that is handed in: one file at a time, each kept; a wrong one says why at once. */
export function HandIn({ course, lesson, refusal = null }: HandInProps): ReactElement {
  const tenant = useTenant();
  const { refresh } = useRoom();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(refusal);
  const [busy, setBusy] = useState(false);
  const pieces = usePieces({ course, lesson: lesson.id });
  const { submissions } = lesson;
  const here = pathTo(tenant.routes, 'lesson', { course, lesson: lesson.id });

  function wrongWith(chosen: File | null): string | null {
    const failure = chosen && handInFailure({ name: chosen.name, sizeBytes: chosen.size });
    return failure && handInText.failure[failure];
  }
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const chosen = event.target.files?.[0] ?? null;
    setFile(chosen);
    setProblem(wrongWith(chosen));
  }
  async function sendWhole(whole: File): Promise<string | null> {
    const { error } = await handInFile(browserApi(tenant.routes), { course, lesson: lesson.id }, whole);
    if (!error) return null;
    return error.code === 401 ? 'session' : (handInRefusal(error.code) ?? (error.message || errorText.noConnection));
  }
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || wrongWith(file)) return; // which its field says; what the server could not take is tried again
    if (!file) return setProblem(handInText.choose);
    const form = event.currentTarget;
    setBusy(true);
    setProblem(null);
    const refusal = goesInPieces(file.size) ? await pieces.send(file) : await sendWhole(file);
    if (refusal === 'session') return window.location.assign(loginFromHere(tenant)); // and is busy until the page is gone
    setBusy(false);
    if (refusal !== null) return setProblem(refusal);
    form.reset();
    setFile(null);
    showToast({ text: handInText.sent, tone: 'success' });
    refresh(); // the curriculum counts it, and the list below names it
  }
  return (
    <section className="lesson-box" aria-labelledby="tugas">
      <h2 className="type-h3" id="tugas">
        {handInText.title}
      </h2>
      <form
        className="lesson-handIn"
        method="post"
        encType="multipart/form-data"
        action={withQuery(apiPath(tenant.routes, '/api/form/hand-in'), { redirectTo: here })} // a file that is too large is not read
        onSubmit={(event) => void send(event)}
      >
        <LeaveGuard guarded={file !== null && !busy} />
        <PostedFields values={{ course, lesson: lesson.id, redirectTo: here }} />
        <label className="lesson-handInLabel" htmlFor={FIELD}>
          {handInText.file}
        </label>
        <input
          id={FIELD}
          name="file"
          type="file"
          accept={HAND_IN_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          aria-describedby={`${FIELD}-help`}
          aria-invalid={problem ? true : undefined}
          onChange={choose}
        />
        <div id={`${FIELD}-help`} role="status">
          {problem ? (
            <FieldMessage tone="error">{problem}</FieldMessage>
          ) : (
            <FieldMessage>{handInText.help}</FieldMessage>
          )}
        </div>
        <noscript>
          <FieldMessage>{handInText.helpPlain}</FieldMessage>
        </noscript>
        {busy && file && pieces.sentBytes !== null && (
          <div className="keep">
            <progress aria-label={handInText.sending} value={pieces.sentBytes} max={file.size} />
            <small>{handInText.sentOf(pieces.sentBytes, file.size)}</small>
            <p role="status">{pieces.isWaiting && handInText.waiting}</p>
          </div>
        )}
        <Button type="submit" kind={submissions.length === 0 ? 'flame' : 'primary'} loading={busy}>
          {submissions.length === 0 ? handInText.send : handInText.sendAgain}
        </Button>
      </form>
      {submissions.length > 0 && (
        <>
          <h3 className="lesson-handInLabel">{handInText.handedIn}</h3>
          <ul className="lesson-files">
            {submissions.map(({ id, no, filename, bytes, url, createdAt, mark }) => (
              <li key={id}>
                <a className="lesson-file" href={fileAddress(tenant.routes, url)} download>
                  <span className="lesson-fileIcon">
                    <Icon name="document" />
                  </span>
                  <span className="lesson-fileName">
                    <b>{filename}</b>
                    <small>{handInText.entry(no, createdAt, bytes)}</small>
                  </span>
                  <Icon name="download" />
                </a>
                {mark && (
                  <p>
                    <b>{handInText.mark(mark.score)}</b>
                    {mark.words && `. ${mark.words}`}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
