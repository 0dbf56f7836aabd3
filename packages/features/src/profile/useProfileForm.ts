'use client';
import { chosenDateText, type ChosenDate } from '@suluh/domain/date-picker';
import { failureMessage, failureOfMessage, profileFailure, type ProfileField } from '@suluh/domain/validation';
import { profileText } from '@suluh/i18n-id/account';
import { errorText } from '@suluh/i18n-id/errors';
import { ruleText } from '@suluh/i18n-id/validation';
import { sessionChanged } from '@suluh/session/browser';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApiClient } from '../parts/api-client/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';
import { editProfile } from './calls.ts';
import type { ProfileDraft } from './typed.ts';

type Values = Record<ProfileField, string>;

const trimmed = (value: unknown): string => String(value ?? '').trim();

/** The first broken rule of a field, as react-hook-form takes it. */
function firstFailureText(field: ProfileField, value: string | undefined): string | true {
  const failure = profileFailure(field, trimmed(value));
  return failure === null ? true : failureMessage(failure);
}

const NO_DATE: ChosenDate = { day: null, month: null, year: null };

/**
 * The profile form: errors show once a field was touched, and a refusal of the server hides when something is changed
 * (docs/product/validation.md#form-fields). Fields begin with what the page was rendered with. `refused` is what was wrong
 * with that before JavaScript, said of each field until it is changed or sent.
 */
export function useProfileForm(birthDate: ChosenDate | null, refused: ProfileDraft['errors'] | null) {
  const tenant = useTenant();
  const api = useApiClient();
  const router = useRouter();
  const form = useForm<Values>({ mode: 'onTouched' });
  const [date, setDate] = useState(birthDate ?? NO_DATE);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [changed, setChanged] = useState<readonly ProfileField[]>([]);
  const { watch, setValue, setError, formState } = form;
  const register = (field: ProfileField) =>
    form.register(field, { setValueAs: trimmed, validate: (value) => firstFailureText(field, value) });
  register('birthDate'); // three selects speak for it
  useEffect(() => setValue('birthDate', chosenDateText(date)), [date, setValue]);
  const noteChange = (field: ProfileField) =>
    setChanged((known) => (known.includes(field) ? known : [...known, field]));
  useEffect(() => {
    const subscription = watch((_values, { name, type }) => {
      setRefusal(null);
      if (name && type === 'change') noteChange(name);
    });
    return () => subscription.unsubscribe();
  }, [watch]);

  async function send(body: Values): Promise<void> {
    const { data, error: failure } = await editProfile(api, body);
    if (failure?.code === 401) setLeaving(true); // to log in, and not away from what was typed
    if (leadsToLogin(failure, tenant)) return;
    if (data) {
      form.reset(body, { keepValues: true, keepSubmitCount: true });
      sessionChanged();
      router.refresh(); // the account column says the name too
      return showToast({ text: profileText.saved, tone: 'success' });
    }
    const named = failure?.errors ?? [];
    for (const { field, message } of named) setError(field as ProfileField, { message });
    if (named.length === 0) setRefusal(failure?.message || errorText.noConnection);
  }

  function changeDate(next: ChosenDate): void {
    setDate(next);
    noteChange('birthDate');
    const isWhole = next.day !== null && next.month !== null && next.year !== null;
    setValue('birthDate', chosenDateText(next), {
      shouldDirty: true,
      shouldValidate: isWhole || formState.isSubmitted,
    });
  }

  const refusedAt = (field: ProfileField): string | null =>
    formState.submitCount === 0 && !changed.includes(field) ? (refused?.[field] ?? null) : null;
  const errorOf = (field: ProfileField): string | null =>
    ruleText(failureOfMessage(formState.errors[field]?.message ?? null)) || refusedAt(field);
  return {
    register,
    onSubmit: form.handleSubmit(send),
    errorOf,
    refusal,
    date,
    changeDate,
    busy: formState.isSubmitting,
    /** Something was typed that is not saved. */
    isChanged: Object.keys(formState.dirtyFields).length > 0 && !formState.isSubmitting && !isLeaving,
    wasSent: formState.submitCount > 0,
  };
}
