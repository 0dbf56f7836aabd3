import type { StaffLearner } from '@suluh/api/types';
import { abilitiesOf } from '@suluh/domain/session';
import { previewText } from '@suluh/i18n-id/preview';

/** What a place a learner is in is called: the partner's programme, else the site. */
export const areaName = ({ sessionType, programName }: NonNullable<StaffLearner['areas']>[number]): string =>
  (abilitiesOf(sessionType).hasProgrammes && programName) || previewText.faces[abilitiesOf(sessionType).face];
