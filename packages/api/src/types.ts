import type { z } from 'zod';
import type * as entities from './catalogue/entities/index.ts';
import type { course } from './catalogue/index.ts';

export type { AuthMark, Method } from './catalogue/entry.ts';
export type { ErrorCode } from './catalogue/envelope.ts';

type Of<Name extends keyof typeof entities> = z.output<(typeof entities)[Name]>;

/** Entities of the API (docs/product/README.md), as they travel. */
export type CourseCard = Of<'courseCard'>;
export type CourseDetail = Of<'courseDetail'>;
export type CourseSection = Of<'courseSection'>;
export type CourseOverlay = Of<'courseOverlay'>;
export type CourseTypeId = Of<'courseTypeId'>;
export type CourseEvent = Of<'event'>;
export type Facet = Of<'facet'>;
export type Facets = Of<'facets'>;
export type Suggestion = Of<'suggestion'>;
export type Review = Of<'review'>;
export type RatingSummary = Of<'ratingSummary'>;
export type OwnReview = Of<'ownReview'>;
export type OwnVoucher = Of<'ownVoucher'>;
export type InternshipCourse = Of<'internshipCourse'>;
export type InternshipMe = Of<'internshipMe'>;
export type InternshipLetter = Of<'internshipLetter'>;
export type PartnershipApplication = Of<'partnershipApplication'>;
export type Category = Of<'category'>;
export type Collection = Of<'collection'>;
export type CollectionDetail = Of<'collectionDetail'>;
export type FlashSale = Of<'flashSale'>;
export type Partner = Of<'partner'>;
export type PartnerDetail = Of<'partnerDetail'>;
export type Program = Of<'program'>;
export type ProgramGroup = Of<'programGroup'>;
export type Banner = Of<'banner'>;
export type Testimonial = Of<'testimonial'>;
export type City = Of<'city'>;
export type SiteConfig = Of<'siteConfig'>;
export type SitemapItem = Of<'sitemapItem'>;
export type NewsItem = Of<'newsItem'>;
export type NewsDetail = Of<'newsDetail'>;
export type JobCard = Of<'jobCard'>;
export type JobDetail = Of<'jobDetail'>;
export type SessionType = Of<'sessionType'>;
export type Session = Of<'session'>;
export type UserProfile = Of<'userProfile'>;
export type LearningInterest = Of<'learningInterest'>;
export type Login = Of<'login'>;
export type Certificate = Of<'certificate'>;
export type CertificateCheck = Of<'certificateCheck'>;
export type MyCourseItem = Of<'myCourseItem'>;
export type MyCourseDetail = Of<'myCourseDetail'>;
export type Learning = Of<'learning'>;
export type LearningPart = Of<'learningPart'>;
export type LessonState = Of<'lessonState'>;
export type LessonDetail = Of<'lessonDetail'>;
export type LessonAsset = Of<'lessonAsset'>;
export type LessonNote = Of<'lessonNote'>;
export type Submission = Of<'submission'>;
export type SubmissionMark = Of<'submissionMark'>;
export type LessonPackage = Of<'lessonPackage'>;
export type LessonQuestion = Of<'lessonQuestion'>;
export type StaffQuestion = Of<'staffQuestion'>;
export type StaffSubmission = Of<'staffSubmission'>;
export type TestState = Of<'testState'>;
export type Attempt = Of<'attempt'>;
export type AttemptItem = Of<'attemptItem'>;
export type CheckInState = Of<'checkInState'>;
export type Ticket = Of<'ticket'>;
export type WaitingPlace = Of<'waitingPlace'>;
export type DoorRoster = Of<'doorRoster'>;
export type DoorGuest = Of<'doorGuest'>;
export type DoorScan = Of<'doorScan'>;
export type DoorAnswer = Of<'doorAnswer'>;
export type DoorPass = Of<'doorPass'>;
export type SheetRow = Of<'sheetRow'>;
export type DoubleScan = Of<'doubleScan'>;
export type PriceChange = Of<'priceChange'>;
export type CartItem = Of<'cartItem'>;
export type OrderTotals = Of<'orderTotals'>;
export type PriceChangeReport = Of<'priceChangeReport'>;
export type PaymentProduct = Of<'paymentProduct'>;
export type Transaction = Of<'transaction'>;
export type TransactionCourse = Of<'transactionCourse'>;
export type PromoCard = Of<'promoCard'>;
export type Notification = Of<'notification'>;
export type Promo = Of<'promo'>;
export type PromoDetail = Of<'promoDetail'>;
export type AppliedPromo = Of<'appliedPromo'>;

/** Filters of a course listing as a caller writes them; defaults may be left out. */
export type CourseFilters = z.input<typeof course.courseFilters>;

/** Page of a list. */
export interface PageMeta {
  page: number;
  limit: number;
  totalPage: number;
  totalData: number;
}
