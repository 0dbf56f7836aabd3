import type { ApiClient } from '@suluh/api/client';
import type { TeamSize } from '@suluh/domain/validation';
import { submitted, type Submitted } from '../parts/rule-form/submitted.ts';

/** What a business says that asks for training. */
export interface Lead {
  name: string;
  company: string;
  email: string;
  phone: string;
  teamSize: TeamSize;
  field: string;
  need: string;
}

/** Asks for training of a team. */
export const sendLead = async (api: ApiClient, lead: Lead): Promise<Submitted> =>
  submitted(await api.POST('/api/enterprise/lead', { body: lead }));
