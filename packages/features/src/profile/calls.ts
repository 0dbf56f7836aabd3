import type { ApiClient } from '@suluh/api/client';
import type { ProfileField } from '@suluh/domain/validation';

/** Saves what the learner says of themselves. */
export const editProfile = (api: ApiClient, body: Record<ProfileField, string>) =>
  api.PUT('/api/profile/edit', { body });
