'use client';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** What the suggestions of a search box are given: the form they belong to. */
export interface SuggestionsProps {
  form: HTMLFormElement;
}

interface SearchBoxProps {
  action: string;
  name?: string;
  defaultValue?: string;
  labels: { search: string; placeholder: string };
  withButton?: boolean;
  /** The suggestions below the box, loaded when it is first touched; without them it is a plain form. */
  load: () => Promise<ComponentType<SuggestionsProps>>;
}

/** Search field with suggestions as a combobox; the form itself works before JavaScript. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { action, name = 'q', defaultValue = '', labels, withButton = true, load } = props;
  const form = useRef<HTMLFormElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  function touch(): void {
    if (Suggestions === null)
      load()
        .then((loaded) => setSuggestions(() => loaded))
        .catch(() => undefined); // asked for again with the next touch
  }
  const begin = useEffectEvent(touch);
  useEffect(() => {
    if (form.current!.contains(document.activeElement)) begin(); // touched while the page was still loading
  }, []);
  return (
    <form ref={form} className="searchBox" role="search" action={action} method="get" onFocus={touch} onInput={touch}>
      <Icon name="search" />
      <input
        type="search"
        name={name}
        defaultValue={defaultValue}
        maxLength={200}
        autoComplete="off"
        role="combobox"
        aria-label={labels.search}
        placeholder={labels.placeholder}
        aria-expanded={false}
        aria-autocomplete="list"
      />
      {withButton && (
        <button className="searchBox-submit" type="submit" aria-label={labels.search}>
          <Icon name="arrow-right" size={18} />
        </button>
      )}
      {Suggestions && <Suggestions form={form.current!} />}
    </form>
  );
}
