import { Alert, Button, TextField, Typography } from '@mui/material';
import type { StaffRefund } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../data/call.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.sales.refund;

/** A transfer one person recorded: another one confirms it, and either takes the record back as long as nobody did. */
function RecordedTransfer({ refund }: { refund: StaffRefund }): ReactElement {
  const path = `/api/admin/refund/${refund.id}/transfer`;
  const { isWorking, run } = useDeed();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const withdraw = async (fields: FormData) => {
    const body = { reference: refund.transferReference ?? '', reason: String(fields.get('reason')) };
    await run(`${path}/withdrawal`, { method: 'POST', body }, text.withdrawn);
    setWithdrawing(false);
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={isWorking}
        onClick={() => run(path, { method: 'POST', body: {} }, text.confirmed)}
      >
        {text.confirm}
      </Button>
      <Button disabled={isWorking} onClick={() => setWithdrawing(true)}>
        {text.withdraw}
      </Button>
      <AskDialog
        title={text.withdrawTitle}
        isOpen={isWithdrawing}
        isWorking={isWorking}
        onClose={() => setWithdrawing(false)}
        onAnswer={withdraw}
        deed={text.withdraw}
      >
        <TextField
          label={text.withdrawReason}
          name="reason"
          required
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
        />
      </AskDialog>
    </>
  );
}

/**
 * A refund that people transfer by hand: one reads the account's number and records the transfer, another one confirms
 * it (docs/product/staff.md#refunds).
 */
export function TransferButtons({ refund }: { refund: StaffRefund }): ReactElement {
  const path = `/api/admin/refund/${refund.id}`;
  const notify = useNotify();
  const { isWorking, run } = useDeed();
  const [isRecording, setRecording] = useState(false);
  const [number, setNumber] = useState<string | null>(null);
  const { account } = refund;
  if (account === null) return <Alert severity="warning">{text.noAccount}</Alert>;
  if (refund.transferredBy !== null) return <RecordedTransfer refund={refund} />;
  const show = async () => {
    try {
      setNumber((await call<{ number: string }>(`${path}/account`)).data.number);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const record = async (fields: FormData) => {
    await run(
      `${path}/transfer`,
      { method: 'POST', body: { reference: String(fields.get('reference')), numberEnd: account.numberEnd } },
      text.recorded,
    );
    setRecording(false);
  };
  // Money goes to the number that was read: the API takes nobody's word who has not, nor of one changed since.
  if (!number?.endsWith(account.numberEnd))
    return (
      <Button variant="contained" onClick={() => void show()}>
        {text.showNumber}
      </Button>
    );
  return (
    <>
      <Typography role="status" sx={{ alignSelf: 'center', fontWeight: 700 }}>
        {number}
      </Typography>
      <Button variant="contained" disabled={isWorking} onClick={() => setRecording(true)}>
        {text.record}
      </Button>
      <AskDialog
        title={text.recordTitle}
        isOpen={isRecording}
        isWorking={isWorking}
        onClose={() => setRecording(false)}
        onAnswer={record}
        deed={text.record}
      >
        <TextField
          label={text.reference}
          name="reference"
          required
          slotProps={{ htmlInput: { minLength: 3, maxLength: 100 } }}
        />
      </AskDialog>
    </>
  );
}
