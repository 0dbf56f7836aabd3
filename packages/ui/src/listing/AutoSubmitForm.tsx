'use client';
import { useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';

interface AutoSubmitFormProps {
  /** Page the form leads to; also the address without JavaScript. */
  action: string;
  /** Query parameters that stay, such as the search word. */
  hidden?: readonly { name: string; value: string }[];
  /** Client navigation; without it the browser loads the address. */
  onNavigate?: (url: string) => void;
  /** Off: only the submit button applies, as in the mobile sheet with its temporary values. */
  submitOnChange?: boolean;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** Address of a GET form with empty values left out (specification section 7: params are stripped when empty). */
export function formUrl(form: HTMLFormElement, action: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  const query = params.toString();
  return query === '' ? action : `${action}?${query}`;
}

/** GET form that applies each change at once. Typed values apply on blur or Enter (specification section 5, age filter). */
export function AutoSubmitForm(props: AutoSubmitFormProps): ReactElement {
  const { action, hidden = [], onNavigate, submitOnChange = true, className, id, children } = props;
  const form = useRef<HTMLFormElement>(null);
  function handleChange(event: FormEvent<HTMLFormElement>): void {
    const target = event.target;
    const typed = target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
    if (submitOnChange && !typed) form.current?.requestSubmit();
  }
  function handleBlur(event: FormEvent<HTMLFormElement>): void {
    const target = event.target;
    if (!submitOnChange || !(target instanceof HTMLInputElement) || target.type === 'checkbox' || target.type === 'radio') return;
    if (target.value !== target.defaultValue) form.current?.requestSubmit();
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const url = formUrl(event.currentTarget, action);
    if (onNavigate) onNavigate(url);
    else window.location.assign(url);
  }
  return (
    <form ref={form} id={id} className={className} action={action} method="get" onChange={handleChange} onBlur={handleBlur} onSubmit={handleSubmit}>
      {hidden.map((field) => (
        <input key={`${field.name}=${field.value}`} type="hidden" name={field.name} value={field.value} />
      ))}
      {children}
    </form>
  );
}
