'use client';
import type { LessonNote } from '@suluh/api/types';
import { apiPath } from '@suluh/domain/address';
import { errorText } from '@suluh/i18n-id/errors';
import { noteText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { Icon } from '@suluh/ui/icons/Icon';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { LeaveGuard } from '../../parts/leave-guard/index.ts';
import { PostedFields } from '../../parts/posted-fields/index.ts';
import { leadsToLogin, useTenant } from '../../parts/tenant/index.ts';
import { addNote, changeNote, removeNote } from '../calls.ts';
import type { RefusedForm } from '../lesson/refusedForm.ts';
import { useRoom } from '../room/RoomProvider.tsx';
import { NoteItem } from './NoteItem.tsx';
import { NotesHead } from './NotesHead.tsx';

interface NotesProps {
  /** As the address names it. */
  course: string;
  lesson: { id: number; notes: readonly LessonNote[]; positionSeconds: number };
  /** The lesson has a recording: a note stands at a second of it. */
  hasRecording: boolean;
  /** Address of this page. */
  address: string;
  /** Whose they are. */
  account: string;
  /** A form of the page that was refused, or that a login came between. */
  refused?: RefusedForm | null;
}

const bySecond = (notes: readonly LessonNote[]): LessonNote[] =>
  notes.toSorted((one, other) => (one.atSeconds ?? -1) - (other.atSeconds ?? -1));

/** The learner's own notes, at a second of the recording where there is one; forms before JavaScript. */
export function Notes({ course, lesson, hasRecording, address, account, refused = null }: NotesProps): ReactElement {
  const tenant = useTenant();
  const { player } = useRoom();
  const [notes, setNotes] = useState(() => bySecond(lesson.notes));
  const written = refused?.form === 'note-write' ? refused : null;
  const [text, setText] = useState(written?.text ?? '');
  const [atSeconds, setSecond] = useState(hasRecording ? lesson.positionSeconds : null);
  const [problem, setProblem] = useState<string | null>(written?.problem ?? null);
  const [busy, setBusy] = useState(false);
  const api = () => browserApi(tenant.routes);
  const place = { course, lesson: lesson.id };
  useEffect(() => {
    if (refused) window.history.replaceState(null, '', address); // it is shown: another load begins anew
  }, [refused, address]);

  /** Says what went wrong; a session that ended is begun anew. */
  function failed(failure: { code: number; message: string }): string {
    leadsToLogin(failure, tenant);
    return failure.message || errorText.noConnection;
  }
  async function write(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    if (text.trim() === '') {
      setProblem(noteText.required);
      return form.querySelector('textarea')?.focus();
    }
    setBusy(true);
    const { data, error } = await addNote(api(), { ...place, text, atSeconds });
    if (error?.code === 401) return form.submit(); // as before JavaScript: its page keeps the words over the login
    setBusy(false);
    if (error) return setProblem(failed(error));
    setNotes((now) => bySecond([...now, data.data]));
    setText('');
    setProblem(null);
  }
  async function change(note: LessonNote, to: string): Promise<string | null> {
    const { data, error } = await changeNote(api(), { ...place, note: note.id, text: to });
    if (error?.code === 401) return 'session';
    if (error) return failed(error);
    setNotes((now) => now.map((each) => (each.id === note.id ? data.data : each)));
    return null;
  }
  async function remove(note: LessonNote): Promise<string | null> {
    const { error } = await removeNote(api(), { ...place, note: note.id });
    if (error && error.code !== 404) return failed(error); // 404: removed in another window
    setNotes((now) => now.filter(({ id }) => id !== note.id));
    showToast({ text: noteText.removed, tone: 'success' });
    return null;
  }
  const label = atSeconds === null ? noteText.write : noteText.writeAt(atSeconds);
  return (
    <section id="catatan" className="notes" aria-labelledby="catatan-judul">
      <NotesHead course={course} routes={tenant.routes} />
      <form
        className="notes-write"
        method="post"
        action={apiPath(tenant.routes, '/api/form/note-write')}
        onSubmit={(event) => void write(event)}
      >
        <LeaveGuard guarded={text.trim() !== '' && !busy} />
        <PostedFields values={{ course, lesson: lesson.id, atSeconds, who: account, redirectTo: address }} />
        <label className="notes-label" htmlFor="catatan-baru">
          {label}
        </label>
        <span className="field-input notes-input">
          <textarea
            id="catatan-baru"
            name="text"
            rows={2}
            maxLength={2000}
            aria-required
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby="catatan-pesan"
            onFocus={() => hasRecording && text === '' && setSecond(Math.floor(player.current?.seconds() ?? 0))}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
          <Button type="submit" size="small" loading={busy}>
            {noteText.save}
          </Button>
        </span>
        <div id="catatan-pesan" role="status">
          {problem ? (
            <FieldMessage tone="error">{problem}</FieldMessage>
          ) : (
            <p className="notes-saved">
              <Icon name="saved" size={18} />
              {noteText.saved}
            </p>
          )}
        </div>
      </form>
      {notes.length === 0 ? (
        <p className="type-small type-muted">{noteText.empty}</p>
      ) : (
        <ul>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              place={place}
              address={address}
              account={account}
              refused={refused?.form === 'note-change' && refused.note === note.id ? refused : null}
              onPlay={(seconds) => player.current?.playFrom(seconds)}
              onChange={(to) => change(note, to)}
              onRemove={() => remove(note)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
