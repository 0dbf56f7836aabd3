import { myCourseRoutes } from './myCourse.ts';
import { me } from './profile.ts';
import { wishlistRoutes } from './wishlist.ts';

export const learnerRoutes = [me, ...wishlistRoutes, ...myCourseRoutes];
