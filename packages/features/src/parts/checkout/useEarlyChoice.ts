'use client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Takes over what was ticked before JavaScript had loaded: the browser shows it, yet React was never told, and a second
 * tap on a ticked radio button changes nothing. @param take gets the values of the fields called `name` in the form,
 * once.
 */
export function useEarlyChoice(formId: string, name: string, take: (values: string[]) => void): void {
  const read = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) take(new FormData(form).getAll(name).map(String));
  });
  useEffect(() => read(), []);
}
