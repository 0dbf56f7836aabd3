import { Alert, Typography } from '@mui/material';
import type { StaffPaymentMethod } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import type { ReactElement } from 'react';
import { BooleanInput, NumberInput, SimpleFormIterator, TextInput, required, useRecordContext } from 'react-admin';
import { RowsInput } from '../fields/RowsInput.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';

const text = staffAppText.sales.method;
const label = staffResourceText.resources['payment-method'].fields;

function Head(): ReactElement {
  const method = useRecordContext<StaffPaymentMethod>();
  return (
    <>
      <PageHead title={method?.name ?? text.title}>
        <History />
      </PageHead>
      {method && (
        <Typography sx={{ mb: 2 }}>
          {method.id} · {method.type} · {text.gateway(method.gateway)}
        </Typography>
      )}
      {method && !method.isTaken && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text.notTaken}
        </Alert>
      )}
    </>
  );
}

/** A way to pay with its fee, terms and steps; learners see a change at once. */
export const PaymentMethodEdit = (): ReactElement => (
  <RecordEdit resource="payment-method" head={<Head />} saved={staffAppText.form.savedLive}>
    <Alert severity="info" sx={{ mb: 2 }}>
      {text.note}
    </Alert>
    <BooleanInput source="isEnabled" />
    <TextInput source="name" validate={required()} />
    <NumberInput source="fee" min={0} validate={required()} />
    <NumberInput source="validMinutes" min={5} validate={required()} />
    <NumberInput source="position" min={0} validate={required()} />
    <BooleanInput source="isRecommended" />
    <TextInput source="image" parse={(typed: string) => typed.trim() || null} />
    <LinesInput source="description" />
    <RowsInput source="instructions">
      <SimpleFormIterator>
        <TextInput source="channel" label={label.channel} validate={required()} />
        <LinesInput source="steps" label={label.steps} />
      </SimpleFormIterator>
    </RowsInput>
  </RecordEdit>
);
