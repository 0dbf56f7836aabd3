'use client';
import { controlText } from '@suluh/i18n-id/control';
import { ShareButton } from '@suluh/ui/course/ShareButton';
import type { ReactElement } from 'react';
import { track } from '../track/index.ts';

/** 'Bagikan' of the open page, by what the phone offers or by copying; reported where its visitor allows it (R26). */
export const ShareHere = ({ text }: { text: string }): ReactElement => (
  <ShareButton label={controlText.share} text={text} copiedText={controlText.copied} onShare={() => track('share')} />
);
