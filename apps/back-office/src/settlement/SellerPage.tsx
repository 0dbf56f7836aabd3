import { Button, Card, CardContent, CircularProgress, TextField, Typography } from '@mui/material';
import type { SellerTerms } from '@suluh/api/types';
import { staffMoneyText } from '@suluh/i18n-id/staffMoney';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { call } from '../data/call.ts';
import { typedWhole } from '../fields/typedWhole.ts';
import { Changes } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { Permitted } from '../parts/Permitted.tsx';
import { SavedMeanwhile, theirsText } from '../parts/SavedMeanwhile.tsx';
import { useTyped } from '../parts/useTyped.ts';
import { useRefused } from '../parts/useRefused.ts';

const text = staffMoneyText.seller;
const ADDRESS = '/api/admin/seller';
const QUERY = ['seller'];

type Seller = SellerTerms & { updatedAt: string | null };
type Field = keyof SellerTerms;

const TEXTS: readonly Field[] = ['name', 'address', 'npwp'];
const SHARES: readonly Field[] = ['taxPercent', 'feePercent'];
/** Fields for which a phone shows digits. */
const DIGITS: readonly Field[] = ['npwp', ...SHARES];

const labelOf = (name: string): string => ([...TEXTS, ...SHARES].includes(name as Field) ? text[name as Field] : name);

/** As it is typed. */
const typedOf = (seller: Seller): Record<Field, string> => ({
  name: seller.name,
  address: seller.address,
  npwp: seller.npwp,
  taxPercent: String(seller.taxPercent),
  feePercent: String(seller.feePercent),
});

function SellerForm({ seller }: { seller: Seller }): ReactElement {
  const { values, setValues, version, theirs } = useTyped(typedOf(seller), seller.updatedAt);
  const [isWorking, setWorking] = useState(false);
  const [conflict, setConflict] = useState<ConflictFacts | null>(null);
  const queryClient = useQueryClient();
  const { errors, send } = useRefused(QUERY);
  const load = async () => {
    await queryClient.invalidateQueries({ queryKey: QUERY });
    setConflict(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setWorking(true);
    const { taxPercent, feePercent, ...rest } = values;
    const body = {
      ...rest,
      taxPercent: typedWhole(taxPercent),
      feePercent: typedWhole(feePercent),
      updatedAt: version,
    };
    await send(ADDRESS, { method: 'PUT', body }, text.saved, setConflict);
    setWorking(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      {conflict && <SavedMeanwhile facts={conflict} onLoad={() => void load()} />}
      {[...TEXTS, ...SHARES].map((field) => (
        <TextField
          key={field}
          label={text[field]}
          value={values[field]}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
          error={errors[field] !== undefined}
          helperText={errors[field] ?? theirsText(theirs[field])}
          multiline={field === 'address'}
          {...(DIGITS.includes(field) ? { slotProps: { htmlInput: { inputMode: 'numeric' as const } } } : {})}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isWorking} sx={{ mt: 1 }}>
        {text.save}
      </Button>
    </form>
  );
}

function Page(): ReactElement {
  const { data } = useQuery({
    queryKey: QUERY,
    queryFn: async ({ signal }) => (await call<Seller>(ADDRESS, { signal })).data,
  });
  return (
    <>
      <PageHead title={text.title}>
        {data && <Changes address={`${ADDRESS}/history`} version={data.updatedAt} label={labelOf} />}
      </PageHead>
      <Card variant="outlined" sx={{ maxWidth: 760 }}>
        <CardContent>
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>{text.lead}</Typography>
          {data ? <SellerForm seller={data} /> : <CircularProgress />}
        </CardContent>
      </Card>
    </>
  );
}

/** Who sells, tax, and the platform's share (docs/product/invoice.md#seller). */
export const SellerPage = (): ReactElement => (
  <Permitted permission="seller.edit" title={text.title}>
    <Page />
  </Permitted>
);
