'use client';
import { useId, type ReactElement } from 'react';
import { emailVerificationText } from '@suluh/i18n-id/dialogs';
import { otpFieldText } from '@suluh/i18n-id/fields';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { OtpField } from '../forms/OtpField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

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
      <CloseButton className="dlg-x" />
      <div className="dlg-b">
        <h2 className="h3" id={headingId}>
          {emailVerificationText.title}
        </h2>
        <p>{emailVerificationText.body}</p>
        <div className="dlg-field">
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
      <div className="dlg-f">
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
      <div className="dlg-bk">
        <IconButton icon="back" label={emailVerificationText.back} onClick={onBack} />
      </div>
      <div className="dlg-b dlg-b-close">
        <h2 className="h3" id={headingId}>
          {emailVerificationText.enterCode}
        </h2>
        <p>
          {emailVerificationText.sentTo} <b>{email}</b>
        </p>
        <div className="dlg-field">
          <OtpField
            value={code}
            onChange={onCodeChange}
            label={otpFieldText.label}
            boxLabel={otpFieldText.box}
            error={error}
          />
        </div>
        {resendSeconds > 0 ? (
          <p className="small">
            {resendMessage ?? emailVerificationText.resendIn}{' '}
            <b className="tnum">{emailVerificationText.seconds(resendSeconds)}</b>
          </p>
        ) : (
          <Button kind="plain" size="small" onClick={onSend}>
            {emailVerificationText.resend}
          </Button>
        )}
      </div>
      <div className="dlg-f">
        <Button disabled={code.some((digit) => digit === '')} loading={loading} onClick={onVerify}>
          {emailVerificationText.verify}
        </Button>
      </div>
    </>
  );
}
