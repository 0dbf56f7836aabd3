'use client';
import { checkAgeRange, type AgeFailure } from '@suluh/domain/validation';
import { ageRuleText } from '@suluh/i18n-id/ageRule';
import { listingText } from '@suluh/i18n-id/listing';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import type { AgeGroupView } from './filterView.ts';

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
      <span className="field-label filterGroups-ageLabel">{label}</span>
      <span className={error ? 'field-input field-invalid' : 'field-input'}>
        <input
          key={value}
          name={name}
          defaultValue={value}
          inputMode="numeric"
          maxLength={3}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
        />
      </span>
    </label>
  );
}

type AgeErrors = Pick<AgeGroupView, 'minError' | 'maxError'>;

/**
 * Minimum and maximum age side by side. Leaving a box, or Enter in it, checks both; the box that was left carries the
 * error, and nothing is applied until it is right (docs/product/validation.md#age-filter). `group` brings what the page
 * was asked for.
 */
export function AgeRange({ group, idPrefix }: { group: AgeGroupView; idPrefix: string }): ReactElement {
  const messageId = `${idPrefix}-${group.id}-error`;
  const boxes = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<AgeErrors | null>(null);
  const { minError, maxError } = checked ?? group;
  /** Whether what stands in the boxes may be applied. */
  function check(left: EventTarget): boolean {
    const boxOf = (name: string) => boxes.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const [min, max] = [boxOf(group.minName), boxOf(group.maxName)];
    const result = checkAgeRange({ min: min?.value ?? '', max: max?.value ?? '' }, left === min ? 'min' : 'max');
    const textOf = (failure: AgeFailure | null) => failure && ageRuleText[failure.code];
    const errors =
      result.kind === 'valid'
        ? { minError: null, maxError: null }
        : { minError: textOf(result.minFailure), maxError: textOf(result.maxFailure) };
    min?.setCustomValidity(errors.minError ?? ''); // the form asks for it before anything is drawn anew
    max?.setCustomValidity(errors.maxError ?? '');
    setChecked(errors);
    return result.kind === 'valid';
  }
  function onBlur(event: FocusEvent): void {
    if (!check(event.target)) event.stopPropagation(); // a form that applies on blur would send it
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !check(event.target)) event.preventDefault();
  }
  const error = minError ?? maxError;
  return (
    <>
      <div ref={boxes} className="filterGroups-age" onBlur={onBlur} onKeyDown={onKeyDown}>
        <AgeInput
          name={group.minName}
          value={group.min}
          label={listingText.minimum}
          error={minError}
          messageId={messageId}
        />
        <AgeInput
          name={group.maxName}
          value={group.max}
          label={listingText.maximum}
          error={maxError}
          messageId={messageId}
        />
      </div>
      {error && (
        <FieldMessage id={messageId} tone="error">
          {error}
        </FieldMessage>
      )}
    </>
  );
}
