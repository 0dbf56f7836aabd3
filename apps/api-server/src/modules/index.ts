import type { Route } from '../http/route.ts';
import { attendingRoutes } from './attending/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { bundleRoutes } from './bundle/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { certificateRoutes } from './certificate/routes.ts';
import { staffCertificateRoutes } from './certificate/staffRoutes.ts';
import { auditTrailRoutes } from './staff/auditTrail.ts';
import { staffTemplateRoutes } from './certificate/staffTemplates.ts';
import { staffMembershipRoutes } from './staffMembership/routes.ts';
import { staffTeacherRoutes } from './staffTeacher/routes.ts';
import { courseRoutes } from './course/routes.ts';
import { enterpriseRoutes } from './enterprise/routes.ts';
import { interestRoutes } from './interest/routes.ts';
import { internshipRoutes } from './internship/routes.ts';
import { jobApplicationRoutes } from './jobApplication/routes.ts';
import { jobWishRoutes } from './job/wishes.ts';
import { jobRoutes } from './job/routes.ts';
import { lessonRoutes } from './lesson/routes.ts';
import { listingRoutes } from './listing/routes.ts';
import { myCourseRoutes } from './myCourse/routes.ts';
import { newsRoutes } from './news/routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { orderRoutes } from './order/routes.ts';
import { partnerRoutes } from './partner/routes.ts';
import { partnershipRoutes } from './partnership/routes.ts';
import { partnershipStaffRoutes } from './partnership/staff.ts';
import { paymentRoutes } from './payment/routes.ts';
import { personalDataRoutes } from './personalData/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { programRoutes } from './program/routes.ts';
import { promoRoutes } from './promo/routes.ts';
import { recapRoutes } from './recap/routes.ts';
import { referralRoutes } from './referral/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { backgroundRoutes } from './background/routes.ts';
import { billingAddressRoutes } from './billingAddress/routes.ts';
import { savedFilterRoutes } from './savedFilter/routes.ts';
import { searchHistoryRoutes } from './searchHistory/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { teachingRoutes } from './teaching/routes.ts';
import { testRoutes } from './test/routes.ts';
import { settlementRoutes } from './settlement/routes.ts';
import { staffGrantRoutes } from './staffGrant/routes.ts';
import { staffSelfRoutes } from './staff/self.ts';
import { staffViewRoutes } from './staff/views.ts';
import { staffFactorRoutes } from './staffFactor/routes.ts';
import { contentRoutes } from './staffContent/content.ts';
import { inboxRoutes } from './staffContent/inbox.ts';
import { staffLookRoutes } from './staffLook/routes.ts';
import { staffOfferRoutes } from './staffOffer/routes.ts';
import { staffSalesRoutes } from './staffSales/routes.ts';
import { staffCourseRoutes } from './staffCourse/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { workRoutes } from './work/routes.ts';
import { voucherRoutes } from './voucher/routes.ts';
import { verificationRoutes } from './verification/routes.ts';
import { waitingRoutes } from './waiting/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** Every implemented endpoint. A test compares it with the catalogue. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...profileRoutes,
  ...personalDataRoutes,
  ...interestRoutes,
  ...verificationRoutes,
  ...wishlistRoutes,
  ...waitingRoutes,
  ...myCourseRoutes,
  ...lessonRoutes,
  ...testRoutes,
  ...attendingRoutes,
  ...cartRoutes,
  ...bundleRoutes,
  ...promoRoutes,
  ...orderRoutes,
  ...notificationRoutes,
  ...paymentRoutes,
  ...certificateRoutes,
  ...staffCertificateRoutes,
  ...auditTrailRoutes,
  ...backgroundRoutes,
  ...staffTemplateRoutes,
  ...staffTeacherRoutes,
  ...staffMembershipRoutes,
  ...courseRoutes,
  ...reviewRoutes,
  ...referralRoutes,
  ...recapRoutes,
  ...savedFilterRoutes,
  ...billingAddressRoutes,
  ...searchHistoryRoutes,
  ...jobApplicationRoutes,
  ...listingRoutes,
  ...partnerRoutes,
  ...enterpriseRoutes,
  ...partnershipRoutes,
  ...partnershipStaffRoutes,
  ...programRoutes,
  ...siteRoutes,
  ...newsRoutes,
  ...jobRoutes,
  ...jobWishRoutes,
  ...staffRoutes,
  ...staffSelfRoutes,
  ...staffFactorRoutes,
  ...staffViewRoutes,
  ...staffCourseRoutes,
  ...staffOfferRoutes,
  ...staffSalesRoutes,
  ...staffLookRoutes,
  ...settlementRoutes,
  ...staffGrantRoutes,
  ...workRoutes,
  ...contentRoutes,
  ...inboxRoutes,
  ...teachingRoutes,
  ...voucherRoutes,
  ...internshipRoutes,
];
