'use client';
import { useState, type ReactElement } from 'react';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Button } from '../buttons/Button.tsx';
import { Cloth } from '../cloth/Cloth.tsx';
import { fieldOf } from '../cloth/swatch.ts';
import { Modal } from './Modal.tsx';

interface ClosureNoticeProps {
  title: string;
  body: string;
  laterText: string;
  downloadText: string;
  /** Certificates of the learner. */
  downloadHref: string;
}

/** Opens on every app load, above everything (specification section 1, Closure notice). */
export function ClosureNotice({ title, body, laterText, downloadText, downloadHref }: ClosureNoticeProps): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onClose={() => setOpen(false)} labelledBy="closure-title">
      <div className="dlg-art">
        <Cloth thumbnail={fieldOf('truntum', 1.04)} fixedScale />
      </div>
      <div className="dlg-b">
        <h2 className="h2" id="closure-title">
          {title}
        </h2>
        <p>{body}</p>
      </div>
      <div className="dlg-f">
        <Button kind="line" onClick={() => setOpen(false)}>
          {laterText}
        </Button>
        <ButtonLink kind="flame" icon="download-bold" href={downloadHref} onClick={() => setOpen(false)}>
          {downloadText}
        </ButtonLink>
      </div>
    </Modal>
  );
}
