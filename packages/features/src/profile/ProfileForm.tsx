'use client';
import { apiPath } from '@suluh/domain/address';
import type { ChosenDate } from '@suluh/domain/date-picker';
import { EDUCATION_LEVELS, profileText } from '@suluh/i18n-id/account';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { PhoneField } from '@suluh/ui/forms/PhoneField';
import { SelectField } from '@suluh/ui/forms/SelectField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { LeaveGuard } from '../parts/leave-guard/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { CityField } from './CityField.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import type { ProfileDraft } from './typed.ts';
import { useProfileForm } from './useProfileForm.ts';

interface ProfileFormProps {
  /** Id of the account, which alone is shown again what was refused before JavaScript. */
  who: string;
  profile: {
    fullname: string;
    email: string;
    isVerified: boolean;
    phone: string;
    nik: string;
    birthDate: ChosenDate | null;
    education: string;
    city: string;
  };
  monthNames: readonly string[];
  years: readonly number[];
  /** How it ended when it was sent before JavaScript, and what was wrong with what it holds then. */
  saved: boolean;
  problem: string | null;
  refused?: ProfileDraft['errors'] | null;
}

/** Levels to choose from, with the learner's own when it is none of them. */
const levels = (own: string): string[] => [
  ...EDUCATION_LEVELS,
  ...(own === '' || EDUCATION_LEVELS.some((level) => level === own) ? [] : [own]),
];

/**
 * Name, phone, NIK, day of birth, education and city. The e-mail address is changed on
 * a page of its own. Works before
 * JavaScript as a plain form.
 */
export function ProfileForm(props: ProfileFormProps): ReactElement {
  const { who, profile, monthNames, years, saved, problem, refused = null } = props;
  const { routes } = useTenant();
  const form = useProfileForm(profile.birthDate, refused);
  const { register, errorOf } = form;
  const shown = form.refusal ?? (form.wasSent ? null : problem);
  return (
    <form
      method="post"
      action={apiPath(routes, '/api/form/profile-edit')}
      onSubmit={(event) => void form.onSubmit(event)}
      noValidate
    >
      <LeaveGuard guarded={form.isChanged} />
      <PostedFields values={{ who }} />
      {shown && (
        <Note tone="error" alert>
          {shown}
        </Note>
      )}
      {saved && !form.wasSent && <Note tone="success">{profileText.saved}</Note>}
      <TextField
        {...register('fullname')}
        defaultValue={profile.fullname}
        label={profileText.fullname}
        autoComplete="name"
        required
        error={errorOf('fullname')}
      />
      <TextField
        name="email"
        type="email"
        label={profileText.email}
        value={profile.email}
        verified={profile.isVerified}
        readOnly
        disabled
      />
      <PhoneField
        {...register('phone')}
        defaultValue={profile.phone}
        label={profileText.phone}
        error={errorOf('phone')}
      />
      <TextField
        {...register('nik')}
        defaultValue={profile.nik}
        label={profileText.nik}
        help={profileText.nikHelp}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('nik')}
      />
      <BirthDateField
        value={form.date}
        monthNames={monthNames}
        years={years}
        error={errorOf('birthDate')}
        onChange={form.changeDate}
      />
      <SelectField
        {...register('education')}
        defaultValue={profile.education}
        label={profileText.education}
        placeholder={profileText.educationPlaceholder}
        options={levels(profile.education).map((level) => ({ value: level, label: level }))}
        error={errorOf('education')}
      />
      <CityField
        {...register('city')}
        defaultValue={profile.city}
        label={profileText.city}
        autoComplete="address-level2"
        error={errorOf('city')}
      />
      <Button type="submit" kind="flame" size="large" block loading={form.busy}>
        {profileText.save}
      </Button>
    </form>
  );
}
