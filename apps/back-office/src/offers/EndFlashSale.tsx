import { Button, Typography } from '@mui/material';
import type { StaffFlashSale } from '@suluh/api/types';
import { staffOfferText } from '@suluh/i18n-id/staffOffers';
import { useState, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffOfferText.endFlashSale;

/** Ends a flash sale that runs, once its person said so twice (docs/product/staff.md#offers). */
export function EndFlashSale(): ReactElement | null {
  const sale = useRecordContext<StaffFlashSale>();
  const mayEdit = useMay('promo.edit');
  const { isWorking, run } = useDeed();
  const [isAsking, setAsking] = useState(false);
  const now = Date.now();
  if (!mayEdit || !sale?.endAt || Date.parse(sale.startAt) >= now || Date.parse(sale.endAt) <= now) return null;
  const end = async () => {
    const body = { endAt: new Date().toISOString() };
    await run(`/api/admin/flash-sale/${sale.id}`, { method: 'PATCH', version: sale.version, body }, text.done);
    setAsking(false);
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text.deed}
      </Button>
      <AskDialog
        title={text.title(sale.title)}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={() => void end()}
        deed={text.deed}
      >
        <Typography>{text.note}</Typography>
      </AskDialog>
    </>
  );
}
