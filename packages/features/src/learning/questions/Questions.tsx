'use client';
import type { LessonQuestion } from '@suluh/api/types';
import { apiPath } from '@suluh/domain/address';
import { errorText } from '@suluh/i18n-id/errors';
import { questionText as TEXTS } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { useState, type FormEvent, type ReactElement } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { LeaveGuard } from '../../parts/leave-guard/index.ts';
import { PostedFields } from '../../parts/posted-fields/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { askQuestion } from '../calls.ts';
import type { RefusedForm } from '../lesson/refusedForm.ts';

interface QuestionsProps {
  /** As the address names it. */
  course: string;
  lesson: { id: number; questions: readonly LessonQuestion[] };
  /** Address of this page. */
  address: string;
  /** Whose questions they are. */
  account: string;
  /** A form of the page that was refused, or that a login came between. */
  refused?: RefusedForm | null;
}

function Asked({ question: { isMine, text, answer } }: { question: LessonQuestion }): ReactElement {
  return (
    <li className="notes-item">
      <p className="type-small type-muted">{isMine ? TEXTS.mine : TEXTS.others}</p>
      <p className="notes-text">{text}</p>
      {answer === null ? (
        <p className="type-small type-muted">{TEXTS.waiting}</p>
      ) : (
        <p className="notes-text">
          <b>{TEXTS.answer}:</b> {answer}
        </p>
      )}
    </li>
  );
}

/** Asks the teacher; shows what the learner asked, and what was answered for everybody. A form before JavaScript. */
export function Questions({ course, lesson, address, account, refused = null }: QuestionsProps): ReactElement {
  const tenant = useTenant();
  const [questions, setQuestions] = useState(lesson.questions);
  const asked = refused?.form === 'question-ask' ? refused : null;
  const [text, setText] = useState(asked?.text ?? '');
  const [problem, setProblem] = useState<string | null>(asked?.problem ?? null);
  const [busy, setBusy] = useState(false);
  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    if (text.trim() === '') {
      setProblem(TEXTS.required);
      return form.querySelector('textarea')?.focus();
    }
    setBusy(true);
    const { data, error } = await askQuestion(browserApi(tenant.routes), { course, lesson: lesson.id, text });
    if (error?.code === 401) return form.submit(); // as before JavaScript: its page keeps the words over the login
    setBusy(false);
    if (error?.code === 409) return setProblem(TEXTS.tooMany);
    if (!data) return setProblem(error.message || errorText.noConnection);
    setQuestions((before) => [...before, data.data]);
    setText('');
    setProblem(null);
    showToast({ text: TEXTS.sent, tone: 'success' });
  }
  return (
    <section id="tanya" className="notes" aria-labelledby="tanya-judul">
      <h2 className="type-h3" id="tanya-judul">
        {TEXTS.title}
      </h2>
      {questions.length > 0 && (
        <ul>
          {questions.map((question) => (
            <Asked key={question.id} question={question} />
          ))}
        </ul>
      )}
      <form
        className="notes-write"
        method="post"
        action={apiPath(tenant.routes, '/api/form/question-ask')}
        onSubmit={(event) => void ask(event)}
      >
        <LeaveGuard guarded={text.trim() !== '' && !busy} />
        <PostedFields values={{ course, lesson: lesson.id, who: account, redirectTo: address }} />
        <label className="notes-label" htmlFor="tanya-baru">
          {TEXTS.ask}
        </label>
        <span className="field-input notes-input">
          <textarea
            id="tanya-baru"
            name="text"
            rows={2}
            maxLength={2000}
            aria-required
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby="tanya-pesan"
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
          <Button type="submit" size="small" loading={busy}>
            {TEXTS.send}
          </Button>
        </span>
        <div id="tanya-pesan" role="status">
          {problem ? <FieldMessage tone="error">{problem}</FieldMessage> : <p className="notes-saved">{TEXTS.lead}</p>}
        </div>
      </form>
    </section>
  );
}
