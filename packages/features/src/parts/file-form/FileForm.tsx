'use client';
import type { ApiFailure } from '@suluh/api/client';
import { apiPath } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import type { RuleFailure } from '@suluh/domain/validation';
import { errorText } from '@suluh/i18n-id/errors';
import { ruleText } from '@suluh/i18n-id/validation';
import { Button } from '@suluh/ui/buttons/Button';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { useId, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { LeaveGuard } from '../leave-guard/index.ts';
import { PostedFields } from '../posted-fields/index.ts';
import { leadsToLogin, useTenant } from '../tenant/index.ts';
import { useFileInput } from './useFileInput.ts';

interface FileFormProps {
  className?: string;
  /** Address of the form before JavaScript, and what it posts besides the file. */
  form: `/api/form/${string}`;
  fields: { id: number | string; redirectTo: string };
  /** Kinds the browser's dialog offers. */
  accept: string;
  label: string;
  help: string;
  submit: string;
  kind?: 'line' | 'flame';
  /** Why the server refused the form as it was posted. */
  problem?: string | null;
  /** Why a file cannot be sent; null when it can. */
  check: (file: File | null) => Promise<RuleFailure | null>;
  send: (file: File) => Promise<{ data?: unknown; error?: ApiFailure }>;
  /** The words for a refusal, where the server's do not say it. */
  refusal?: (failure: ApiFailure) => string | undefined;
  onSent: () => void;
  children?: ReactNode;
}

/**
 * Sends one file; a wrong one says why at once, before it is sent. A page with a file chosen and not sent asks before it
 * is left. Works before JavaScript.
 */
export function FileForm(props: FileFormProps): ReactElement {
  const { className, form, fields, accept, label, help, submit, kind = 'line', check, send, refusal, onSent } = props;
  const tenant = useTenant();
  const field = useId();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(props.problem ?? null);
  const [busy, setBusy] = useState(false);
  async function choose(chosen: File | null): Promise<boolean> {
    setFile(chosen);
    const failure = await check(chosen);
    setProblem(failure && ruleText(failure));
    return failure === null;
  }
  const input = useFileInput({ accept, onChosen: (chosen) => void choose(chosen), onRefused: setProblem });
  async function submitFile(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy || !(await choose(file)) || !file) return;
    setBusy(true);
    const { data, error } = await send(file);
    if (leadsToLogin(error, tenant)) return; // and is busy until the page is gone
    setBusy(false);
    if (!data) return setProblem((error && refusal?.(error)) || error?.message || errorText.noConnection);
    element.reset();
    setFile(null);
    onSent();
  }
  return (
    <form
      className={className}
      method="post"
      encType="multipart/form-data"
      action={withQuery(apiPath(tenant.routes, form), { redirectTo: fields.redirectTo })} // a file that is too large is not read
      onSubmit={(event) => void submitFile(event)}
    >
      <LeaveGuard guarded={file !== null && !busy} />
      {props.children}
      <PostedFields values={fields} />
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        name="file"
        type="file"
        accept={accept}
        aria-describedby={`${field}-help`}
        aria-invalid={problem ? true : undefined}
        {...input}
      />
      <div id={`${field}-help`} role="status">
        <FieldMessage {...(problem ? { tone: 'error' } : {})}>{problem ?? help}</FieldMessage>
      </div>
      <Button type="submit" kind={kind} loading={busy}>
        {submit}
      </Button>
    </form>
  );
}
