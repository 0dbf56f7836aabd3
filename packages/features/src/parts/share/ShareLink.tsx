'use client';
import { sharingText } from '@suluh/i18n-id/sharing';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { track } from '../track/index.ts';
import type { MouseEvent, ReactElement } from 'react';

interface ShareLinkProps {
  /** What is shared: words about the class, and its public page. Never the ticket. */
  text: string;
  url: string;
  /** The one deed of its page, or one among others. */
  kind?: 'flame' | 'line';
}

/** 'Bagikan' by what the phone offers; elsewhere, and before JavaScript, by WhatsApp. */
export function ShareLink({ text, url, kind = 'line' }: ShareLinkProps): ReactElement {
  function share(event: MouseEvent): void {
    track('share');
    if (!navigator.share) return;
    event.preventDefault();
    navigator.share({ text, url }).catch(() => undefined); // whoever closes the sheet shares nothing
  }
  return (
    <ButtonLink
      kind={kind}
      icon="share"
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      target="_blank"
      rel="noopener"
      onClick={share}
    >
      {sharingText.share}
    </ButtonLink>
  );
}
