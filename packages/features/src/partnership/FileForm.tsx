'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import { IMAGE_MIME_TYPES, PDF_MIME_TYPE } from '@suluh/domain/file';
import { withQuery } from '@suluh/domain/query';
import { TOAST_MS } from '@suluh/domain/toast';
import { errorText } from '@suluh/i18n-id/errors';
import { partnershipFormText as words } from '@suluh/i18n-id/partner';
import { ruleText } from '@suluh/i18n-id/validation';
import { Button } from '@suluh/ui/buttons/Button';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { useRouter } from 'next/navigation';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { loginFromHere, useTenant } from '../parts/tenant/index.ts';
import { addFile } from './calls.ts';
import { fileFailure } from './fileFailure.ts';

const FIELD = 'berkas';

/** Adds a picture or a PDF to an application, one at a time; a wrong one says why at once. Works before JavaScript. */
export function FileForm({ id }: { id: number }): ReactElement {
  const tenant = useTenant();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const here = pathTo(tenant.routes, 'partnershipApplication');
  async function check(chosen: File | null): Promise<boolean> {
    setFile(chosen);
    const failure = await fileFailure(chosen);
    setProblem(failure && ruleText(failure));
    return failure === null;
  }
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy || !(await check(file)) || !file) return;
    setBusy(true);
    const { data, error } = await addFile(browserApi(tenant.routes), { id }, file);
    setBusy(false);
    if (error?.code === 401) return window.location.assign(loginFromHere(tenant));
    if (!data) return setProblem(error.code === 409 ? words.filesFull : error.message || errorText.noConnection);
    form.reset();
    setFile(null);
    showToast({ text: words.fileAdded, tone: 'success', durationMs: TOAST_MS.promoError });
    router.refresh(); // the list above counts it
  }
  return (
    <form
      className="partnership-form"
      method="post"
      encType="multipart/form-data"
      action={withQuery(apiPath(tenant.routes, '/api/form/partnership-file'), { redirectTo: here })} // a file that is too large is not read
      onSubmit={(event) => void send(event)}
    >
      <h3 className="type-h3">{words.fileTitle}</h3>
      <PostedFields values={{ id, redirectTo: here }} />
      <label htmlFor={FIELD}>{words.file}</label>
      <input
        id={FIELD}
        name="file"
        type="file"
        accept={[...IMAGE_MIME_TYPES, PDF_MIME_TYPE].join(',')}
        aria-describedby={`${FIELD}-help`}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => void check(event.target.files?.[0] ?? null)}
      />
      <div id={`${FIELD}-help`} role="status">
        <FieldMessage {...(problem ? { tone: 'error' } : {})}>{problem ?? words.fileHelp}</FieldMessage>
      </div>
      <Button type="submit" kind="line" loading={busy}>
        {words.fileSend}
      </Button>
    </form>
  );
}
