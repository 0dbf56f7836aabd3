import type { Entry } from './entry.ts';
import * as attending from './areas/attending.ts';
import * as auth from './areas/auth.ts';
import * as cart from './areas/cart.ts';
import * as certificate from './areas/certificate.ts';
import * as course from './areas/course.ts';
import * as enterprise from './areas/enterprise.ts';
import * as internship from './areas/internship.ts';
import * as internshipStaff from './areas/internshipStaff.ts';
import * as learner from './areas/learner.ts';
import * as learning from './areas/learning.ts';
import * as listing from './areas/listing.ts';
import * as notification from './areas/notification.ts';
import * as partner from './areas/partner.ts';
import * as partnership from './areas/partnership.ts';
import * as payment from './areas/payment.ts';
import * as profile from './areas/profile.ts';
import * as promo from './areas/promo.ts';
import * as site from './areas/site.ts';
import * as staff from './areas/staff.ts';
import * as teaching from './areas/teaching.ts';
import * as staffContent from './areas/staffContent.ts';
import * as staffCourse from './areas/staffCourse.ts';
import * as staffCoursePreview from './areas/staffCoursePreview.ts';
import * as staffCourseTiming from './areas/staffCourseTiming.ts';
import * as staffOffer from './areas/staffOffer.ts';
import * as staffPool from './areas/staffPool.ts';
import * as staffSales from './areas/staffSales.ts';
import * as staffGrant from './areas/staffGrant.ts';
import * as staffLook from './areas/staffLook.ts';
import * as staffSeries from './areas/staffSeries.ts';
import * as staffSession from './areas/staffSession.ts';
import * as staffSettlement from './areas/staffSettlement.ts';
import * as staffSelf from './areas/staffSelf.ts';
import * as staffAudit from './areas/staffAudit.ts';
import * as staffBackground from './areas/staffBackground.ts';
import * as staffCertificate from './areas/staffCertificate.ts';
import * as staffMembership from './areas/staffMembership.ts';
import * as staffTeacher from './areas/staffTeacher.ts';
import * as staffSite from './areas/staffSite.ts';
import * as staffView from './areas/staffView.ts';
import * as staffWork from './areas/staffWork.ts';
import * as voucher from './areas/voucher.ts';
import * as waiting from './areas/waiting.ts';
import * as review from './areas/review.ts';
import * as jobApplication from './areas/jobApplication.ts';
import * as billingAddress from './areas/billingAddress.ts';
import * as savedFilter from './areas/savedFilter.ts';
import * as searchHistory from './areas/searchHistory.ts';
import * as jobWish from './areas/jobWish.ts';
import * as referral from './areas/referral.ts';
import * as recap from './areas/recap.ts';

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'responses' in value;

/** An entry, or those of something staff edit, which are defined together. */
const entriesOf = (value: unknown): Entry[] =>
  isEntry(value)
    ? [value]
    : typeof value === 'object' && value !== null && 'list' in value
      ? Object.values<unknown>(value).filter(isEntry)
      : [];

const byPath = (left: Entry, right: Entry): number =>
  left.path === right.path ? (left.method < right.method ? -1 : 1) : left.path < right.path ? -1 : 1;

/**
 * Every endpoint of the API, by area and path. The server implements each; the document and the client come from it.
 */
export const catalogue: readonly Entry[] = [
  auth,
  profile,
  learner,
  learning,
  attending,
  internship,
  internshipStaff,
  course,
  listing,
  partner,
  enterprise,
  partnership,
  site,
  cart,
  promo,
  payment,
  certificate,
  notification,
  teaching,
  voucher,
  review,
  referral,
  recap,
  savedFilter,
  billingAddress,
  searchHistory,
  jobApplication,
  jobWish,
  waiting,
  staff,
  staffSelf,
  staffView,
  staffCourse,
  staffCoursePreview,
  staffCourseTiming,
  staffOffer,
  staffPool,
  staffSales,
  staffSeries,
  staffSession,
  staffSettlement,
  staffSite,
  staffBackground,
  staffCertificate,
  staffAudit,
  staffTeacher,
  staffMembership,
  staffContent,
  staffWork,
  staffGrant,
  staffLook,
].flatMap((area): Entry[] =>
  Object.values<unknown>({ ...area })
    .flatMap(entriesOf)
    .sort(byPath),
);

export {
  attending as attendingEntries,
  auth,
  cart as cartEntries,
  certificate as certificateEntries,
  course,
  enterprise as enterpriseEntries,
  internship as internshipEntries,
  internshipStaff as internshipStaffEntries,
  learner,
  learning as learningEntries,
  listing,
  notification as notificationEntries,
  partner as partnerEntries,
  partnership as partnershipEntries,
  payment as paymentEntries,
  profile as profileEntries,
  promo as promoEntries,
  site,
  teaching as teachingEntries,
  review as reviewEntries,
  referral as referralEntries,
  recap as recapEntries,
  savedFilter as savedFilterEntries,
  billingAddress as billingAddressEntries,
  searchHistory as searchHistoryEntries,
  jobApplication as jobApplicationEntries,
  jobWish as jobWishEntries,
  staff as staffEntries,
  staffContent as staffContentEntries,
  staffCourse as staffCourseEntries,
  staffCoursePreview as staffCoursePreviewEntries,
  staffCourseTiming as staffCourseTimingEntries,
  staffGrant as staffGrantEntries,
  staffLook as staffLookEntries,
  staffOffer as staffOfferEntries,
  staffPool as staffPoolEntries,
  staffSales as staffSalesEntries,
  staffSeries as staffSeriesEntries,
  staffSession as staffSessionEntries,
  staffSite as staffSiteEntries,
  staffBackground as staffBackgroundEntries,
  staffCertificate as staffCertificateEntries,
  staffAudit as staffAuditEntries,
  staffTeacher as staffTeacherEntries,
  staffMembership as staffMembershipEntries,
  staffSettlement as staffSettlementEntries,
  staffSelf as staffSelfEntries,
  staffView as staffViewEntries,
  staffWork as staffWorkEntries,
  voucher as voucherEntries,
  waiting as waitingEntries,
};
export * from './entities/index.ts';
export * from './entry.ts';
export * from './envelope.ts';
