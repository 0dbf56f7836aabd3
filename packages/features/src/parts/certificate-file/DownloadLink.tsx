'use client';
import { apiPath } from '@suluh/domain/address';
import type { Certificate } from '@suluh/api/types';
import { withQuery } from '@suluh/domain/query';
import { certificateText } from '@suluh/i18n-id/certificate';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ButtonLook } from '@suluh/ui/buttons/buttonClass.ts';
import type { ReactElement } from 'react';
import { useTenant } from '../tenant/index.ts';
import { useDownload } from './useDownload.ts';

/** 'Unduh Sertifikat', 'Menyiapkan' while the file is prepared. Before JavaScript a plain link to the file. */
export function DownloadLink({
  certificate,
  ...look
}: { certificate: Pick<Certificate, 'id' | 'number'> } & ButtonLook): ReactElement {
  const { routes } = useTenant();
  const name = `${certificate.number}.pdf`;
  const { busy, onClick } = useDownload(name, (api) =>
    api.GET('/api/certificate/{id}/download', { params: { path: { id: certificate.id } }, parseAs: 'blob' }),
  );
  return (
    <ButtonLink
      {...look}
      icon="download"
      href={apiPath(routes, `/api/certificate/${certificate.id}/download`)}
      download={name}
      loading={busy}
      onClick={onClick}
    >
      {busy ? certificateText.preparing : certificateText.download}
    </ButtonLink>
  );
}

/** 'Unduh lencana digital': the same certificate as Open Badge, for wallets and profiles elsewhere. */
export function BadgeLink({
  certificate,
  ...look
}: { certificate: Pick<Certificate, 'id' | 'number'> } & ButtonLook): ReactElement {
  const { routes } = useTenant();
  const name = `${certificate.number}.jwt`;
  const { busy, onClick } = useDownload(name, (api) =>
    api.GET('/api/certificate/{id}/badge', { params: { path: { id: certificate.id } }, parseAs: 'blob' }),
  );
  return (
    <ButtonLink
      {...look}
      href={apiPath(routes, `/api/certificate/${certificate.id}/badge`)}
      download={name}
      loading={busy}
      onClick={onClick}
    >
      {busy ? certificateText.preparing : certificateText.badge}
    </ButtonLink>
  );
}

/** 'Unduh Semua': every certificate of this list in one file. */
export function ArchiveLink(): ReactElement {
  const { routes, program } = useTenant();
  const query = program ? { program } : {};
  const { busy, onClick } = useDownload(certificateText.archiveFile, (api) =>
    api.GET('/api/certificate/archive', { params: { query }, parseAs: 'blob' }),
  );
  return (
    <ButtonLink
      kind="line"
      icon="download"
      href={withQuery(apiPath(routes, '/api/certificate/archive'), query)}
      download={certificateText.archiveFile}
      loading={busy}
      onClick={onClick}
    >
      {busy ? certificateText.preparing : certificateText.downloadAll}
    </ButtonLink>
  );
}
