'use client';
import { testText } from '@suluh/i18n-id/learning';
import type { ReactElement } from 'react';

export interface NumberPetal {
  no: number;
  isAnswered: boolean;
  isUnsure: boolean;
}

interface NumberPetalsProps {
  petals: readonly NumberPetal[];
  current: number;
  onGo: (place: number) => void;
}

/** The questions of a try by number: answered, in doubt, open. */
export function NumberPetals({ petals, current, onGo }: NumberPetalsProps): ReactElement {
  return (
    <nav aria-label={testText.questionList}>
      <ul className="attempt-numbers">
        {petals.map(({ no, isAnswered, isUnsure }, place) => {
          const classes = ['attempt-number', isAnswered && 'attempt-answered', isUnsure && 'attempt-unsure'];
          const words = [testText.questionShort(no), isAnswered && testText.answered, isUnsure && testText.unsure];
          return (
            <li key={no}>
              <button
                type="button"
                className={classes.filter(Boolean).join(' ')}
                aria-label={words.filter(Boolean).join(', ')}
                aria-current={place === current ? 'step' : undefined}
                onClick={() => onGo(place)}
              >
                {no}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
