'use client';
import type { AttemptItem } from '@suluh/api/types';
import { moveOption, orderOf } from '@suluh/domain/learning';
import { testText } from '@suluh/i18n-id/learning';
import { IconButton } from '@suluh/ui/buttons/IconButton';
import { useState, type ReactElement } from 'react';
import type { Answer } from './Question.tsx';

interface OrderAnswerProps {
  item: Pick<AttemptItem, 'position' | 'options'>;
  answer: AttemptItem['answer'];
  hasScript: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Options that are put in order by buttons; before JavaScript each is given its rank. */
export function OrderAnswer({
  item: { position, options },
  answer,
  hasScript,
  onAnswer,
}: OrderAnswerProps): ReactElement {
  const [said, say] = useState('');
  const order = orderOf(options.length, answer);
  function move(place: number, step: -1 | 1): void {
    onAnswer({ choices: moveOption(order, place, step), text: '' });
    say(testText.moved(options[order[place] ?? 0] ?? '', place + step + 1));
  }
  if (!hasScript)
    return (
      <ul className="question-options">
        {options.map((option, at) => (
          <li key={at} className="question-ranked">
            <select name={`rank-${position}`} aria-label={testText.rankOf(option)} defaultValue={order.indexOf(at) + 1}>
              {options.map((_, rank) => (
                <option key={rank} value={rank + 1}>
                  {rank + 1}
                </option>
              ))}
            </select>
            <span>{option}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <ol className="question-options">
        {order.map((at, place) => {
          const option = options[at] ?? '';
          return (
            <li key={at} className="question-ranked">
              <span className="question-letter" aria-hidden="true">
                {place + 1}
              </span>
              <span className="question-rankedText">{option}</span>
              <IconButton
                icon="arrow-up"
                size={20}
                label={testText.moveUp(option)}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              />
              <IconButton
                icon="arrow-down"
                size={20}
                label={testText.moveDown(option)}
                disabled={place === options.length - 1}
                onClick={() => move(place, 1)}
              />
            </li>
          );
        })}
      </ol>
      <span className="layout-hidden" role="status">
        {said}
      </span>
    </>
  );
}
