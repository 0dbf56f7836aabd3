'use client';
import type { ApiFailure } from '@suluh/api/client';
import type { LearningInterest } from '@suluh/api/types';
import { preselected, saveInterests, sortedNames, toggleInterest } from '@suluh/domain/interest';
import { TOAST_MS } from '@suluh/domain/toast';
import { errorText } from '@suluh/i18n-id/errors';
import { interestText } from '@suluh/i18n-id/interest';
import { ruleText } from '@suluh/i18n-id/validation';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { Suspense, useCallback, useEffect, useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { interestsSaved } from '../parts/interests/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';

const Dialog = lazyDialog(() => import('./LearningInterestDialog.tsx').then((module) => module.LearningInterestDialog));

/**
 * The learning-interest dialog: loads, pre-checks what was chosen, saves 1 to 3 (docs/product/session.md;
 * docs/product/interest.md#dialog).
 */
export function LearningInterests(): ReactElement | null {
  const tenant = useTenant();
  const api = useApiClient();
  const [interests, setInterests] = useState<readonly LearningInterest[] | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);

  const refuse = useCallback(
    ({ code, message }: ApiFailure): void => {
      if (leadsToLogin({ code }, tenant)) return;
      showToast({ text: message || errorText.noConnection, tone: 'error' });
    },
    [tenant],
  );

  useEffect(() => {
    let isCurrent = true;
    void api.GET('/api/learning-interest').then(({ data, error }) => {
      if (!isCurrent) return;
      if (!data) return refuse(error);
      setInterests(data.data);
      setChosen(preselected(data.data));
    });
    return () => void (isCurrent = false);
  }, [api, refuse]);

  function toggle(name: string): void {
    const result = toggleInterest(chosen, name);
    if (result.kind === 'changed') setChosen(result.chosen);
    else showToast({ text: ruleText(result), tone: 'error', durationMs: TOAST_MS.interestLimit });
  }

  async function save(): Promise<void> {
    const wanted = saveInterests(chosen);
    if (wanted.kind === 'refused')
      return showToast({ text: ruleText(wanted), tone: 'error', durationMs: TOAST_MS.interestMinimum });
    setBusy(true);
    const { data, error } = await api.POST('/api/learning-interest', { body: { interest: [...wanted.interest] } });
    setBusy(false);
    if (!data) return refuse(error);
    setOpen(false);
    showToast({ text: interestText.saved, tone: 'success' });
    interestsSaved();
  }

  if (interests === null) return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        open={open}
        interests={sortedNames(interests)}
        chosen={chosen}
        loading={busy}
        onToggle={toggle}
        onSave={() => void save()}
        onDismiss={() => setOpen(false)}
      />
    </Suspense>
  );
}
