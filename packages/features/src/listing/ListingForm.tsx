'use client';
import { AutoSubmitForm } from '@suluh/ui/listing/AutoSubmitForm';
import { useRouter } from 'next/navigation';
import type { ComponentProps, ReactElement } from 'react';

type ListingFormProps = Omit<ComponentProps<typeof AutoSubmitForm>, 'onNavigate'>;

/**
 * A listing's GET form that applies without a page load; before JavaScript it is a plain form. A form that applies each
 * change leaves the page where it is; a sheet's 'Terapkan' shows the results from their beginning.
 */
export function ListingForm(props: ListingFormProps): ReactElement {
  const { submitOnChange = true } = props;
  const router = useRouter();
  const navigate = (url: string) => {
    document.querySelector<HTMLDialogElement>('dialog.modal[open]')?.close(); // the sheet the form stands in on a phone
    router.push(url, { scroll: !submitOnChange });
  };
  return <AutoSubmitForm {...props} onNavigate={navigate} />;
}
