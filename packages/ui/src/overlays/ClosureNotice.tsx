import type { ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Cloth } from '../cloth/Cloth.tsx';
import { fieldOf } from '../cloth/swatch.ts';
import { CLOSURE_AS_NOTE, CLOSURE_SEEN_KEY, closureScript } from './closureScript.ts';

interface ClosureNoticeProps {
  title: string;
  body: string;
  laterText: string;
  downloadText: string;
  /** Certificates of the learner. */
  downloadHref: string;
}

/**
 * The closure notice, whole in the page's HTML: a script of a few lines opens it above everything on the first page of
 * a browser tab, before anything is painted, and gives the focus to the page's heading when it is closed. Without
 * JavaScript it stands in the page as a note. Not for pages of checkout, payment or a lesson
 * (docs/product/closure.md#notice; R1).
 */
export function ClosureNotice({
  title,
  body,
  laterText,
  downloadText,
  downloadHref,
}: ClosureNoticeProps): ReactElement {
  return (
    <>
      <dialog id="closure" className="modal closure" aria-labelledby="closure-title" suppressHydrationWarning>
        <div className="dlg">
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
            <form method="dialog" className="closure-later">
              <button type="submit" className={buttonClass({ kind: 'line', block: true })}>
                {laterText}
              </button>
            </form>
            <ButtonLink kind="flame" icon="download-bold" href={downloadHref}>
              {downloadText}
            </ButtonLink>
          </div>
        </div>
      </dialog>
      <script dangerouslySetInnerHTML={{ __html: closureScript(CLOSURE_SEEN_KEY) }} />
      <noscript>
        <style>{CLOSURE_AS_NOTE}</style>
      </noscript>
    </>
  );
}
