import { Button, Chip } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { WEEKDAY_NAMES } from '@suluh/i18n-id/weekday';
import type { StaffPromo } from '@suluh/api/types';
import type { ReactElement } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  required,
  useRecordContext,
} from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { PromoMethod } from './PromoMethod.tsx';
import { PromoTrial } from './PromoTrial.tsx';
import { PromoUse } from './PromoUse.tsx';

const text = staffAppText.sales;
const WEEKDAYS = WEEKDAY_NAMES.map((name, at) => ({ id: at + 1, name }));

const Fields = (): ReactElement => (
  <>
    <TextInput source="title" validate={required()} />
    <TextInput source="description" multiline minRows={2} />
    <SelectInput source="kind" choices={choicesOf(text.promo.kinds)} validate={required()} />
    <WholeNumberInput source="amount" min={0} isRequired />
    <WholeNumberInput source="percent" min={0} max={100} isRequired />
    <WholeNumberInput source="maxDiscount" min={0} />
    <WholeNumberInput source="minPayment" min={0} isRequired />
    <WholeNumberInput source="maxItems" min={1} isRequired />
    <SelectInput source="borneBy" choices={choicesOf(text.promo.bearers)} validate={required()} />
    <PromoMethod />
    <MomentInput source="startAt" isRequired />
    <MomentInput source="endAt" isRequired />
    <WholeNumberInput source="quota" min={1} />
    <WholeNumberInput source="quotaPerUser" min={1} isRequired />
    <BooleanInput source="isFirstPurchase" />
    <BooleanInput source="isMobileOnly" />
    <BooleanInput source="isListed" />
    <ReferenceInput source="programId" reference="program" sort={{ field: 'name', order: 'ASC' }}>
      <SelectInput optionText="name" resettable />
    </ReferenceInput>
    <ReferenceArrayInput source="courseIds" reference="course-choice" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
    </ReferenceArrayInput>
    <ReferenceArrayInput source="categoryIds" reference="category" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
      <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
    </ReferenceArrayInput>
    <ReferenceArrayInput source="partnerIds" reference="partner" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
    </ReferenceArrayInput>
    <CheckboxGroupInput source="weekdays" choices={WEEKDAYS} row />
    <PromoTrial />
  </>
);

const BLANK = {
  description: '',
  kind: 'amount',
  amount: 0,
  percent: 0,
  maxDiscount: null,
  minPayment: 0,
  maxItems: 1,
  productCode: 'all',
  borneBy: 'platform',
  isMobileOnly: false,
  isFirstPurchase: false,
  isListed: true,
  quota: null,
  quotaPerUser: 1,
  programId: null,
  courseIds: [],
  categoryIds: [],
  partnerIds: [],
  weekdays: [],
};

/** A promo to make; its code stays what it is. */
export const PromoCreate = (): ReactElement => (
  <RecordCreate resource="promo" permission="promo.edit" title={text.promo.create} defaultValues={BLANK}>
    <TextInput source="id" validate={required()} />
    <Fields />
  </RecordCreate>
);

function Head(): ReactElement {
  const promo = useRecordContext<StaffPromo>();
  const mayEdit = useMay('promo.edit');
  const { isWorking, run } = useDeed();
  const isOver = promo !== undefined && Date.parse(promo.endAt) <= Date.now();
  const stop = () => run(`/api/admin/promo/${promo!.id}/stop`, { method: 'POST' }, text.promo.stopped);
  return (
    <PageHead
      title={promo ? `${promo.id} · ${promo.title}` : text.promos}
      note={isOver && <Chip label={text.promo.times.over} variant="outlined" />}
    >
      <History />
      {mayEdit && promo && !isOver && (
        <Button variant="outlined" color="error" onClick={stop} disabled={isWorking}>
          {text.promo.stop}
        </Button>
      )}
    </PageHead>
  );
}

/** A promo with all its conditions, and a way to stop it. */
export function PromoEdit(): ReactElement {
  const mayEdit = useMay('promo.edit');
  return (
    <RecordEdit resource="promo" head={<Head />} aside={<PromoUse />} canSave={mayEdit}>
      <Fields />
    </RecordEdit>
  );
}
