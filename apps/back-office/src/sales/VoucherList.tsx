import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { VoucherBatch } from '@suluh/api/types';
import { useState, type ReactElement } from 'react';
import { AutocompleteInput, DataTable, Form, ReferenceField, ReferenceInput, required } from 'react-admin';
import { ChosenField } from '../fields/ChosenField.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.sales.voucher;
const MOST = 10_000;

interface Made {
  codes: string[];
}

/** Codes as a file, one a line. */
const fileOf = (codes: readonly string[]): string =>
  URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/csv' }));

function MakeDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { isWorking, run } = useDeed();
  const [made, setMade] = useState<Made | null>(null);
  const [name, setName] = useState('');
  const [count, setCount] = useState(10);
  const make = async ({ courseId }: { courseId?: number }) => {
    const body = { name, kind: 'redeem', courseId, count };
    const done = await run<Made>('/api/admin/voucher-batch', { method: 'POST', body }, text.make);
    if (done) setMade(done);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="voucher-title" fullWidth maxWidth="sm">
      <Form noValidate onSubmit={(values: { courseId?: number }) => make(values)} resource="voucher-batch">
        <DialogTitle id="voucher-title">{text.create}</DialogTitle>
        <DialogContent>
          {made ? (
            <Alert
              severity="success"
              action={
                <Button href={fileOf(made.codes)} download={`${name}.csv`}>
                  {text.download}
                </Button>
              }
            >
              {text.made(made.codes.length)}
            </Alert>
          ) : (
            <>
              <TextField label={text.name} value={name} onChange={({ target }) => setName(target.value)} required />
              <ReferenceInput source="courseId" reference="course" sort={{ field: 'fullname', order: 'ASC' }}>
                <AutocompleteInput filterToQuery={(q: string) => ({ q })} validate={required()} />
              </ReferenceInput>
              <TextField
                label={text.count}
                type="number"
                value={count}
                onChange={({ target }) => setCount(Number(target.value))}
                slotProps={{ htmlInput: { min: 1, max: MOST } }}
                required
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{staffAppText.form.close}</Button>
          {!made && (
            <Button type="submit" variant="contained" disabled={isWorking}>
              {text.make}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Batches of codes, the newest first, and a way to make one. */
export function VoucherList(): ReactElement {
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <StaffList<VoucherBatch>
        title={staffAppText.sales.vouchers}
        sort={{ field: 'id', order: 'DESC' }}
        rowClick={false}
        actions={
          <Button variant="contained" onClick={() => setMaking(true)}>
            {text.create}
          </Button>
        }
        card={{
          primary: ({ name }) => name,
          secondary: ({ kind }) => text.kinds[kind],
          tertiary: ({ used, codes }) => `${used}/${codes}`,
        }}
      >
        <DataTable.Col source="name" disableSort sx={{ whiteSpace: 'normal' }} />
        <DataTable.Col source="kind" disableSort>
          <ChosenField source="kind" names={text.kinds} />
        </DataTable.Col>
        <DataTable.Col source="courseId" disableSort>
          <ReferenceField source="courseId" reference="course" link={false} />
        </DataTable.Col>
        <DataTable.Col source="codes" disableSort align="right" />
        <DataTable.Col source="used" disableSort align="right" />
      </StaffList>
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
    </>
  );
}
