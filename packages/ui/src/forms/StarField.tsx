import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { FieldMessage } from './FieldMessage.tsx';

interface StarFieldProps {
  name: string;
  label: string;
  /** Name of each choice: '4 bintang'. */
  starLabel: (stars: number) => string;
  value: number;
  onChange: (stars: number) => void;
  error?: string | null | undefined;
}

const SCALE = [1, 2, 3, 4, 5] as const;

/** Star input of a review, scale of 5: radios drawn as stars; for islands. */
export function StarField({ name, label, starLabel, value, onChange, error }: StarFieldProps): ReactElement {
  return (
    <fieldset className="field field-group">
      <legend className="field-label">{label}</legend>
      <div className="starField">
        {SCALE.map((stars) => (
          <label key={stars} className={stars <= value ? 'starField-chosen' : undefined}>
            <input type="radio" name={name} value={stars} checked={stars === value} onChange={() => onChange(stars)} />
            <span className="layout-hidden">{starLabel(stars)}</span>
            <Icon name="star" size={32} className="starField-star" />
          </label>
        ))}
      </div>
      {error && <FieldMessage tone="error">{error}</FieldMessage>}
    </fieldset>
  );
}
