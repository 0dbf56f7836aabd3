'use client';
import { failureOfMessage, type Form, type FormValues } from '@suluh/domain/validation';
import { errorText } from '@suluh/i18n-id/errors';
import { ruleText } from '@suluh/i18n-id/validation';
import { useEffect, useState } from 'react';
import { useForm, type FieldErrors, type Path } from 'react-hook-form';
import { ruleResolver } from './ruleResolver.ts';
import type { Submitted } from './submitted.ts';

/**
 * A form that is read by rules: errors show once a field was touched, the first one only, and a refusal of the server
 * hides when something is changed (docs/product/validation.md#form-fields). There are no default values, so that what
 * was typed before the page was ready stays.
 */
export function useRuleForm<F extends Form>(
  fields: F,
  send: (values: FormValues<F>) => Promise<Submitted>,
  onDone: (values: FormValues<F>) => void,
) {
  const form = useForm<FormValues<F>>({ resolver: ruleResolver(fields), mode: 'onTouched' });
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
    if (result.kind === 'refused') return setProblem(result.failure.message || errorText.noConnection);
    setDone(true); // busy until the next page is there
    onDone(values);
  });
  const errorOf = (name: Path<FormValues<F>>): string | null => {
    const isTouched = (form.formState.touchedFields as Partial<Record<string, boolean>>)[name] === true;
    if (!isTouched && !form.formState.isSubmitted) return null;
    const error = (form.formState.errors as FieldErrors<Record<string, unknown>>)[name];
    return ruleText(failureOfMessage(typeof error?.message === 'string' ? error.message : null)) || null;
  };
  return { ...form, onSubmit, problem, errorOf, busy: form.formState.isSubmitting || done };
}
