'use client';
import { pathTo } from '@suluh/domain/address';
import { scannedCertificate } from '@suluh/domain/certificate';
import { certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import type { ReactElement } from 'react';
import { Camera } from '../parts/camera/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** 'Pindai QR': reads the code of a certificate by the camera, and asks what it is. Other codes are passed over. */
export function ScanCheck(): ReactElement {
  const { routes } = useTenant();
  function lead(scanned: string): void {
    const number = scannedCertificate(scanned);
    if (number !== null) window.location.assign(pathTo(routes, 'certificateCheck', { number }));
  }
  return (
    <div className="checkScreen-scan">
      <Camera
        isPaused={false}
        onCode={lead}
        label={TEXTS.scan}
        icon="qr"
        look={{ kind: 'line', block: true }}
        looksFor={TEXTS.scan}
        noCamera={TEXTS.noCamera}
      />
    </div>
  );
}
