import { MAX_FILE_BYTES } from '@suluh/domain/file';
import { interestSchema, profileSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { learningInterest, userProfile } from '../entities/index.ts';

export const me = defineEntry({
  id: 'profile.me',
  method: 'GET',
  path: '/api/profile/me',
  auth: 'B',
  summary: 'The learner',
  data: userProfile,
});

export const edit = defineEntry({
  id: 'profile.edit',
  method: 'PUT',
  path: '/api/profile/edit',
  auth: 'B',
  summary: 'Change what the learner says of themselves',
  description: 'All fields at once: what is left out or empty is forgotten, but for the name, which is required.',
  body: profileSchema,
  data: userProfile,
});

export const photo = defineEntry({
  id: 'profile.photo',
  method: 'POST',
  path: '/api/profile/photo',
  auth: 'B',
  summary: 'Set the photo',
  description: 'JPG, JPEG or PNG, told by its content, at most 5 MB. It replaces the one before.',
  upload: { field: 'photo', maxBytes: MAX_FILE_BYTES },
  data: userProfile,
  errors: [413, 415],
});

export const photoRemove = defineEntry({
  id: 'profile.photoRemove',
  method: 'DELETE',
  path: '/api/profile/photo',
  auth: 'B',
  summary: 'Take the photo away',
  description: 'Removing none changes nothing.',
  data: userProfile,
});

export const interests = defineEntry({
  id: 'learningInterest.list',
  method: 'GET',
  path: '/api/learning-interest',
  auth: 'B',
  summary: 'Learning interests on offer, and which of them the learner chose',
  data: z.array(learningInterest),
});

export const interestsSave = defineEntry({
  id: 'learningInterest.save',
  method: 'POST',
  path: '/api/learning-interest',
  auth: 'B',
  summary: 'Choose 1 to 3 learning interests',
  description: 'They replace the ones chosen before. A name that is not on offer is refused.',
  body: interestSchema,
  data: z.array(learningInterest),
});
