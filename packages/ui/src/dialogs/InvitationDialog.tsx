'use client';
import { useId, type ReactElement } from 'react';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Cloth } from '../cloth/Cloth.tsx';
import type { MotifName } from '../cloth/motifs.ts';
import { fieldOf } from '../cloth/swatch.ts';
import { pictureSource } from '../pictures/pictureAddress.ts';
import { productMarkInstead } from '../pictures/productMark.ts';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

interface InvitationDialogProps {
  open: boolean;
  title: string;
  body?: string;
  /** Picture in place of the cloth band; the product's mark stands in for a failing one (docs/product/errors.md). */
  imageUrl?: string | null;
  motif: MotifName;
  actionText: string;
  actionHref: string;
  /** 'Nanti Saja'; without it only the close button dismisses. */
  laterText?: string;
  onDismiss: () => void;
}

/**
 * Popups that invite: promo, survey, bundle start, rating reminder (docs/product/dialogs.md;
 * docs/look.md#other-screens, Popups).
 */
export function InvitationDialog(props: InvitationDialogProps): ReactElement {
  const { open, title, body, imageUrl, motif, actionText, actionHref, laterText, onDismiss } = props;
  const headingId = useId();
  return (
    <Modal open={open} onClose={onDismiss} labelledBy={headingId}>
      <CloseButton className="dialog-close invitationDialog-close" />
      <div className={imageUrl ? 'dialog-art invitationDialog-tallArt' : 'dialog-art'}>
        <Cloth thumbnail={fieldOf(motif, 1.04)} fixedScale />
        {imageUrl && (
          <img
            className="invitationDialog-picture"
            {...pictureSource(imageUrl, 'banner')}
            alt=""
            {...productMarkInstead}
          />
        )}
      </div>
      <div className="dialog-body">
        <h2 className="type-h3" id={headingId}>
          {title}
        </h2>
        {body && <p>{body}</p>}
      </div>
      <div className="dialog-foot">
        {laterText && (
          <Button kind="line" onClick={onDismiss}>
            {laterText}
          </Button>
        )}
        <ButtonLink kind="flame" href={actionHref} onClick={onDismiss}>
          {actionText}
        </ButtonLink>
      </div>
    </Modal>
  );
}
