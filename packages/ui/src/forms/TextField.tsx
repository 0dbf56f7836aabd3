import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface TextFieldProps
  extends
    Omit<FieldFrameProps, 'id' | 'children'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'prefix'> {
  name: string;
  /** Defaults to the name. */
  id?: string;
  icon?: IconName;
  /** Fixed text before the value, such as '+62'. */
  prefix?: string;
  /** Control at the right end inside the box. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Spread react-hook-form's `register(name)` onto it; works in plain forms too. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, error, help, required, optional, verified, errorInfo, after, icon, prefix, trailing, ...input } =
    props;
  const id = input.id ?? input.name;
  const frame = {
    id,
    label,
    error,
    help,
    required: required ?? false,
    optional: optional ?? false,
    verified,
    errorInfo,
    after,
  };
  const classes = ['field-input', error && 'field-invalid', input.disabled && 'field-off'].filter(Boolean).join(' ');
  return (
    <FieldFrame {...frame}>
      <span className={classes}>
        {icon && <Icon name={icon} />}
        {prefix && <b className="type-tabular type-muted">{prefix}</b>}
        <input
          type="text"
          {...input}
          id={id}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, help })}
        />
        {trailing}
      </span>
    </FieldFrame>
  );
}
