import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material';
import { SECOND_PERSON_RUPIAH } from '@suluh/domain/staff';
import { dateTime, rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffRefund } from '@suluh/api/types';
import { useState, type ReactElement } from 'react';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { CardList } from '../parts/CardList.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { TransferButtons } from './TransferButtons.tsx';

const sales = staffAppText.sales;
const text = sales.refund;

const filters = [
  <SelectInput key="status" source="status" choices={choicesOf(text.statuses)} alwaysOn />,
  <TextInput key="q" source="q" alwaysOn />,
];

function Buttons({ refund }: { refund: StaffRefund }): ReactElement | null {
  const mayDecide = useMay('refund.decide');
  const { isWorking, run } = useDeed();
  const [isRefusing, setRefusing] = useState(false);
  if (!mayDecide) return null;
  const path = `/api/admin/refund/${refund.id}`;
  const isFirst = refund.sum >= SECOND_PERSON_RUPIAH && refund.firstApprovedBy === null;
  const decide = (body: object, done: string) => run(`${path}/decision`, { method: 'POST', body }, done);
  if (refund.status === 'failed')
    return (
      <Button
        variant="contained"
        disabled={isWorking}
        onClick={() => run(`${path}/retry`, { method: 'POST' }, text.retried)}
      >
        {text.retry}
      </Button>
    );
  if (refund.status === 'transfer') return <TransferButtons refund={refund} />;
  if (refund.status !== 'requested') return null;
  const refuse = async (fields: FormData) => {
    await decide({ decision: 'refuse', refusal: String(fields.get('refusal')) }, text.refused);
    setRefusing(false);
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={isWorking}
        onClick={() => decide({ decision: 'approve' }, isFirst ? text.firstDone : text.approved)}
      >
        {refund.firstApprovedBy ? text.approveSecond : text.approve}
      </Button>
      <Button disabled={isWorking} onClick={() => setRefusing(true)}>
        {text.refuse}
      </Button>
      <AskDialog
        title={text.refuseTitle}
        isOpen={isRefusing}
        isWorking={isWorking}
        onClose={() => setRefusing(false)}
        onAnswer={refuse}
        deed={text.refuse}
      >
        <TextField
          label={text.refusal}
          name="refusal"
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
        />
      </AskDialog>
    </>
  );
}

function Refund(): ReactElement | null {
  const refund = useRecordContext<StaffRefund>();
  if (!refund) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" component="h2">
          {rupiah(refund.amount)}
        </Typography>
        <Chip label={text.statuses[refund.status]} size="small" variant="outlined" />
      </Box>
      <Typography>
        {refund.fullname} · <Link to={officePath('order', refund.orderId, 'show')}>{refund.invoiceId}</Link> ·{' '}
        {dateTime(refund.createdAt)}
      </Typography>
      <Typography sx={{ my: 1 }}>
        {refund.begunBy === null ? text.reason : text.staffReason}: {refund.reason}
      </Typography>
      {refund.begunBy !== null && <Typography>{text.begunBy(refund.begunBy)}</Typography>}
      {refund.course !== null && <Typography>{text.course(refund.course)}</Typography>}
      {refund.sum > refund.amount && <Typography>{text.sum(rupiah(refund.sum))}</Typography>}
      {refund.refusal && <Typography>{refund.refusal}</Typography>}
      {refund.lastError && refund.status === 'failed' && (
        <Alert severity="error">
          {text.error}: {refund.lastError}
        </Alert>
      )}
      {refund.status === 'failed' && refund.begunBy !== null && refund.sum >= SECOND_PERSON_RUPIAH && (
        <Alert severity="info">{text.retryRule}</Alert>
      )}
      {refund.status === 'requested' && refund.doubts.length > 0 && (
        <Typography>{text.because(refund.doubts.map((doubt) => text.doubts[doubt]))}</Typography>
      )}
      {refund.account && (
        <Typography>{text.to(refund.account.bank, refund.account.numberEnd, refund.account.holder)}</Typography>
      )}
      {refund.status === 'transfer' && refund.transferredBy !== null && (
        <Alert severity="info">{text.recordedBy(refund.transferredBy, refund.transferReference ?? '')}</Alert>
      )}
      {refund.status === 'requested' && refund.sum >= SECOND_PERSON_RUPIAH && (
        <Alert severity="info">{refund.firstApprovedBy ? text.first(refund.firstApprovedBy) : text.large}</Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Buttons refund={refund} />
      </Box>
    </>
  );
}

/** Money learners ask back, to be decided; large sums by two people. */
export const RefundList = (): ReactElement => (
  <CardList
    title={sales.refunds}
    resource="refund"
    filters={filters}
    filterDefaultValues={{ status: 'requested' }}
    none={text.none}
  >
    <Refund />
  </CardList>
);
