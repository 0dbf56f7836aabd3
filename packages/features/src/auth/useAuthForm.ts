'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { failureOfMessage } from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';
import { useEffect, useState } from 'react';
import { useForm, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import type { Submitted } from './submit.ts';

/**
 * A form of the sign-in area: errors show once a field was touched, the first one only, and a refusal of the server
 * hides when something is changed (docs/product/validation.md#form-fields). There are no default values, so that what
 * was typed before the page was ready stays.
 */
export function useAuthForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  send: (values: Values) => Promise<Submitted>,
  onDone: (values: Values) => void,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), mode: 'onTouched' });
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const { watch, handleSubmit } = form;
  useEffect(() => {
    const subscription = watch(() => setProblem(null));
    return () => subscription.unsubscribe();
  }, [watch]);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setDone(false); // the back button shows the page as it was left
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const onSubmit = handleSubmit(async (values) => {
    setProblem(null);
    const result = await send(values);
    if (result.kind === 'refused') return setProblem(result.message);
    setDone(true); // busy until the next page is there
    onDone(values);
  });
  const errorOf = (name: Path<Values>): string | null => {
    const isTouched = (form.formState.touchedFields as Partial<Record<string, boolean>>)[name] === true;
    if (!isTouched && !form.formState.isSubmitted) return null;
    const error = (form.formState.errors as FieldErrors<Record<string, unknown>>)[name];
    return ruleText(failureOfMessage(typeof error?.message === 'string' ? error.message : null)) || null;
  };
  return { ...form, onSubmit, problem, errorOf, busy: form.formState.isSubmitting || done };
}
