'use client';
import type { Popup } from '@suluh/api/types';
import { sanitiseUrl } from '@suluh/domain/validation';
import { popupText } from '@suluh/i18n-id/dialogs';
import { InvitationDialog } from '@suluh/ui/dialogs/InvitationDialog';
import { useState, type ReactElement } from 'react';
import { pictureAddress } from '../../parts/pictures/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { closePopup } from './popupNow.ts';

/** A promo or a survey in its window; closed or followed it does not come back for a while. */
export function Invitation({ popup }: { popup: Popup }): ReactElement {
  const tenant = useTenant();
  const [open, setOpen] = useState(true);
  const { kind, title, body, action, url, foto } = popup;
  const isPromo = kind === 'promo';
  return (
    <InvitationDialog
      open={open}
      title={title}
      body={body || (isPromo ? undefined : popupText.surveyBody)}
      imageUrl={pictureAddress(foto, tenant)}
      motif={isPromo ? 'truntum' : 'nitik'}
      actionText={action ?? (isPromo ? popupText.promoAction : popupText.surveyAction)}
      actionHref={sanitiseUrl(url)}
      laterText={popupText.later}
      onDismiss={() => {
        closePopup(kind);
        setOpen(false);
      }}
    />
  );
}
