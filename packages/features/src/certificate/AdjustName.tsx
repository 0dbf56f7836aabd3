'use client';
import type { Certificate } from '@suluh/api/types';
import { certificateNameSchema, failureOfMessage, fieldFailures } from '@suluh/domain/validation';
import { certificateText } from '@suluh/i18n-id/certificate';
import { ruleText } from '@suluh/i18n-id/validation';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';
import { CertificateNameDialog } from './CertificateNameDialog.tsx';
import { adjustName } from './calls.ts';

interface AdjustNameProps {
  open: boolean;
  certificate: Certificate;
  onClose: () => void;
  /** The name was adjusted, now or before by another window. */
  onAdjusted: () => void;
}

/** The certificate name adjustment dialog (docs/product/dialogs.md). Loaded when it is first opened. */
export function AdjustName({ open, certificate, onClose, onAdjusted }: AdjustNameProps): ReactElement {
  const tenant = useTenant();
  const api = useApiClient();
  const [name, setName] = useState(certificate.fullname);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  function change(typed: string): void {
    setName(typed);
    setProblem(null); // docs/product/validation.md#form-fields: errors hide once the field changed
  }
  async function save(): Promise<void> {
    const { data: body, error: broken } = certificateNameSchema.safeParse({ fullname: name });
    if (broken) return setProblem(ruleText(failureOfMessage(fieldFailures(broken).fullname ?? null)));
    setBusy(true);
    const { data, error: failure } = await adjustName(api, { id: certificate.id, ...body });
    setBusy(false);
    if (leadsToLogin(failure, tenant)) return;
    if (!data) return setProblem(failure?.message ?? '');
    const told = data.data.requestedName === null ? certificateText.nameAdjusted : certificateText.nameRequested;
    showToast({ text: told, tone: 'success' });
    onClose();
    onAdjusted();
  }
  return (
    <CertificateNameDialog
      open={open}
      name={name}
      error={problem}
      loading={busy}
      onNameChange={change}
      onSave={() => void save()}
      onCancel={onClose}
    />
  );
}
