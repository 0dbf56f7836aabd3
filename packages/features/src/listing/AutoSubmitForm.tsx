'use client';
import { useLayoutEffect, useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';

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

/** Address of a GET form with empty values left out (docs/product/api.md: params are stripped when empty). */
export function formUrl(form: HTMLFormElement, action: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  const query = params.toString();
  return query === '' ? action : `${action}?${query}`;
}

/** Typed values wait for blur or Enter; everything else applies at once. */
const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';

const isTick = ({ type }: Pick<HTMLInputElement, 'type'>): boolean => type === 'checkbox' || type === 'radio';

/**
 * The control that had the focus, in whatever the form holds now: options that a new answer has drawn anew are other
 * elements.
 */
function sameControl(
  form: HTMLFormElement,
  { name, value, type }: Pick<HTMLInputElement, 'name' | 'value' | 'type'>,
): HTMLElement | undefined {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select')].filter(
    (control) => control.name === name && control.type !== 'hidden',
  );
  return isTick({ type }) ? controls.find((control) => control.value === value) : controls[0];
}

/** How far down the page something stands, wherever the page is scrolled to. */
const onPage = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

interface Applied {
  name: string;
  value: string;
  type: string;
  /** How far down the page it stood. */
  top: number;
  /** What the form held then: another answer holds others. */
  children: ReactNode;
}

/**
 * GET form that applies each change at once. Typed values apply on blur or Enter, and not while one of them is wrong
 * (docs/product/validation.md#age-filter). What was ticked stays where it is when the answer has come, and so does who works
 * by keyboard.
 */
export function AutoSubmitForm(props: AutoSubmitFormProps): ReactElement {
  const { action, hidden = [], onNavigate, submitOnChange = true, className, id, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const applied = useRef<Applied | null>(null);
  useLayoutEffect(() => {
    if (!applied.current || !form.current || applied.current.children === children) return;
    const control = sameControl(form.current, applied.current);
    if (document.activeElement === document.body) control?.focus({ preventScroll: true });
    const moved = control && isTick(applied.current) ? onPage(control) - applied.current.top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' }); // groups above it have other options now
    applied.current = null;
  });
  function apply(target: HTMLInputElement | HTMLSelectElement): void {
    const { name, value, type } = target;
    applied.current = { name, value, type, top: onPage(target), children };
    form.current?.requestSubmit();
  }
  function handleChange(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    if (submitOnChange && !isTyped(target)) apply(target as HTMLInputElement | HTMLSelectElement);
  }
  function handleBlur(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    if (submitOnChange && isTyped(target) && target.value !== target.defaultValue) form.current?.requestSubmit();
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('input:invalid');
    if (wrong) {
      wrong.focus({ preventScroll: true });
      return wrong.scrollIntoView({ block: 'center' }); // clear of the buttons at the foot of a sheet
    }
    const url = formUrl(event.currentTarget, action);
    if (onNavigate) onNavigate(url);
    else window.location.assign(url);
  }
  return (
    <form
      ref={form}
      id={id}
      className={className}
      action={action}
      method="get"
      noValidate
      onChange={handleChange}
      onBlur={handleBlur}
      onSubmit={handleSubmit}
    >
      {hidden.map((field) => (
        <input key={`${field.name}=${field.value}`} type="hidden" name={field.name} value={field.value} />
      ))}
      {children}
    </form>
  );
}
