'use client';
import { pathTo } from '@suluh/domain/address';
import { PDF_MIME_TYPE } from '@suluh/domain/file';
import { applyText } from '@suluh/i18n-id/job';
import { useRouter } from 'next/navigation';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FileForm } from '../parts/file-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { applyWith } from './calls.ts';
import { cvFailure } from './cvFailure.ts';

interface CvFormProps {
  id: number;
  slug: string;
  problem: string | null;
}

/** Applies for a vacancy with a CV. */
export function CvForm({ id, slug, problem }: CvFormProps): ReactElement {
  const { routes } = useTenant();
  const router = useRouter();
  return (
    <FileForm
      className="jobApply-form"
      form="/api/form/job-apply"
      fields={{ id, redirectTo: pathTo(routes, 'jobApply', { slug }) }}
      accept={PDF_MIME_TYPE}
      label={applyText.cv}
      help={applyText.cvHelp}
      submit={applyText.send}
      kind="flame"
      problem={problem}
      check={async (file) => cvFailure(file)}
      send={(file) => applyWith(browserApi(routes), { id }, file)}
      refusal={({ code }) => (code === 415 ? applyText.notPdf : code === 409 ? applyText.again : undefined)}
      onSent={() => router.refresh()} // the page says how it stands
    />
  );
}
