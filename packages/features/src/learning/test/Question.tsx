'use client';
import type { AttemptItem } from '@suluh/api/types';
import { testText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement, Ref } from 'react';
import { letterOf } from './letterOf.ts';
import { OrderAnswer } from './OrderAnswer.tsx';
import type { Draft, SavedState } from './useAnswers.ts';

export type Answer = NonNullable<Draft['answer']>;

interface QuestionProps {
  item: AttemptItem;
  draft: Draft;
  total: number;
  saved: SavedState;
  /** Before JavaScript an order is given by ranks. */
  hasScript: boolean;
  headingRef?: Ref<HTMLLegendElement> | undefined;
  onAnswer: (answer: Answer, how?: { isTyping: boolean }) => void;
  onLeaveText: () => void;
}

const SAVED = {
  saved: { icon: 'saved', text: testText.saved },
  saving: { icon: 'saved', text: testText.saving },
  waiting: { icon: 'waiting', text: testText.waiting },
} as const;

function Options({ item, draft, onAnswer }: Pick<QuestionProps, 'item' | 'draft' | 'onAnswer'>): ReactElement {
  const { kind, position, options } = item;
  const chosen = draft.answer?.choices ?? [];
  const isOne = kind === 'one';
  const choose = (place: number, isChosen: boolean) => {
    const others = isOne ? [] : chosen.filter((each) => each !== place);
    onAnswer({ choices: (isChosen ? [...others, place] : others).toSorted((one, other) => one - other), text: '' });
  };
  return (
    <div className="question-options">
      {options.map((option, place) => (
        <label key={place} className="question-option">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={`choice-${position}`}
            value={place}
            checked={chosen.includes(place)}
            onChange={(event) => choose(place, event.target.checked)}
          />
          <span className="question-letter" aria-hidden="true">
            {letterOf(place)}
          </span>
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

/** One question with its answer and whether that has arrived. */
export function Question(props: QuestionProps): ReactElement {
  const { item, draft, total, saved, hasScript, headingRef, onAnswer, onLeaveText } = props;
  const { kind, position, text } = item;
  const shown = saved && SAVED[saved];
  return (
    <fieldset className="question">
      <legend className="question-head" ref={headingRef} tabIndex={-1}>
        <span className="question-no">{testText.question(position + 1, total)}</span>
        <span className="question-text">{text}</span>
        {kind === 'several' && <span className="question-hint">{testText.several}</span>}
        {kind === 'order' && <span className="question-hint">{testText.order}</span>}
      </legend>
      <p className={saved === 'waiting' ? 'question-saved question-waiting' : 'question-saved'} role="status">
        {shown && (
          <>
            <Icon name={shown.icon} size={18} />
            {shown.text}
          </>
        )}
      </p>
      {kind === 'short' ? (
        <span className="field-input">
          <input
            type="text"
            name={`short-${position}`}
            aria-label={testText.short}
            autoComplete="off"
            maxLength={500}
            value={draft.answer?.text ?? ''}
            onChange={(event) => onAnswer({ choices: [], text: event.target.value }, { isTyping: true })}
            onBlur={() => onLeaveText()}
          />
        </span>
      ) : kind === 'order' ? (
        <OrderAnswer item={item} answer={draft.answer} hasScript={hasScript} onAnswer={onAnswer} />
      ) : (
        <Options item={item} draft={draft} onAnswer={onAnswer} />
      )}
    </fieldset>
  );
}
