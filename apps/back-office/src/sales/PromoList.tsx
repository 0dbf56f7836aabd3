import { Button } from '@mui/material';
import { dateTime, percent, rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffPromo } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { ListTools } from '../parts/ListTools.tsx';
import { plainBulk } from '../parts/plainBulk.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { ImportLink } from '../work/ImportLink.tsx';

const text = staffAppText.sales;

const worthOf = (promo: StaffPromo): string =>
  promo.kind === 'percent' ? percent(promo.percent) : rupiah(promo.amount);
const useOf = ({ used, quota }: StaffPromo): string => (quota === null ? String(used) : `${used}/${quota}`);

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="when" source="when" choices={choicesOf(text.promo.times)} alwaysOn />,
];

const PromoBulk = plainBulk({ stop: { path: '/api/admin/promo/bulk/stop', body: {} } });

/** Promos, those that end last first. */
export function PromoList(): ReactElement {
  const mayEdit = useMay('promo.edit');
  return (
    <StaffList<StaffPromo>
      title={text.promos}
      filters={filters}
      sort={{ field: 'endAt', order: 'DESC' }}
      actions={
        mayEdit && (
          <>
            <ImportLink resource="promo" />
            <Button component={Link} to={officePath('promo', 'create')} variant="contained">
              {text.promo.create}
            </Button>
          </>
        )
      }
      tools={<ListTools exports={['promo.export']} Bulk={mayEdit && PromoBulk} />}
      nameOf={({ id }) => id}
      card={{
        primary: ({ id, title }) => `${id} · ${title}`,
        secondary: ({ endAt }) => dateTime(endAt),
        tertiary: worthOf,
      }}
    >
      <DataTable.Col source="id" disableSort />
      <DataTable.Col source="title" disableSort sx={{ whiteSpace: 'normal' }} />
      <DataTable.Col<StaffPromo> source="amount" disableSort align="right" render={worthOf} />
      <DataTable.Col<StaffPromo> source="used" disableSort align="right" render={useOf} />
      <DataTable.Col source="startAt">
        <MomentField source="startAt" />
      </DataTable.Col>
      <DataTable.Col source="endAt">
        <MomentField source="endAt" />
      </DataTable.Col>
    </StaffList>
  );
}
