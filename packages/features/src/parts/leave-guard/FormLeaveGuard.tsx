'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { LeaveGuard } from './LeaveGuard.tsx';

interface FormLeaveGuardProps {
  /** Where a script sends the form: whether it does so now, or has and leads on. A plain form is let go when it is sent. */
  isSending?: boolean;
}

/** Whether a field says something else than it came with; a box says by its tick alone, its value is 'on' without one. */
function isFieldTyped(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Whether somebody typed into a form, or ticked, before its guard was there. */
const isTyped = (form: HTMLFormElement): boolean => [...form.elements].some(isFieldTyped);

/** Guards the form it stands in from its first change until it is sent (docs/product/dialogs.md#leaving). */
export function FormLeaveGuard({ isSending }: FormLeaveGuardProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [isChanged, setChanged] = useState(false);
  const isPlain = isSending === undefined;
  useEffect(() => {
    const form = place.current?.closest('form');
    const change = () => setChanged(true);
    if (form && isTyped(form)) change();
    const send = ({ defaultPrevented }: Event) => isPlain && setChanged((was) => was && defaultPrevented);
    form?.addEventListener('input', change);
    form?.addEventListener('submit', send);
    return () => {
      form?.removeEventListener('input', change);
      form?.removeEventListener('submit', send);
    };
  }, [isPlain]);
  return (
    <>
      <span ref={place} hidden />
      <LeaveGuard guarded={isChanged && !isSending} />
    </>
  );
}
