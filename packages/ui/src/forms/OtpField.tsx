'use client';
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';
import { FieldMessage } from './FieldMessage.tsx';

interface OtpFieldProps {
  /**
   * One character per box, '' for an empty one; its length is the number of boxes (4 by default in the specification).
   */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Name of the group, and of each box by its position from 1. */
  label: string;
  boxLabel: (position: number) => string;
  /** Name under which each box posts its digit, for a form before JavaScript. */
  name?: string;
  error?: string | null | undefined;
}

/**
 * One-time code: single-digit boxes that keep the last character typed, take a paste and the phone's autofill
 * (docs/product/validation.md#one-time-code).
 */
export function OtpField({ value, onChange, label, boxLabel, name, error }: OtpFieldProps): ReactElement {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  function fill(from: number, text: string): void {
    const digits = text.replace(/\D/g, '');
    if (digits === '') return;
    const next = [...value];
    [...digits].slice(0, value.length - from).forEach((digit, offset) => (next[from + offset] = digit));
    onChange(next);
    boxes.current[Math.min(from + digits.length, value.length - 1)]?.focus();
  }
  function type(index: number, text: string): void {
    const digits = text.replace(/\D/g, '');
    if (digits.length > 2) {
      fill(index, digits);
      return;
    }
    onChange(value.map((old, position) => (position === index ? digits.slice(-1) : old)));
    if (digits !== '') boxes.current[index + 1]?.focus();
  }
  function handleKey(index: number, event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Backspace' && value[index] === '') boxes.current[index - 1]?.focus();
    if (event.key === 'ArrowLeft') boxes.current[index - 1]?.focus();
    if (event.key === 'ArrowRight') boxes.current[index + 1]?.focus();
  }
  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    fill(0, event.clipboardData.getData('text'));
  }
  return (
    <div>
      <div className={error ? 'otp err' : 'otp'} role="group" aria-label={label}>
        {value.map((digit, index) => (
          <input
            key={boxLabel(index + 1)}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            name={name}
            value={digit}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(index + 1)}
            aria-invalid={error ? true : undefined}
            onInput={
              (event) =>
                type(
                  index,
                  event.currentTarget.value,
                ) /* onChange is silent when a digit is typed over itself, and the next box would not be reached */
            }
            onKeyDown={(event) => handleKey(index, event)}
            onPaste={handlePaste}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && <FieldMessage tone="error">{error}</FieldMessage>}
    </div>
  );
}
