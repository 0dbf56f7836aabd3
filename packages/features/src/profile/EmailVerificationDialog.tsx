'use client';
import { useId, type ReactElement } from 'react';
import { emailVerificationText } from '@suluh/i18n-id/dialogs';
import { otpFieldText } from '@suluh/i18n-id/fields';
import { Button } from '@suluh/ui/buttons/Button';
import { IconButton } from '@suluh/ui/buttons/IconButton';
import { OtpField } from '@suluh/ui/forms/OtpField';
import { TextField } from '@suluh/ui/forms/TextField';
import { CloseButton } from '@suluh/ui/dialogs/CloseButton';
import { Modal } from '@suluh/ui/dialogs/Modal';

interface EmailVerificationDialogProps {
  open: boolean;
  email: string;
  /** 1 shows the address, 2 the code. */
  step: 1 | 2;
  code: readonly string[];
  /** Seconds until the code can be sent again; 0 shows 'Kirim Ulang'. */
  resendSeconds: number;
  /** Stands for the words before the countdown: the server's message after a 409. */
  resendMessage: string | null;
  /** Step 1: send-code error. Step 2: error of the code. */
  error: string | null;
  loading: boolean;
  onCodeChange: (code: string[]) => void;
  onSend: () => void;
  onVerify: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** 'Lengkapi Profil' in two steps (docs/product/account.md#e-mail-verification). */
export function EmailVerificationDialog(props: EmailVerificationDialogProps): ReactElement {
  const { open, step, onClose } = props;
  const headingId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={headingId} closeOutside={false} closable={step === 1}>
      {step === 1 ? <AddressStep {...props} headingId={headingId} /> : <CodeStep {...props} headingId={headingId} />}
    </Modal>
  );
}

type StepProps = EmailVerificationDialogProps & { headingId: string };

function AddressStep({ headingId, email, error, loading, onSend, onClose }: StepProps): ReactElement {
  return (
    <>
      <CloseButton className="dialog-close" />
      <div className="dialog-body">
        <h2 className="type-h3" id={headingId}>
          {emailVerificationText.title}
        </h2>
        <p>{emailVerificationText.body}</p>
        <div className="dialog-field">
          <TextField
            name="verify-email"
            label={emailVerificationText.email}
            icon="envelope"
            value={email}
            readOnly
            disabled
            verified={false}
            error={error}
          />
        </div>
      </div>
      <div className="dialog-foot">
        <Button kind="plain" onClick={onClose}>
          {emailVerificationText.later}
        </Button>
        <Button loading={loading} onClick={onSend}>
          {emailVerificationText.verify}
        </Button>
      </div>
    </>
  );
}

function CodeStep(props: StepProps): ReactElement {
  const {
    headingId,
    email,
    code,
    resendSeconds,
    resendMessage,
    error,
    loading,
    onCodeChange,
    onSend,
    onVerify,
    onBack,
  } = props;
  return (
    <>
      <div className="dialog-back">
        <IconButton icon="back" label={emailVerificationText.back} onClick={onBack} />
      </div>
      <div className="dialog-body dialog-nearBody">
        <h2 className="type-h3" id={headingId}>
          {emailVerificationText.enterCode}
        </h2>
        <p>
          {emailVerificationText.sentTo} <b>{email}</b>
        </p>
        <div className="dialog-field">
          <OtpField
            value={code}
            onChange={onCodeChange}
            label={otpFieldText.label}
            boxLabel={otpFieldText.box}
            error={error}
          />
        </div>
        {resendSeconds > 0 ? (
          <p className="type-small">
            {resendMessage ?? emailVerificationText.resendIn}{' '}
            <b className="type-tabular">{emailVerificationText.seconds(resendSeconds)}</b>
          </p>
        ) : (
          <Button kind="plain" size="small" onClick={onSend}>
            {emailVerificationText.resend}
          </Button>
        )}
      </div>
      <div className="dialog-foot">
        <Button loading={loading} onClick={onVerify}>
          {emailVerificationText.verify}
        </Button>
      </div>
    </>
  );
}
