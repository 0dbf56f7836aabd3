import type { Certificate } from '@suluh/api/types';
import { certificateNameText } from '@suluh/i18n-id/dialogs';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface NameFormProps {
  certificate: Certificate;
  action: string;
  /** The list, where the form and its cancelling lead. */
  backHref: string;
}

/** The name adjustment before JavaScript: the dialog's words as a form in the page (docs/product/dialogs.md). */
export function NameForm({ certificate, action, backHref }: NameFormProps): ReactElement {
  return (
    <form className="certname" method="post" action={action}>
      <h2 className="h3">{certificateNameText.title}</h2>
      <p className="muted">
        {certificate.course.fullname}. {certificateNameText.body}
      </p>
      <PostedFields values={{ id: certificate.id, redirectTo: backHref }} />
      <TextField name="fullname" label={certificateNameText.name} defaultValue={certificate.fullname} required />
      <p className="certname-x">
        <ButtonLink kind="line" href={backHref}>
          {certificateNameText.cancel}
        </ButtonLink>
        <SubmitButton>{certificateNameText.save}</SubmitButton>
      </p>
    </form>
  );
}
