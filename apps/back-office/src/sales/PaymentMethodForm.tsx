import { Alert, Typography } from '@mui/material';
import type { StaffPaymentMethod } from '@suluh/api/types';
import { paymentImagePath } from '@suluh/domain/payment';
import { PAYMENT_MARK } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import type { ReactElement } from 'react';
import { BooleanInput, SimpleFormIterator, TextInput, required, useRecordContext } from 'react-admin';
import { PictureInput, type UploadedPicture } from '../fields/PictureInput.tsx';
import { RowsInput } from '../fields/RowsInput.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { pictureAddress } from '../app/page.ts';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';

/** What a learner chooses it by, on a plate of white. */
const MARK: UploadedPicture = {
  shape: PAYMENT_MARK,
  path: '/api/admin/payment-mark',
  addressOf: (image) => pictureAddress(paymentImagePath(image)),
};

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
  <RecordEdit resource="payment-method" head={<Head />}>
    <Alert severity="info" sx={{ mb: 2 }}>
      {text.note}
    </Alert>
    <BooleanInput source="isEnabled" />
    <TextInput source="name" validate={required()} />
    <WholeNumberInput source="fee" min={0} isRequired />
    <WholeNumberInput source="validMinutes" min={5} isRequired />
    <WholeNumberInput source="position" min={0} isRequired />
    <BooleanInput source="isRecommended" />
    <PictureInput source="image" of={MARK} />
    <LinesInput source="description" />
    <RowsInput source="instructions">
      <SimpleFormIterator>
        <TextInput source="channel" label={label.channel} validate={required()} />
        <LinesInput source="steps" label={label.steps} />
      </SimpleFormIterator>
    </RowsInput>
  </RecordEdit>
);
