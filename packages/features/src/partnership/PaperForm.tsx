'use client';
import { pathTo } from '@suluh/domain/address';
import { IMAGE_MIME_TYPES, PDF_MIME_TYPE } from '@suluh/domain/file';
import { partnershipFormText as words } from '@suluh/i18n-id/partner';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useRouter } from 'next/navigation';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FileForm } from '../parts/file-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { addFile } from './calls.ts';
import { fileFailure } from './fileFailure.ts';

/** Adds a picture or a PDF to an application, one at a time. */
export function PaperForm({ id }: { id: number }): ReactElement {
  const { routes } = useTenant();
  const router = useRouter();
  return (
    <FileForm
      className="partnership-form"
      form="/api/form/partnership-file"
      fields={{ id, redirectTo: pathTo(routes, 'partnershipApplication') }}
      accept={[...IMAGE_MIME_TYPES, PDF_MIME_TYPE].join(',')}
      label={words.file}
      help={words.fileHelp}
      submit={words.fileSend}
      check={fileFailure}
      send={(file) => addFile(browserApi(routes), { id }, file)}
      refusal={({ code }) => (code === 409 ? words.filesFull : undefined)}
      onSent={() => {
        showToast({ text: words.fileAdded, tone: 'success' });
        router.refresh(); // the list above counts it
      }}
    >
      <h3 className="type-h3">{words.fileTitle}</h3>
    </FileForm>
  );
}
