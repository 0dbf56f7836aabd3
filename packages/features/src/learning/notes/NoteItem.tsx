'use client';
import type { LessonNote } from '@suluh/api/types';
import { apiPath } from '@suluh/domain/address';
import { clock, noteText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { Icon } from '@suluh/ui/icons/Icon';
import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { LeaveGuard } from '../../parts/leave-guard/index.ts';
import { PostedFields } from '../../parts/posted-fields/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import type { LessonPlace } from '../calls.ts';
import type { RefusedForm } from '../lesson/refusedForm.ts';

interface NoteItemProps {
  note: LessonNote;
  place: LessonPlace;
  /** Address of this page. */
  address: string;
  account: string;
  /** What it was to be changed to, when that was refused. */
  refused: RefusedForm | null;
  onPlay: (seconds: number) => void;
  /** What went wrong, 'session' when the login has ended; null when it is saved. */
  onChange: (text: string) => Promise<string | null>;
  /** What went wrong; null when it is gone. */
  onRemove: () => Promise<string | null>;
}

/** One note: what it says, where it stands in the recording, and behind 'Ubah' the form that changes or removes it. */
export function NoteItem({
  note,
  place,
  address,
  account,
  refused,
  onPlay,
  onChange,
  onRemove,
}: NoteItemProps): ReactElement {
  const { routes } = useTenant();
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const [text, setText] = useState(refused?.text ?? note.text);
  const [problem, setProblem] = useState<string | null>(refused?.problem ?? null);
  const [busy, setBusy] = useState(false);
  const { atSeconds } = note;
  const fields = <PostedFields values={{ ...place, note: note.id, who: account, redirectTo: address }} />;

  const does = (deed: () => Promise<string | null>) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    const failure = await deed();
    if (failure === 'session') return form.submit(); // as before JavaScript: its page keeps the words over the login
    setBusy(false);
    setProblem(failure);
    if (failure === null && box.current) box.current.open = false;
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    if (text.trim() !== '') return does(() => onChange(text))(event);
    event.preventDefault();
    setProblem(noteText.required);
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const remove = does(onRemove);
  return (
    <li className="notes-item">
      <div className="notes-row">
        {atSeconds !== null && (
          <button
            type="button"
            className="notes-stamp"
            aria-label={noteText.playFrom(atSeconds)}
            onClick={() => onPlay(atSeconds)}
          >
            <Icon name="play-on" size={16} />
            {clock(atSeconds)}
          </button>
        )}
        <p className="notes-text">{note.text}</p>
      </div>
      <details ref={box} className="notes-edit" open={refused !== null}>
        <summary aria-label={noteText.editOf(atSeconds)}>
          <Icon name="pencil" />
          {noteText.edit}
        </summary>
        <form method="post" action={apiPath(routes, '/api/form/note-change')} onSubmit={(event) => void save(event)}>
          <LeaveGuard guarded={text !== note.text && !busy} />
          {fields}
          <label className="layout-hidden" htmlFor={id}>
            {noteText.text}
          </label>
          <span className="field-input">
            <textarea
              id={id}
              name="text"
              rows={3}
              maxLength={2000}
              aria-required
              aria-invalid={problem ? true : undefined}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </span>
          {problem && <FieldMessage tone="error">{problem}</FieldMessage>}
          <Button type="submit" size="small" loading={busy}>
            {noteText.save}
          </Button>
        </form>
        <form method="post" action={apiPath(routes, '/api/form/note-remove')} onSubmit={(event) => void remove(event)}>
          {fields}
          <Button type="submit" kind="plain" size="small" icon="trash">
            {noteText.remove}
          </Button>
        </form>
      </details>
    </li>
  );
}
