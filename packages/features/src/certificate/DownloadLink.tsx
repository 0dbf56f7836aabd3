'use client';
import type { Certificate } from '@suluh/api/types';
import { withQuery } from '@suluh/domain/query';
import { certificateText } from '@suluh/i18n-id/certificate';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { useTenantFacts } from '../parts/tenant-facts/index.ts';
import { useDownload } from './useDownload.ts';
import { fileHref } from './view.ts';

/** 'Unduh Sertifikat', 'Menyiapkan' while the file is prepared. Before JavaScript a plain link to the file. */
export function DownloadLink({ certificate }: { certificate: Certificate }): ReactElement {
  const { apiPath } = useTenantFacts();
  const name = `${certificate.number}.pdf`;
  const { busy, onClick } = useDownload(name, (api) =>
    api.GET('/api/certificate/{id}/download', { params: { path: { id: certificate.id } }, parseAs: 'blob' }),
  );
  return (
    <ButtonLink icon="download" href={fileHref(apiPath, certificate)} download={name} loading={busy} onClick={onClick}>
      {busy ? certificateText.preparing : certificateText.download}
    </ButtonLink>
  );
}

/** 'Unduh Semua': every certificate of this list in one file. */
export function ArchiveLink(): ReactElement {
  const { apiPath, program } = useTenantFacts();
  const query = program ? { program } : {};
  const { busy, onClick } = useDownload(certificateText.archiveFile, (api) =>
    api.GET('/api/certificate/archive', { params: { query }, parseAs: 'blob' }),
  );
  return (
    <ButtonLink
      kind="line"
      icon="download"
      href={withQuery(`${apiPath}/certificate/archive`, query)}
      download={certificateText.archiveFile}
      loading={busy}
      onClick={onClick}
    >
      {busy ? certificateText.preparing : certificateText.downloadAll}
    </ButtonLink>
  );
}
