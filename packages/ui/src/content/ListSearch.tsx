import type { ReactElement } from 'react';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';

interface ListSearchProps {
  /** Path of the list. */
  action: string;
  /** Name of the form for assistive technology. */
  label: string;
  /** `suggested`: what the field may be filled with; anything else may be typed too. */
  fields: readonly {
    name: string;
    label: string;
    value: string;
    maxLength: number;
    placeholder?: string;
    suggested?: readonly string[];
  }[];
  /** What else narrows the list, and stays. */
  kept?: Readonly<Record<string, string>>;
  submitText: string;
  submitKind?: 'flame';
}

/** Search of a list by one or two fields, as a plain GET form that works before JavaScript. Needs ContentStylesheet. */
export function ListSearch({
  action,
  label,
  fields,
  kept = {},
  submitText,
  submitKind,
}: ListSearchProps): ReactElement {
  return (
    <form
      className={fields.length > 1 ? 'content-search content-searchTwo' : 'content-search'}
      role="search"
      aria-label={label}
      action={action}
      method="get"
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          id={`list-${field.name}`}
          name={field.name}
          label={field.label}
          defaultValue={field.value}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          {...(field.suggested ? { list: `list-${field.name}-suggested` } : {})}
        />
      ))}
      {fields.map(
        ({ name, suggested }) =>
          suggested && (
            <datalist key={name} id={`list-${name}-suggested`}>
              {suggested.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          ),
      )}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton {...(submitKind ? { kind: submitKind } : {})}>{submitText}</SubmitButton>
    </form>
  );
}
