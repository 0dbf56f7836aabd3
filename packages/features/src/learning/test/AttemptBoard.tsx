'use client';
import type { Attempt } from '@suluh/api/types';
import { apiPath } from '@suluh/domain/address';
import { isAnswered, orderOf } from '@suluh/domain/learning';
import { clock, testText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import { Suspense, useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../../parts/dialogs/index.ts';
import { PostedFields } from '../../parts/posted-fields/index.ts';
import { loginFromHere, useTenant } from '../../parts/tenant/index.ts';
import { NumberPetals } from './NumberPetals.tsx';
import { Question } from './Question.tsx';
import { useAnswers } from './useAnswers.ts';
import { useQuestion } from './useQuestion.ts';
import { useServerClock } from './useServerClock.ts';
import { useSubmit } from './useSubmit.ts';

const SubmitDialog = lazyDialog(() => import('./SubmitDialog.tsx').then((module) => module.SubmitDialog));

interface AttemptBoardProps {
  /** As the address names it. */
  course: string;
  attempt: Attempt;
  account: string;
  /** Positions of answers that were typed before a login and are not saved yet. */
  unsaved?: readonly number[];
}

const NONE: readonly number[] = [];

const NOTHING = { answer: null, isUnsure: false, seq: 0 };

/**
 * An open try: one question at a time, each answer saved at once. Before JavaScript it is one form with all of them
 * (docs/look.md#learning-rooms).
 */
export function AttemptBoard({ course, attempt, account, unsaved = NONE }: AttemptBoardProps): ReactElement {
  const tenant = useTenant();
  const { items, test, deadlineAt } = attempt;
  const { left, now } = useServerClock(attempt.now, deadlineAt);
  const answers = useAnswers({ course, attempt, account, now });
  const { sendTyped, change: changeAnswer } = answers;
  const { state: submitState, submit } = useSubmit(course, attempt.id, account);
  const [hasScript, setScript] = useState(false);
  const { current, go, heading } = useQuestion(attempt.id, items.length);
  const [isAsking, setAsking] = useState(false);
  const hasDialog = useOnceOpen(isAsking);
  const isOver = left === 0;

  useEffect(() => setScript(true), []);
  useEffect(() => {
    if (unsaved.length === 0) return;
    for (const { position, answer, isUnsure } of items)
      if (unsaved.includes(position)) changeAnswer(position, { answer, isUnsure });
    window.history.replaceState(null, '', window.location.pathname); // they are on the device now
  }, [unsaved, items, changeAnswer]);
  useEffect(() => {
    if (!isOver) return;
    sendTyped();
    submit();
  }, [isOver, sendTyped, submit]);

  const draftOf = (position: number) => answers.drafts[position] ?? NOTHING;
  const open = items.filter(({ kind, position }) => !isAnswered(kind, draftOf(position).answer)).length;
  const isLast = current === items.length - 1;

  function goOn(event: FormEvent): void {
    event.preventDefault();
    const item = items[current];
    sendTyped();
    if (item?.kind === 'order' && draftOf(item.position).answer === null)
      answers.change(item.position, { answer: { choices: orderOf(item.options.length, null), text: '' } }); // as it stands
    if (isLast) setAsking(true);
    else go(current + 1);
  }
  return (
    <form
      className="attempt"
      method="post"
      action={apiPath(tenant.routes, '/api/form/test-answer')}
      onSubmit={goOn}
      noValidate
    >
      <PostedFields values={{ course, test: test.id, attempt: attempt.id }} />
      <div className="attempt-head">
        <div>
          <h1 className="type-h1">{test.title}</h1>
          <p className="type-small type-muted">{testText.passLead(test.passPercent)}</p>
        </div>
        {left !== null && (
          <p className="attempt-clock" role="timer" aria-label={testText.timeLeft}>
            <Icon name="timer" />
            {clock(left)}
          </p>
        )}
      </div>
      {answers.isSessionOver && (
        <Note tone="warning" alert>
          {testText.sessionOver}{' '}
          <a className="type-link" href={loginFromHere(tenant)}>
            {testText.signIn}
          </a>
        </Note>
      )}
      {submitState === 'waiting' && !answers.isSessionOver && <Note tone="warning">{testText.submitWaits}</Note>}
      {isOver && <Note>{testText.timeIsUp}</Note>}
      {unsaved.length > 0 && !hasScript && (
        <Note tone="warning" alert>
          {testText.typedBefore}
        </Note>
      )}
      {hasScript && (
        <NumberPetals
          petals={items.map(({ kind, position }) => ({
            no: position + 1,
            isAnswered: isAnswered(kind, draftOf(position).answer),
            isUnsure: draftOf(position).isUnsure,
          }))}
          current={current}
          onGo={go}
        />
      )}
      {items.map((item, place) => {
        const { position } = item;
        const draft = draftOf(position);
        return (
          <div key={position} className="attempt-question" hidden={hasScript && place !== current}>
            <input type="hidden" name={`seq-${position}`} value={draft.seq + 1} />
            <Question
              item={item}
              draft={draft}
              total={items.length}
              saved={answers.stateOf(item)}
              hasScript={hasScript}
              headingRef={place === current ? heading : undefined}
              onAnswer={(answer, how) => answers.change(position, { answer }, how)}
              onLeaveText={sendTyped}
            />
            <label className="attempt-doubt">
              <input
                type="checkbox"
                name="unsure"
                value={position}
                checked={draft.isUnsure}
                onChange={(event) => answers.change(position, { isUnsure: event.target.checked })}
              />
              <Icon name={draft.isUnsure ? 'flag-on' : 'flag'} />
              {testText.markUnsure}
            </label>
          </div>
        );
      })}
      <div className="attempt-foot">
        {hasScript && current > 0 && (
          <Button kind="line" icon="arrow-left" onClick={() => go(current - 1)}>
            {testText.previous(current)}
          </Button>
        )}
        {hasScript ? (
          <Button type="submit" kind="flame" className="attempt-goOn" loading={submitState !== 'no'}>
            {isLast ? testText.submit : testText.saveAndGoOn}
          </Button>
        ) : (
          <>
            <Button type="submit" kind="line" name="intent" value="save">
              {testText.save}
            </Button>
            <Button type="submit" kind="flame" className="attempt-goOn" name="intent" value="submit">
              {testText.submit}
            </Button>
          </>
        )}
      </div>
      {hasDialog && (
        <Suspense fallback={null}>
          <SubmitDialog
            open={isAsking}
            openCount={open}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              submit();
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
