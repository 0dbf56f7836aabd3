import { Chip } from '@mui/material';
import type { VoucherBatch } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffVoucherText as text } from '@suluh/i18n-id/staffVouchers';
import type { ReactElement } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { AskedButton } from '../parts/AskedButton.tsx';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { Facts } from '../parts/Facts.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { useDeed } from '../parts/useDeed.ts';

function opens({ course, partner, program }: VoucherBatch): string {
  const parts = [
    course && text.facts.course(course),
    partner && text.facts.partner(partner),
    program && text.facts.program(program),
  ];
  return parts.filter(Boolean).join(', ');
}

const momentOf = (name: string, at: string | null): [string, string][] => (at === null ? [] : [[name, dateTime(at)]]);

const factsOf = (batch: VoucherBatch): [string, string][] => [
  [text.facts.opens, opens(batch)],
  [text.facts.used, text.facts.usedOf(batch.used, batch.codes)],
  ...(batch.quota === null ? [] : [[text.facts.quota, String(batch.quota)] as [string, string]]),
  ...momentOf(text.facts.from, batch.startsAt),
  ...momentOf(text.facts.until, batch.expiresAt),
  ...momentOf(text.facts.stoppedAt, batch.stoppedAt),
  ...momentOf(text.facts.made, batch.createdAt),
];

/** Stops a batch, once its person said so twice: it cannot be taken back. */
function StopButton({ batch }: { batch: VoucherBatch }): ReactElement {
  const { isWorking, run } = useDeed();
  return (
    <AskedButton
      words={{ deed: text.stop, title: text.stopTitle(batch.name), body: text.stopNote }}
      isWorking={isWorking}
      onAnswer={() => run(`/api/admin/voucher-batch/${batch.id}/stop`, { method: 'POST' }, text.stopped)}
    />
  );
}

function Batch(): ReactElement | null {
  const batch = useRecordContext<VoucherBatch>();
  if (batch?.state === undefined) return null; // what making it answered stands in for it until it has come
  return (
    <>
      <PageHead
        title={batch.name}
        note={<Chip label={`${text.kinds[batch.kind]} · ${text.states[batch.state]}`} variant="outlined" />}
      >
        <History />
        <DownloadButton path={`/api/admin/voucher-batch/${batch.id}/codes.csv`}>{text.download}</DownloadButton>
        {(batch.state === 'coming' || batch.state === 'running') && <StopButton batch={batch} />}
      </PageHead>
      <Facts facts={factsOf(batch)} />
    </>
  );
}

/** A batch of codes: what it opens, how it stands, its file, and a way to stop it. */
export const VoucherShow = (): ReactElement => (
  <ShowBase resource="voucher-batch">
    <Batch />
  </ShowBase>
);
