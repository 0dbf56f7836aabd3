'use client';
import { pathTo } from '@suluh/domain/address';
import { PDF_MIME_TYPE, pdfFailure } from '@suluh/domain/file';
import { requiredFiles, type RuleFailure } from '@suluh/domain/validation';
import { onJobPlanText as TEXTS } from '@suluh/i18n-id/internship';
import { useRouter } from 'next/navigation';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FileForm } from '../parts/file-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { sendReport } from './calls.ts';

/** Why a report cannot be sent; null when it can. */
async function reportFailure(file: File | null): Promise<RuleFailure | null> {
  const missing = requiredFiles(file ? [file] : []);
  if (missing || !file) return missing;
  const code = pdfFailure({ mimeType: file.type, sizeBytes: file.size });
  return code && { code };
}

export interface ReportFormProps {
  month: number;
  /** Whether there is one already, which this one replaces. */
  isSent: boolean;
  problem: string | null;
}

/** Hands in the report of a month. */
export function ReportForm({ month, isSent, problem }: ReportFormProps): ReactElement {
  const { routes } = useTenant();
  const router = useRouter();
  return (
    <FileForm
      className="internship-reportForm"
      form="/api/form/internship-report"
      fields={{ id: month, redirectTo: pathTo(routes, 'onJob', { bulan: month }) }} // of a file that is too large nothing else is read
      accept={PDF_MIME_TYPE}
      label={TEXTS.file(month)}
      help={TEXTS.reportsLead}
      submit={isSent ? TEXTS.replace(month) : TEXTS.send(month)}
      problem={problem}
      check={reportFailure}
      send={(file) => sendReport(browserApi(routes), { month }, file)}
      refusal={({ code }) => (code === 415 ? TEXTS.notPdf : code === 409 ? TEXTS.graded : undefined)}
      onSent={() => router.refresh()} // the page says that it is there
    />
  );
}
