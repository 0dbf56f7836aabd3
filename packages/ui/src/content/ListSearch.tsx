import type { ReactElement } from 'react';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';

interface ListSearchProps {
  /** Path of the list. */
  action: string;
  /** Name of the form for assistive technology. */
  label: string;
  fields: readonly { name: string; label: string; value: string; maxLength: number }[];
  submitText: string;
}

/** Search of a list by one or two fields, as a plain GET form that works before JavaScript. Needs ContentStylesheet. */
export function ListSearch({ action, label, fields, submitText }: ListSearchProps): ReactElement {
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
        />
      ))}
      <SubmitButton>{submitText}</SubmitButton>
    </form>
  );
}
