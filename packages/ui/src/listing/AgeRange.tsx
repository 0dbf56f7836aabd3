import type { ReactElement } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { FieldMessage } from '../forms/FieldMessage.tsx';
import type { AgeGroupView } from './filter-view.ts';

interface AgeInputProps {
  name: string;
  value: string;
  label: string;
  error: string | null;
  messageId: string;
}

function AgeInput({ name, value, label, error, messageId }: AgeInputProps): ReactElement {
  return (
    <label className="field">
      <span className="lb">{label}</span>
      <span className={error ? 'input is-err' : 'input'}>
        <input
          key={value}
          name={name}
          defaultValue={value}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={3}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
        />
      </span>
    </label>
  );
}

/** Minimum and maximum age side by side, with the error of the first that has one. */
export function AgeRange({ group, idPrefix }: { group: AgeGroupView; idPrefix: string }): ReactElement {
  const messageId = `${idPrefix}-${group.id}-error`;
  const error = group.minError ?? group.maxError;
  return (
    <>
      <div className="age">
        <AgeInput name={group.minName} value={group.min} label={listingText.minimum} error={group.minError} messageId={messageId} />
        <AgeInput name={group.maxName} value={group.max} label={listingText.maximum} error={group.maxError} messageId={messageId} />
      </div>
      {error && (
        <FieldMessage id={messageId} tone="error">
          {error}
        </FieldMessage>
      )}
    </>
  );
}
