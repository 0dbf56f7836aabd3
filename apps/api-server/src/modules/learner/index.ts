import { interestRoutes } from './interests.ts';
import { myCourseRoutes } from './myCourse.ts';
import { photoRoutes } from './photo.ts';
import { edit, me } from './profile.ts';
import { verificationRoutes } from './verification.ts';
import { wishlistRoutes } from './wishlist.ts';

export const learnerRoutes = [
  me,
  edit,
  ...photoRoutes,
  ...interestRoutes,
  ...verificationRoutes,
  ...wishlistRoutes,
  ...myCourseRoutes,
];
