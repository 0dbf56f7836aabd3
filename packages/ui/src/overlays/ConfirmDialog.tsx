'use client';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import type { ButtonKind } from '../buttons/buttonClass.ts';
import { Cloth } from '../cloth/Cloth.tsx';
import type { MotifName } from '../cloth/motifs.ts';
import { fieldOf } from '../cloth/swatch.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  body?: string | undefined;
  /** Band of cloth above the words. */
  art?: MotifName;
  /** Petal with an icon above the words. */
  icon?: IconName;
  /** More content below the body: a course, a form. */
  children?: ReactNode;
  confirmText: string;
  confirmKind?: ButtonKind;
  confirmDisabled?: boolean;
  loading?: boolean;
  onConfirm: () => void;
  /** Left button; without it there is one button. */
  cancelText?: string;
  cancelKind?: ButtonKind;
  /** Cancel button; closing by other ways does the same unless `onClose` is given. */
  onCancel: () => void;
  /** Buttons below each other, the action first. */
  stacked?: boolean;
  closeButton?: boolean;
  closeOutside?: boolean;
}

/** Question with at most two equal buttons, cancel left and action right (docs/look.md#components). */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const {
    open,
    title,
    body,
    art,
    icon,
    children,
    confirmText,
    confirmKind = 'primary',
    confirmDisabled = false,
    loading = false,
  } = props;
  const {
    onConfirm,
    cancelText,
    cancelKind = 'line',
    onCancel,
    stacked = false,
    closeButton = false,
    closeOutside = true,
  } = props;
  const headingId = useId();
  const cancel = cancelText && (
    <Button kind={cancelKind} onClick={onCancel}>
      {cancelText}
    </Button>
  );
  return (
    <Modal open={open} onClose={onCancel} labelledBy={headingId} closeOutside={closeOutside} closable={closeButton}>
      {closeButton && <CloseButton className="dlg-x" />}
      {art && (
        <div className="dlg-art">
          <Cloth thumbnail={fieldOf(art, 1.04)} fixedScale />
        </div>
      )}
      <div className="dlg-b">
        {icon && (
          <div className="dlg-ic">
            <Icon name={icon} size={32} />
          </div>
        )}
        <h2 className="h3" id={headingId}>
          {title}
        </h2>
        {body && <p>{body}</p>}
        {children}
      </div>
      <div className={stacked ? 'dlg-f dlg-f-stack' : 'dlg-f'}>
        {!stacked && cancel}
        <Button kind={confirmKind} disabled={confirmDisabled} loading={loading} onClick={onConfirm}>
          {confirmText}
        </Button>
        {stacked && cancel}
      </div>
    </Modal>
  );
}
