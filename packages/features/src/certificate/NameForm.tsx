import type { Certificate } from '@suluh/api/types';
import { certificateNameSchema, failureOfMessage, fieldFailures } from '@suluh/domain/validation';
import { certificateNameText } from '@suluh/i18n-id/dialogs';
import { ruleText } from '@suluh/i18n-id/validation';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface NameFormProps {
  certificate: Certificate;
  /** Id of the account, which alone is shown a refused name again. */
  who: string;
  action: string;
  /** The name that was refused; null without a refusal. */
  typed: string | null;
  /** The list, where the form and its cancelling lead. */
  backHref: string;
}

/** The name adjustment before JavaScript: the dialog's words as a form in the page (docs/product/dialogs.md). */
export function NameForm({ certificate, who, action, typed, backHref }: NameFormProps): ReactElement {
  const broken = typed === null ? undefined : certificateNameSchema.safeParse({ fullname: typed }).error;
  return (
    <form className="certificateCard-nameForm" method="post" action={action}>
      <h2 className="type-h3">{certificateNameText.title}</h2>
      <p className="type-muted">
        {certificate.course.fullname}. {certificateNameText.body}
      </p>
      <PostedFields values={{ id: certificate.id, who, redirectTo: backHref }} />
      <TextField
        name="fullname"
        label={certificateNameText.name}
        defaultValue={typed ?? certificate.fullname}
        error={broken && ruleText(failureOfMessage(fieldFailures(broken).fullname ?? null))}
        required
      />
      <p className="certificateCard-nameActions">
        <ButtonLink kind="line" href={backHref}>
          {certificateNameText.cancel}
        </ButtonLink>
        <SubmitButton>{certificateNameText.save}</SubmitButton>
      </p>
    </form>
  );
}
