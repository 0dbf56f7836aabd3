'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { LateLeaveGuard } from './LateLeaveGuard.tsx';

/** Guards the plain form it stands in from its first change until it is sent (docs/product/dialogs.md#leaving). */
export function FormLeaveGuard(): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    const change = () => setChanged(true);
    const send = ({ defaultPrevented }: Event) => setChanged((was) => was && defaultPrevented);
    form?.addEventListener('input', change);
    form?.addEventListener('submit', send);
    return () => {
      form?.removeEventListener('input', change);
      form?.removeEventListener('submit', send);
    };
  }, []);
  return (
    <>
      <span ref={place} hidden />
      <LateLeaveGuard guarded={isChanged} />
    </>
  );
}
