import type { PartnerDetail } from '@suluh/api/types';
import { compactNumber } from '@suluh/domain/number';
import { compact } from '@suluh/i18n-id/numbers';
import { partnerText } from '@suluh/i18n-id/partner';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** An institution by code or slug. */
export const loadPartner = async (context: AppContext, code: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/partner/{code}', { params: { path: { code } } }));

/** What an institution can count; nothing it has none of. */
export const partnerNumbers = ({
  totalStudent,
  totalTeacher,
  totalCity,
}: Pick<PartnerDetail, 'totalStudent' | 'totalTeacher' | 'totalCity'>): { label: string; value: string }[] =>
  [
    { label: partnerText.students, count: totalStudent },
    { label: partnerText.teachers, count: totalTeacher },
    { label: partnerText.cities, count: totalCity },
  ]
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => ({ label, value: compact(compactNumber(count)) }));
