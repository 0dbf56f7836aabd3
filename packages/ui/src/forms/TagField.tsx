'use client';
import { addTag, removeTag, tagOptions } from '@suluh/domain/tag-input';
import { useState, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface TagFieldProps {
  name: string;
  label: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Option mode: only these can be chosen; chosen ones and those without the typed text are left out. */
  options?: readonly string[];
  labels: { placeholder: string; add: string; remove: (tag: string) => string };
  error?: string | null | undefined;
  help?: string | undefined;
  required?: boolean;
}

/**
 * Tags, typed freely or picked from options. Enter or the add button adds a trimmed, non-empty entry
 * (docs/product/validation.md#tags); so does leaving the field. Posted before JavaScript, what is typed is one value.
 */
export function TagField({
  name,
  label,
  tags,
  onChange,
  options,
  labels,
  error,
  help,
  required = false,
}: TagFieldProps): ReactElement {
  const [text, setText] = useState('');
  const open = options && tagOptions(options, tags, text);
  function add(entry: string): void {
    const grown = addTag(tags, entry);
    const allowed = options === undefined || options.includes(entry.trim());
    if (grown.length === tags.length || !allowed) return;
    onChange(grown);
    setText('');
  }
  return (
    <FieldFrame id={name} label={label} error={error} help={help} required={required}>
      <span className={error ? 'field-input tagField field-invalid' : 'field-input tagField'}>
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            className="chip chip-removable tagField-tag"
            aria-label={labels.remove(tag)}
            onClick={() => onChange(removeTag(tags, tag))}
          >
            {tag}
            <Icon name="remove" />
          </button>
        ))}
        {tags.map((tag) => (
          <input key={tag} type="hidden" name={name} value={tag} />
        ))}
        <input
          id={name}
          name={name}
          value={text}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: name, error, help })}
          placeholder={labels.placeholder}
          list={open ? `${name}-options` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(text);
          }}
          onBlur={() => add(text)}
        />
        <button
          type="button"
          className="iconButton field-inputButton"
          aria-label={labels.add}
          onClick={() => add(text)}
        >
          <Icon name="plus" />
        </button>
      </span>
      {open && (
        <datalist id={`${name}-options`}>
          {open.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
