'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import { PARTNERSHIP_FORM, tagsIn, type PartnershipType } from '@suluh/domain/validation';
import { tagFieldText } from '@suluh/i18n-id/fields';
import { partnershipFormText as words } from '@suluh/i18n-id/partner';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { PhoneField } from '@suluh/ui/forms/PhoneField';
import { TagField } from '@suluh/ui/forms/TagField';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import { TextField } from '@suluh/ui/forms/TextField';
import { useState, type ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { LeaveGuard } from '../parts/leave-guard/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { drafted, useRuleForm, type Draft } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { apply } from './calls.ts';

type Field = keyof typeof PARTNERSHIP_FORM;

interface ApplicationFormProps {
  type: PartnershipType;
  /** What was typed when it was refused before JavaScript, and why. */
  draft?: Draft<typeof PARTNERSHIP_FORM> | null;
  problem?: string | null;
}

/** The application to become a partner (docs/product/partner.md#application). Works before JavaScript. */
export function ApplicationForm({ type, draft = null, problem = null }: ApplicationFormProps): ReactElement {
  const { routes } = useTenant();
  const [tags, setTags] = useState(() => tagsIn(draft?.values.fields ?? ''));
  const form = useRuleForm(
    PARTNERSHIP_FORM,
    (values) => apply(browserApi(routes), { ...values, fields: tags.join(','), type }),
    () => window.location.assign(pathTo(routes, 'partnershipApplication', { terkirim: '1' })),
  );
  const { submitCount, dirtyFields } = form.formState;
  const held = (name: Field) =>
    drafted(draft, name, { own: form.errorOf(name), isTouched: submitCount > 0 || Boolean(dirtyFields[name]) });
  const field = (name: Exclude<Field, 'fields'>) => ({
    ...form.register(name),
    label: words[name],
    ...held(name),
    required: true,
  });
  function changeTags(next: string[]): void {
    setTags(next);
    form.setValue('fields', next.join(','), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }
  const shown = form.problem ?? (submitCount === 0 ? problem : null);
  return (
    <form
      className="partnership-form"
      method="post"
      action={apiPath(routes, '/api/form/partnership-apply')}
      onSubmit={(event) => {
        form.setValue('fields', tags.join(','));
        void form.onSubmit(event);
      }}
      noValidate
    >
      <LeaveGuard guarded={Object.keys(dirtyFields).length > 0 && !form.busy} />
      {shown && (
        <Note tone="error" alert>
          {shown}
        </Note>
      )}
      <PostedFields values={{ type }} />
      <TextField {...field('name')} autoComplete="organization" />
      <PhoneField {...field('phone')} />
      <TextField {...field('website')} type="url" placeholder={words.websitePlaceholder} autoComplete="url" />
      <TagField
        name="fields"
        label={words.fields}
        help={words.fieldsHelp}
        tags={tags}
        onChange={changeTags}
        labels={tagFieldText}
        error={held('fields').error}
        required
      />
      <TextAreaField {...field('profile')} placeholder={words.profilePlaceholder} />
      <Button type="submit" size="large" block loading={form.busy}>
        {form.busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
