import { chosenDateText, type ChosenDate } from '@suluh/domain/date-picker';
import { PROFILE_RULES, profileFailure, type ProfileField } from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';

/** Fields of the form as it is posted; the day of birth is three selects. */
const POSTED = [
  'fullname',
  'phone',
  'nik',
  'education',
  'city',
  'birthDate-day',
  'birthDate-month',
  'birthDate-year',
] as const;
type Posted = Readonly<Partial<Record<string, string>>>;

/** What the form holds again that was refused before JavaScript, and the sentence below each field that was wrong. */
export interface ProfileDraft {
  values: Record<Exclude<ProfileField, 'birthDate'>, string> & { birthDate: ChosenDate };
  errors: Partial<Record<ProfileField, string>>;
}

const numberOf = (chosen = ''): number | null => (chosen ? Number(chosen) : null);

/** The day of birth as far as it was chosen. */
export const birthDateIn = (fields: Posted): ChosenDate => ({
  day: numberOf(fields['birthDate-day']),
  month: numberOf(fields['birthDate-month']),
  year: numberOf(fields['birthDate-year']),
});

/** The fields of a posted form, for a refusal to keep. */
export const profileTyped = (fields: Posted): Record<string, string> =>
  Object.fromEntries(POSTED.map((name) => [name, fields[name] ?? '']));

/** The draft that was kept of the form, with what is wrong in it; null for none. */
export function profileDraft(kept: Posted | null): ProfileDraft | null {
  if (kept === null) return null;
  const { fullname = '', phone = '', nik = '', education = '', city = '' } = kept;
  const birthDate = birthDateIn(kept);
  const texts: Record<ProfileField, string> = {
    fullname,
    phone,
    nik,
    education,
    city,
    birthDate: chosenDateText(birthDate),
  };
  const errors: ProfileDraft['errors'] = {};
  for (const field of Object.keys(PROFILE_RULES) as ProfileField[]) {
    const failure = profileFailure(field, texts[field]);
    if (failure) errors[field] = ruleText(failure);
  }
  return { values: { fullname, phone, nik, education, city, birthDate }, errors };
}
