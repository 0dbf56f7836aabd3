'use client';
import { apiPath } from '@suluh/domain/address';
import { TOAST_MS } from '@suluh/domain/toast';
import { errorText } from '@suluh/i18n-id/errors';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { Button } from '@suluh/ui/buttons/Button';
import type { ButtonKind } from '@suluh/ui/buttons/buttonClass.ts';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { PostedFields } from '../../parts/posted-fields/index.ts';
import { leadsToLogin, useTenant } from '../../parts/tenant/index.ts';
import { startTest } from '../calls.ts';
import { useRoom } from '../room/RoomProvider.tsx';

interface StartFormProps {
  /** As the address names it. */
  course: string;
  testId: number;
  kind: ButtonKind;
  children: ReactNode;
}

/** Begins a test; before its class has begun a toast says so (docs/product/schedule.md). A form before JavaScript. */
export function StartForm({ course, testId, kind, children }: StartFormProps): ReactElement {
  const tenant = useTenant();
  const { refresh } = useRoom();
  const [busy, setBusy] = useState(false);
  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { error } = await startTest(browserApi(tenant.routes), { course, test: testId });
    if (leadsToLogin(error, tenant)) return;
    if (!error) return refresh(); // the page shows the open try
    setBusy(false);
    const text =
      error.status === 'TEST_NOT_STARTED' ? myCourseText.testNotStarted : error.message || errorText.noConnection;
    showToast({ text, tone: 'error', durationMs: TOAST_MS.testAccess });
  }
  return (
    <form method="post" action={apiPath(tenant.routes, '/api/form/test-start')} onSubmit={(event) => void start(event)}>
      <PostedFields values={{ course, test: testId }} />
      <Button type="submit" kind={kind} loading={busy}>
        {children}
      </Button>
    </form>
  );
}
