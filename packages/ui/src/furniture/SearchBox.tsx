'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

const TYPING_PAUSE_MS = 250;
const SHORTEST_WORD = 2;

export interface SuggestionView {
  id: string;
  label: string;
  href: string;
  icon: IconName;
}

interface SearchBoxProps {
  action: string;
  name?: string;
  defaultValue?: string;
  labels: { search: string; placeholder: string; suggestions: string };
  withButton?: boolean;
  /** Suggestions for what was typed, or the search history for an empty box. Aborted when the typing goes on. */
  suggest: (word: string, signal: AbortSignal) => Promise<readonly SuggestionView[]>;
  /** Client navigation; without it the browser loads the address. */
  onNavigate?: (href: string) => void;
}

/** Search field with suggestions as a combobox; the form itself works before JavaScript. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { action, name = 'q', defaultValue = '', labels, withButton = true, suggest, onNavigate } = props;
  const [word, setWord] = useState(defaultValue);
  const [typed, setTyped] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly SuggestionView[]>([]);
  const [left, setLeft] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typedBefore = root.current?.querySelector('input')?.value ?? ''; // typed while the page was still loading
    if (typedBefore !== defaultValue) {
      setTyped(true);
      setWord(typedBefore);
    }
  }, [defaultValue]);
  useEffect(() => {
    if (!typed || word.trim().length < SHORTEST_WORD) {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggest(word.trim(), controller.signal)
        .then((found) => {
          if (!controller.signal.aborted) setSuggestions(found);
          setActive(-1);
        })
        .catch(() => setSuggestions([]));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [word, typed, suggest]);
  const open = suggestions.length > 0 && !left;
  function go(href: string): void {
    setSuggestions([]);
    if (onNavigate) onNavigate(href);
    else window.location.assign(href);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (!open) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive((active + step + suggestions.length + (active < 0 && step < 0 ? 1 : 0)) % suggestions.length);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setSuggestions([]);
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active];
      if (chosen) {
        event.preventDefault();
        go(chosen.href);
      }
    }
  }
  return (
    <form
      ref={root}
      className="searchBox"
      role="search"
      action={action}
      method="get"
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setLeft(true);
      }}
      onFocus={() => setLeft(false)}
    >
      <Icon name="search" />
      <input
        type="search"
        name={name}
        value={word}
        maxLength={200}
        autoComplete="off"
        role="combobox"
        aria-label={labels.search}
        placeholder={labels.placeholder}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setTyped(true);
          setWord(event.target.value);
          setActive(-1); // who types on has left the suggestions
        }}
        onKeyDown={handleKey}
      />
      {withButton && (
        <button className="searchBox-submit" type="submit" aria-label={labels.search}>
          <Icon name="arrow-right" size={18} />
        </button>
      )}
      <ul
        id={listId}
        className="popover searchBox-suggestions"
        role="listbox"
        aria-label={labels.suggestions}
        hidden={!open}
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(suggestion.href)}
          >
            <Icon name={suggestion.icon} />
            {suggestion.label}
          </li>
        ))}
      </ul>
    </form>
  );
}
