'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { LeaveGuard } from './LeaveGuard.tsx';

interface FormLeaveGuardProps {
  /** Where a script sends the form: whether it does so now, or has and leads on. A plain form is let go when it is sent. */
  isSending?: boolean;
}

/** Whether somebody typed into a form, or ticked, before its guard was there. */
const isTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
      : field instanceof HTMLTextAreaElement && field.value !== field.defaultValue,
  );

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
