import { photoRoutes } from './changePhoto.ts';
import { edit, me } from './profile.ts';

export const profileRoutes = [me, edit, ...photoRoutes];
