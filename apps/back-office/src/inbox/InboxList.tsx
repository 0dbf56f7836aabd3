import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '../fields/ChosenField.tsx';
import { CardList } from '../parts/CardList.tsx';
import { InboxItem } from './InboxItem.tsx';

const text = staffAppText.inbox;

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf(text.states)} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf(text.kinds)} alwaysOn />,
  <SelectInput key="owner" source="owner" choices={choicesOf(text.owners)} alwaysOn />,
  <TextInput key="q" source="q" alwaysOn />,
];

/** Everything that waits for a person, whoever looks after it. */
export const InboxList = (): ReactElement => (
  <CardList
    title={text.title}
    resource="inbox"
    filters={filters}
    filterDefaultValues={{ state: 'waiting' }}
    none={text.none}
  >
    <InboxItem />
  </CardList>
);
