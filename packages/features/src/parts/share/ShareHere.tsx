'use client';
import { sharingText } from '@suluh/i18n-id/sharing';
import { ShareButton } from '@suluh/ui/course/ShareButton';
import type { ReactElement } from 'react';
import { track } from '../track/index.ts';

/** 'Bagikan' of the open public page, by what the phone offers or by copying; reported where its visitor allows it (R26). */
export const ShareHere = ({ text }: { text: string }): ReactElement => (
  <ShareButton
    label={sharingText.share}
    text={text}
    copiedText={sharingText.copied}
    onShare={() => track('share', { path: window.location.pathname })}
  />
);
