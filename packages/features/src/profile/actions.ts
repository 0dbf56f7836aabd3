import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { chosenDateText } from '@suluh/domain/date-picker';
import { withQuery } from '@suluh/domain/query';
import type { ProfileField } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, text, type Action } from '../parts/action/index.ts';
import { editProfile } from './calls.ts';
import { birthDateIn, profileTyped } from './typed.ts';

/** The day is one text, or three selects of a form, named `birthDate-day` and so on. */
const profile = z
  .object({
    fullname: text,
    phone: text,
    nik: text,
    education: text,
    city: text,
    birthDate: z.string().optional(),
    'birthDate-day': text,
    'birthDate-month': text,
    'birthDate-year': text,
  })
  .transform((posted) => {
    const { fullname, phone, nik, education, city } = posted;
    return {
      fullname,
      phone,
      nik,
      education,
      city,
      birthDate: posted.birthDate ?? chosenDateText(birthDateIn(posted)),
    };
  });

/** Saves the profile and returns to it, which then says that it was saved; a refusal keeps what was typed. */
export const profileEdit: Action<Record<ProfileField, string>, ApiResult<object>> = {
  name: 'profile-edit',
  input: profile,
  run: editProfile,
  back: (_fields, routes) => pathTo(routes, 'profile'),
  keeps: profileTyped,
  leadsTo: ({ error }, routes, { back }) => (error ? refusedTo(error, routes, back) : withQuery(back, { saved: '1' })),
};
