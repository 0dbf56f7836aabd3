'use client';
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { SuggestionsProps } from './SearchBox.tsx';

const TYPING_PAUSE_MS = 250;
const SHORTEST_WORD = 2;

export interface SuggestionView {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  /** A picture before the words; the icon shows where it does not. */
  imageUrl?: string | null;
  /** What it costs, behind the words. */
  priceText?: string;
}

interface SearchSuggestionsProps extends SuggestionsProps {
  /** Name of the list. */
  label: string;
  /** Suggestions for what was typed, or for nothing yet. Aborted when the typing goes on. */
  suggest: (word: string, signal: AbortSignal) => Promise<readonly SuggestionView[]>;
  onNavigate: (href: string) => void;
}

const inputOf = (form: HTMLFormElement): HTMLInputElement => form.querySelector('input')!;

/** What was typed, null before anything was. */
function useTyped(form: HTMLFormElement): [typed: string | null, isLeft: boolean] {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(() => !form.contains(document.activeElement));
  useEffect(() => {
    const input = inputOf(form);
    const type = () => setTyped(input.value);
    if (input.value !== input.defaultValue) type(); // typed before this was loaded
    const come = () => setLeft(false);
    const leave = ({ relatedTarget }: FocusEvent) => setLeft(!form.contains(relatedTarget as Node | null));
    form.addEventListener('input', type);
    form.addEventListener('focusin', come);
    form.addEventListener('focusout', leave);
    return () => {
      form.removeEventListener('input', type);
      form.removeEventListener('focusin', come);
      form.removeEventListener('focusout', leave);
    };
  }, [form]);
  return [typed, isLeft];
}

/** The suggestions of a search box: completions as a listbox that its field moves through. */
export function SearchSuggestions({ form, label, suggest, onNavigate }: SearchSuggestionsProps): ReactElement {
  const [typed, isLeft] = useTyped(form);
  const [suggestions, setSuggestions] = useState<readonly SuggestionView[]>([]);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const word = (typed ?? '').trim();
  const isEmpty = word === '' && inputOf(form).value === '';
  const isWaiting = isEmpty ? isLeft : word.length < SHORTEST_WORD;
  useEffect(() => {
    setActive(-1); // who types on has left the suggestions
    if (isWaiting) return setSuggestions([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggest(word, controller.signal)
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
  }, [typed, word, isWaiting, suggest]);
  const open = suggestions.length > 0 && !isLeft;
  function go(href: string): void {
    setSuggestions([]);
    onNavigate(href);
  }
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
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
  });
  useEffect(() => {
    const input = inputOf(form);
    const press = (event: KeyboardEvent) => handleKey(event);
    input.setAttribute('aria-controls', listId);
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  }, [form, listId]);
  useEffect(() => {
    const input = inputOf(form);
    input.setAttribute('aria-expanded', String(open));
    if (open && active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [form, listId, open, active]);
  return (
    <ul id={listId} className="popover searchBox-suggestions" role="listbox" aria-label={label} hidden={!open}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => go(suggestion.href)}
        >
          {suggestion.imageUrl ? (
            <span className="searchBox-picture">
              <Icon name={suggestion.icon} />
              <Picture address={suggestion.imageUrl} slot="row" />
            </span>
          ) : (
            <Icon name={suggestion.icon} />
          )}
          <span className="searchBox-words">{suggestion.label}</span>
          {suggestion.priceText && <b className="type-tabular">{suggestion.priceText}</b>}
        </li>
      ))}
    </ul>
  );
}
