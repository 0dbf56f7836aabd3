'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import { controlText } from '@suluh/i18n-id/control';
import { referralText } from '@suluh/i18n-id/referral';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import type { ReactElement } from 'react';
import { ShareLink } from '../parts/share/index.ts';

interface CodeCardProps {
  code: string;
  /** Registration with the code, as a full address. */
  url: string;
}

/** The code as it is read aloud, copied and sent on; before JavaScript it is read, and sent by WhatsApp. */
export function CodeCard({ code, url }: CodeCardProps): ReactElement {
  const copied = { copiedText: controlText.copied, toastMs: TOAST_MS.copyVoucher };
  return (
    <div className="codeCard">
      <div className="codeCard-code">
        <b className="type-tabular">{code}</b>
        <CopyButton value={code} label={referralText.copy} what={referralText.codeCopied} {...copied} />
      </div>
      <div className="codeCard-deeds">
        <ShareLink kind="flame" text={referralText.shareWords(code)} url={url} />
        <CopyButton value={url} label={referralText.copyLink} what={referralText.linkCopied} {...copied} />
      </div>
    </div>
  );
}
