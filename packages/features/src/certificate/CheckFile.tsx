'use client';
import { certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { Note } from '@suluh/ui/feedback/Note';
import { useId, useState, type ChangeEvent, type ReactElement } from 'react';

/** SHA-256 of a file in hexadecimal, computed on the device. */
async function sumOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Verdict = 'same' | 'former' | 'changed' | 'unreadable';

const TONE = { same: 'success', former: 'warning', changed: 'error', unreadable: 'error' } as const;

/**
 * Compares a PDF with those that were handed out: a letter that was changed changes its sum. The file stays on the device
 * (docs/product/certificate.md#words). @param sums of the files that were
 * handed out; @param formerSums of those with a name that was corrected since
 */
export function CheckFile({
  sums,
  formerSums,
}: {
  sums: readonly string[];
  formerSums: readonly string[];
}): ReactElement {
  const id = useId();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  async function check({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return setVerdict(null);
    try {
      const sum = await sumOf(file);
      setVerdict(sums.includes(sum) ? 'same' : formerSums.includes(sum) ? 'former' : 'changed');
    } catch {
      setVerdict('unreadable'); // the file went away, or the page has no secure origin
    }
  }
  return (
    <div className="certificateCard-file">
      <label htmlFor={id}>
        <b>{TEXTS.file.title}</b>
        <span className="type-small type-muted">{TEXTS.file.lead}</span>
      </label>
      <input id={id} type="file" accept="application/pdf" onChange={(event) => void check(event)} />
      <div aria-live="polite">
        {verdict && (
          <Note tone={TONE[verdict]}>
            <b>{TEXTS.file[verdict]}</b>
          </Note>
        )}
      </div>
    </div>
  );
}
