import { Button, TextField } from '@mui/material';
import type { StaffOrder, StaffRefund } from '@suluh/api/types';
import { rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useMay } from '../app/MeContext.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.sales.refund;

/** What stands for the whole order among the courses to choose from. */
const WHOLE = 'semua';

/**
 * Begins to give the money of an order, or of one of its courses, back, for a reason its learner reads
 * (docs/product/staff.md#refunds). Nothing where nobody may, or nothing would go back.
 */
export function BeginRefund({ order }: { order: StaffOrder }): ReactElement | null {
  const mayBegin = useMay('refund.begin');
  const { isWorking, run } = useDeed();
  const [isOpen, setOpen] = useState(false);
  const { whole = 0, courses = [] } = order.refundable ?? {};
  if (!mayBegin || (whole === 0 && courses.length === 0)) return null;
  const parts = [
    ...(whole > 0 ? [{ id: WHOLE, name: text.whole(rupiah(whole)) }] : []),
    ...courses.map(({ courseId, fullname, amount }) => ({
      id: String(courseId),
      name: text.part(fullname, rupiah(amount)),
    })),
  ];
  const begin = async (fields: FormData) => {
    const part = String(fields.get('part'));
    const made = await run<StaffRefund>(
      `/api/admin/order/${order.id}/refund`,
      {
        method: 'POST',
        body: { reason: String(fields.get('reason')), courseId: part === WHOLE ? null : Number(part) },
      },
      ({ status }) => (status === 'requested' ? text.begun.requested : text.begun.approved),
    );
    if (made) setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text.begin}
      </Button>
      <AskDialog
        title={text.beginTitle}
        isOpen={isOpen}
        isWorking={isWorking}
        onClose={() => setOpen(false)}
        onAnswer={(fields) => void begin(fields)}
        deed={text.begin}
      >
        <TextField
          select
          fullWidth
          margin="dense"
          label={text.beginPart}
          name="part"
          defaultValue={parts[0]!.id}
          slotProps={{ select: { native: true } }}
        >
          {parts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          fullWidth
          margin="dense"
          label={text.beginReason}
          helperText={text.beginHelp}
          name="reason"
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { minLength: 10, maxLength: 300 } }}
        />
      </AskDialog>
    </>
  );
}
