import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { returning, type Action } from '../parts/action/index.ts';
import { readAllMessages } from './calls.ts';

/** Marks every message as read and returns to them. */
export const notificationReadAll: Action<object, ApiResult<object>> = {
  name: 'notification-read-all',
  input: z.object({}),
  run: readAllMessages,
  leadsTo: returning,
};
