import { RATINGS } from '@suluh/domain/number';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { FieldMessage } from './FieldMessage.tsx';

interface StarFieldProps {
  name: string;
  label: string;
  /** Name of each choice: '4 bintang'. */
  starLabel: (stars: number) => string;
  /** What each choice says, one star first; the one chosen stands beside the stars. */
  words?: readonly string[];
  defaultValue?: number;
  error?: string | null | undefined;
}

/** Where the cursor goes where no stars were chosen: the best, from which the arrows lead to the others. */
const FIRST = RATINGS.at(-1);

/** Star input of a review, scale of 5: radios drawn as stars by styles alone, so that it works in plain forms. */
export function StarField({ name, label, starLabel, words = [], defaultValue, error }: StarFieldProps): ReactElement {
  return (
    <fieldset className="field field-group" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="starField">
        {RATINGS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={stars === defaultValue}
              aria-invalid={error ? true : undefined}
              autoFocus={Boolean(error) && stars === FIRST}
            />
            <span className="layout-hidden">{[starLabel(stars), words[stars - 1]].filter(Boolean).join(', ')}</span>
            <Icon name="star" size={32} className="starField-star" />
          </label>
        ))}
        {words.map((word) => (
          <span key={word} className="starField-word" aria-hidden="true">
            {word}
          </span>
        ))}
      </div>
      {error && (
        <FieldMessage id={`${name}-error`} tone="error">
          {error}
        </FieldMessage>
      )}
    </fieldset>
  );
}
