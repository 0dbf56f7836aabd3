import { pathTo } from '@suluh/domain/address';
import { chosenDateText } from '@suluh/domain/date-picker';
import { withQuery } from '@suluh/domain/query';
import { refusedTo, type Form, type Posted } from './formCall.ts';

const FIELDS = ['fullname', 'phone', 'nik', 'education', 'city'] as const;

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The day of three selects, named `birthDate-day` and so on. */
const birthDateOf = (fields: Posted['fields']): string =>
  chosenDateText({
    day: numberOf(fields['birthDate-day']),
    month: numberOf(fields['birthDate-month']),
    year: numberOf(fields['birthDate-year']),
  });

/** Forms about the learner that work before JavaScript. */
export const PROFILE_FORMS = {
  /** Returns to the profile, which then says that it was saved. */
  'profile-edit': {
    back: ({ routes }) => pathTo(routes, 'profile'),
    send: async (posted, back, call) => {
      const { fields } = posted;
      const body = {
        ...Object.fromEntries(FIELDS.map((field) => [field, fields[field] ?? ''])),
        birthDate: birthDateOf(fields),
      };
      const answer = await call({ method: 'PUT', path: '/api/profile/edit', body });
      return answer.ok ? withQuery(back, { saved: '1' }) : refusedTo(answer, posted, back);
    },
  },
} satisfies Record<string, Form>;
