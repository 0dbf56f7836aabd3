'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import { ENTERPRISE_LEAD_FORM, TEAM_SIZES, type TeamSize } from '@suluh/domain/validation';
import { enterpriseLeadText as words, teamSizeText } from '@suluh/i18n-id/home';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { SelectField } from '@suluh/ui/forms/SelectField';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { LeaveGuard } from '../parts/leave-guard/index.ts';
import { drafted, useRuleForm, type Draft } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { sendLead } from './calls.ts';

type LeadField = keyof typeof ENTERPRISE_LEAD_FORM;

interface LeadFormProps {
  /** Names of the fields of learning to choose from. */
  fields: readonly string[];
  /** What was typed when it was refused before JavaScript, and why. */
  draft?: Draft<typeof ENTERPRISE_LEAD_FORM> | null;
  problem?: string | null;
}

const sizes = TEAM_SIZES.map((value) => ({ value, label: teamSizeText[value] }));

/** The form by which a business asks for training (docs/product/partner.md#business). Works before JavaScript. */
export function LeadForm({ fields, draft = null, problem = null }: LeadFormProps): ReactElement {
  const { routes } = useTenant();
  const form = useRuleForm(
    ENTERPRISE_LEAD_FORM,
    (lead) => sendLead(browserApi(routes), { ...lead, teamSize: lead.teamSize as TeamSize }), // chosen from the list
    () => window.location.assign(pathTo(routes, 'enterpriseLead', { terkirim: '1' })),
  );
  const { submitCount, dirtyFields } = form.formState;
  const field = (name: LeadField) => ({
    ...form.register(name),
    label: words[name],
    ...drafted(draft, name, { own: form.errorOf(name), isTouched: submitCount > 0 || Boolean(dirtyFields[name]) }),
  });
  const shown = form.problem ?? (submitCount === 0 ? problem : null);
  return (
    <form
      className="leadForm"
      method="post"
      action={apiPath(routes, '/api/form/enterprise-lead')}
      onSubmit={(event) => void form.onSubmit(event)}
      noValidate
    >
      <LeaveGuard guarded={Object.keys(dirtyFields).length > 0 && !form.busy} />
      {shown && (
        <Note tone="error" alert className="leadForm-wide">
          {shown}
        </Note>
      )}
      <TextField {...field('name')} placeholder={words.namePlaceholder} autoComplete="name" required />
      <TextField {...field('company')} placeholder={words.companyPlaceholder} autoComplete="organization" required />
      <TextField {...field('email')} type="email" placeholder={words.emailPlaceholder} autoComplete="email" required />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="numeric"
        placeholder={words.phonePlaceholder}
        help={words.phoneHelp}
        autoComplete="tel"
        required
      />
      <SelectField {...field('teamSize')} options={sizes} placeholder={words.teamSizePlaceholder} required />
      <SelectField
        {...field('field')}
        options={fields.map((name) => ({ value: name, label: name }))}
        placeholder={words.fieldPlaceholder}
        optional
      />
      <div className="leadForm-wide">
        <TextAreaField {...field('need')} placeholder={words.needPlaceholder} required />
      </div>
      <Button type="submit" size="large" block loading={form.busy} className="leadForm-wide">
        {form.busy ? words.submitting : words.submit}
      </Button>
      <p className="type-small type-muted leadForm-wide">
        {words.consent.before}
        <a className="type-link" href={pathTo(routes, 'privacy')}>
          {words.consent.link}
        </a>
        {words.consent.end}
      </p>
    </form>
  );
}
