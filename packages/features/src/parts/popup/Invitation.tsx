'use client';
import { onSite } from '@suluh/domain/address';
import type { PopupKind } from '@suluh/domain/popup';
import { sanitiseUrl } from '@suluh/domain/validation';
import { popupText, ratingReminderText } from '@suluh/i18n-id/dialogs';
import type { MotifName } from '@suluh/ui/cloth/motifs.ts';
import { InvitationDialog } from '@suluh/ui/dialogs/InvitationDialog';
import { useState, type ReactElement } from 'react';
import { pictureAddress } from '../pictures/index.ts';
import { useTenant } from '../tenant/index.ts';
import { closePopup, type Shown } from './popupNow.ts';

/** Cloth of each kind, and what stands where staff wrote nothing. */
const KINDS: Readonly<Record<PopupKind, { motif: MotifName; body?: string; action: string }>> = {
  bundle: { motif: 'kawung', action: popupText.bundleAction },
  promo: { motif: 'truntum', action: popupText.promoAction },
  survey: { motif: 'nitik', body: popupText.surveyBody, action: popupText.surveyAction },
  rating: { motif: 'mega-mendung', body: ratingReminderText.body, action: ratingReminderText.rate },
};

/** An invitation in its window; closed or followed it does not come back for a while. */
export function Invitation({ popup, onClosed }: { popup: Shown; onClosed: () => void }): ReactElement {
  const tenant = useTenant();
  const [open, setOpen] = useState(true);
  const { kind, title, body, action, url, foto } = popup;
  const usual = KINDS[kind];
  return (
    <InvitationDialog
      open={open}
      title={title}
      body={body || usual.body}
      imageUrl={pictureAddress(foto, tenant)}
      motif={usual.motif}
      actionText={action ?? usual.action}
      actionHref={sanitiseUrl(onSite(tenant.routes, url))}
      laterText={popupText.later}
      onDismiss={() => {
        closePopup(kind);
        setOpen(false);
        setTimeout(onClosed); // once it gave the focus back
      }}
    />
  );
}
