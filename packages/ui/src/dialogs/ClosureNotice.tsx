import type { ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Cloth } from '../cloth/Cloth.tsx';
import { fieldOf } from '../cloth/swatch.ts';
import { withShortNames } from '../stylesheets/withShortNames.ts';
import { closureNoticeStyles } from './ClosureNotice.styles.ts';
import { CLOSURE_SEEN_KEY, closureScript } from './closureScript.ts';

const AS_NOTE = withShortNames(closureNoticeStyles.join('').replace(/\s+/g, ' '));

interface ClosureNoticeProps {
  title: string;
  body: string;
  laterText: string;
  downloadText: string;
  /** Certificates of the learner. */
  downloadHref: string;
  /** That of the page's content security policy. */
  nonce?: string | undefined;
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
  nonce,
}: ClosureNoticeProps): ReactElement {
  return (
    <>
      <dialog id="closure" className="dialog closureNotice" aria-labelledby="closure-title" suppressHydrationWarning>
        <div className="dialog-panel closureNotice-panel">
          <div className="dialog-art closureNotice-art">
            <Cloth thumbnail={fieldOf('truntum', 1.04)} fixedScale />
          </div>
          <div className="dialog-body">
            <h2 className="type-h2" id="closure-title">
              {title}
            </h2>
            <p>{body}</p>
          </div>
          <div className="dialog-foot">
            <form method="dialog" className="closureNotice-later">
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
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: closureScript(CLOSURE_SEEN_KEY) }} />
      <noscript>
        <style>{AS_NOTE}</style>
      </noscript>
    </>
  );
}
