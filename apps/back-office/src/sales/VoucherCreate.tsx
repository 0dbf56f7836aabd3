import { Typography } from '@mui/material';
import { staffVoucherText as text } from '@suluh/i18n-id/staffVouchers';
import type { ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput, SelectInput, TextInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../fields/ChosenField.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';

const MOST = 10_000;

const BLANK = { kind: 'redeem', source: 'made', count: 10, codes: [] };

const byName = { field: 'name', order: 'ASC' } as const;
const search = (q: string) => ({ q });

/** What is sent of a batch: of a provider its course and codes alone, of ours what it opens and how its codes come about. */
function batchOf({ kind, source, count, codes, partnerId, programId, quota, ...rest }: Record<string, unknown>) {
  const given = (codes as string[]).filter((code) => code.trim() !== '');
  if (kind === 'given') return { ...rest, kind, codes: given };
  const ours = { ...rest, kind, partnerId, programId, quota };
  return source === 'handed' ? { ...ours, codes: given } : { ...ours, count };
}

function Fields(): ReactElement {
  const [kind, source] = useWatch({ name: ['kind', 'source'] }) as [string, string];
  const isGiven = kind === 'given';
  const isHanded = isGiven || source === 'handed';
  return (
    <>
      <Typography sx={{ mb: 2 }}>{text.note}</Typography>
      <TextInput source="name" validate={required()} />
      <SelectInput source="kind" choices={choicesOf(text.kinds)} validate={required()} />
      <ReferenceInput source="courseId" reference="course-choice" sort={byName}>
        <AutocompleteInput filterToQuery={search} {...(isGiven ? { validate: required() } : {})} />
      </ReferenceInput>
      {!isGiven && (
        <>
          <ReferenceInput source="partnerId" reference="partner" sort={byName}>
            <AutocompleteInput filterToQuery={search} />
          </ReferenceInput>
          <ReferenceInput source="programId" reference="program" sort={byName}>
            <AutocompleteInput filterToQuery={search} />
          </ReferenceInput>
          <SelectInput source="source" choices={choicesOf(text.sources)} validate={required()} />
        </>
      )}
      {isHanded ? <LinesInput source="codes" /> : <WholeNumberInput source="count" min={1} max={MOST} isRequired />}
      <MomentInput source="startsAt" />
      <MomentInput source="expiresAt" />
      {!isGiven && <WholeNumberInput source="quota" min={1} />}
    </>
  );
}

/** Codes to make, or to take over from a provider; their page has the file of them. */
export const VoucherCreate = (): ReactElement => (
  <RecordCreate
    resource="voucher-batch"
    permission="voucher.batch"
    title={text.create}
    defaultValues={BLANK}
    transform={batchOf}
    leadsTo="show"
  >
    <Fields />
  </RecordCreate>
);
