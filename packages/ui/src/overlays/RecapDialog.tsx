'use client';
import { useId, type ReactElement, type ReactNode } from 'react';
import { recapText } from '@suluh/i18n-id/recap';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

interface RecapDialogProps {
  open: boolean;
  /** The recap image; null when the learner has no courses. */
  children: ReactNode | null;
  /** False until the rendered image was uploaded (docs/product/recap.md#page). */
  ready: boolean;
  /** Where 'Cari Kursus' leads. */
  findCourseHref: string;
  onDownload: () => void;
  onShare: () => void;
  onClose: () => void;
}

/** Learning recap: the image with Download and Share, or the empty state (docs/product/recap.md). */
export function RecapDialog({
  open,
  children,
  ready,
  findCourseHref,
  onDownload,
  onShare,
  onClose,
}: RecapDialogProps): ReactElement {
  const headingId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={headingId} closable wide>
      <CloseButton className="dlg-x" />
      <div className="dlg-b dlg-b-end">
        <h2 className="h3" id={headingId}>
          {recapText.title}
        </h2>
        <div className="dlg-field">
          {children ?? (
            <EmptyState
              headingLevel={3}
              title={recapText.emptyTitle}
              action={<ButtonLink href={findCourseHref}>{recapText.findCourse}</ButtonLink>}
            />
          )}
        </div>
      </div>
      {children && (
        <div className="dlg-f">
          <Button kind="line" icon="share" loading={!ready} onClick={onShare}>
            {recapText.share}
          </Button>
          <Button icon="download" loading={!ready} onClick={onDownload}>
            {recapText.download}
          </Button>
        </div>
      )}
    </Modal>
  );
}
