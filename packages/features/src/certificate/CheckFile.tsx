'use client';
import { certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import { useId, useState, type ChangeEvent, type ReactElement, type ReactNode } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { CheckResult } from './CheckResult.tsx';
import type { FileCheck } from './readFile.ts';
import { UnknownNumber } from './UnknownNumber.tsx';

interface CheckFileProps {
  /** Number of the page; empty when none was typed. */
  typed: string;
  /** What the check of that number found; gives way to what a file says. */
  children: ReactNode;
}

function Found({ found }: { found: FileCheck }): ReactElement {
  const { routes } = useTenant();
  switch (found.kind) {
    case 'checked':
      return <CheckResult certificate={found.certificate} routes={routes} file={found.verdict} />;
    case 'unknown':
      return <UnknownNumber />;
    case 'failed':
      return (
        <Note tone="error" alert>
          {found.message}
        </Note>
      );
    default:
      return (
        <Note tone="error" alert>
          {TEXTS.file[found.kind]}
        </Note>
      );
  }
}

/**
 * Compares a PDF with those that were handed out: a letter that was changed changes its sum. The file stays on the device
 * (docs/product/certificate.md#check).
 */
export function CheckFile({ typed, children }: CheckFileProps): ReactElement {
  const id = useId();
  const api = useApiClient();
  const [found, setFound] = useState<FileCheck | null>(null);
  async function check({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return setFound(null);
    const { checkFile } = await import('./readFile.ts');
    setFound(await checkFile(api, file, typed));
  }
  return (
    <>
      <div className="checkScreen-file">
        <Icon name="pdf" />
        <label htmlFor={id}>
          <b>{TEXTS.file.title}</b>
          <span className="type-small type-muted">{TEXTS.file.lead}</span>
        </label>
        <input id={id} type="file" accept="application/pdf" onChange={(event) => void check(event)} />
        <Icon name="upload" />
      </div>
      <div className="checkScreen-found" aria-live="polite">
        {found ? <Found found={found} /> : children}
      </div>
    </>
  );
}
