import { LISTING_PARAMS } from '../listing/index.ts';

/** The faces of the product, each an app of its own. */
export const FACES = ['main', 'internship', 'myindibiz', 'program'] as const;
/** One of {@link FACES}. */
export type Face = (typeof FACES)[number];

/** Abilities of a tenant without which a page of its face does not exist; external sign-in is the partner's own. */
export type PageNeed = 'canRegister' | 'hasExternalSignIn' | 'hasWishlist' | 'hasCart' | 'hasPromo' | 'hasPartnerPages';

interface PageEntry {
  /** Path, whose {base}, {auth} and {home} each face fills (see `Routes`); what else stands in braces names a thing. */
  path: string;
  /** Faces that have the page; all without the line. */
  faces?: readonly Face[];
  needs?: PageNeed;
  /** Somebody's own, or a step on a way: kept out of search engines. */
  isPersonal?: true;
  /**
   * Whoever has its address is let in: it stands nowhere on the page, and no other site is told where a visitor comes
   * from.
   */
  isSecret?: true;
  /** A visitor is led to login first. */
  forLearners?: true;
  /** Offered to search engines by the sitemap. */
  inSitemap?: true;
  /** Another name: of a place on another page, of one of its kind, or of a page that moved. */
  isPartOf?: string;
  /**
   * The page is the same for everybody and is kept whole; these parameters of its query change it. Without the line a
   * page is drawn for each request.
   */
  keptBy?: readonly string[];
  /** Answers with a redirect alone: no page is drawn. */
  isRedirect?: true;
}

/** What changes a list of courses, but for free words. */
const LISTED_BY = LISTING_PARAMS.filter((name) => name !== 'q' && name !== 'exact');

/** Every page of the product by name. No other place writes a path of a page (see writtenOnce.test.ts beside it). */
export const PAGES = {
  home: { path: '{home}', inSitemap: true, keptBy: [] },
  about: { path: '{home}#tentang', faces: ['main', 'internship', 'myindibiz'], isPartOf: 'home' },
  howToLearn: { path: '{home}#cara-belajar', faces: ['internship'], isPartOf: 'home' },
  /** Says that there is nothing; it stands in the place of every page that found nothing to show. */
  notFound: { path: '{base}/404', isPersonal: true },

  login: { path: '{auth}/login', isPersonal: true },
  register: {
    path: '{auth}/register',
    faces: ['main', 'myindibiz', 'program'],
    needs: 'canRegister',
    isPersonal: true,
  },
  forgotPassword: { path: '{auth}/forgot-password', isPersonal: true },
  resetPassword: { path: '{auth}/reset-password', isPersonal: true },
  /** Begins the partner's own sign-in, for tenants without a password form. */
  externalSignIn: { path: '{auth}/sign-in', faces: ['program'], needs: 'hasExternalSignIn', isRedirect: true },
  /** Where the partner's sign-in returns to. */
  externalCallback: { path: '{auth}/callback', faces: ['program'], needs: 'hasExternalSignIn', isRedirect: true },
  /** Where somebody who signed in elsewhere proves that an account here is theirs. */
  externalLink: { path: '{auth}/link', isPersonal: true },
  /** Where somebody takes the account they have on another site of ours. */
  join: { path: '{auth}/join', faces: ['main', 'myindibiz', 'program'], needs: 'canRegister', isPersonal: true },

  /** Where an invitation to the internship is accepted; carries its code. */
  invitation: { path: '{auth}/undangan', faces: ['internship'], isPersonal: true },
  /** The on-job period of a participant, the mandatory courses, the letters. */
  onJob: { path: '{base}/masa-kerja', faces: ['internship'], isPersonal: true, forLearners: true },
  /** What a letter says, for who scans its code. */
  internshipLetter: { path: '{base}/surat/{code}', faces: ['internship'], isPersonal: true },

  courses: { path: '{base}/collection-course', inSitemap: true, keptBy: LISTED_BY },
  collection: { path: '{base}/collection-course/{slug}', inSitemap: true, keptBy: LISTED_BY },
  bestDeal: { path: '{base}/collection-course/pilihan-terbaik', isPartOf: 'collection' },
  /** The collection of small businesses, for who is logged in there. */
  memberCollection: {
    path: '{base}/collection-course/anggota',
    faces: ['myindibiz'],
    isPersonal: true,
    forLearners: true,
  },
  /** Sets of courses that are bought together. */
  bundles: { path: '{base}/collection-course/paket', needs: 'hasCart', inSitemap: true, keptBy: [] },
  /** The courses of a collection that have a date to come. */
  collectionEvent: { path: '{base}/collection-course/event/{slug}', inSitemap: true, keptBy: LISTED_BY },
  category: { path: '{base}/category/{slug}', inSitemap: true, keptBy: LISTED_BY },
  search: { path: '{base}/search-course' },
  flashSale: { path: '{base}/flash-sale', faces: ['main'], inSitemap: true, keptBy: [] },
  /** By slugCourse, slug or id; carries name, promoCode and category. */
  course: { path: '{base}/course/{slug}', inSitemap: true, keptBy: ['ulasan', 'urutan', 'bintang'] },

  /** Up to three courses side by side; `kursus` names them by slug. */
  comparison: { path: '{base}/bandingkan', isPersonal: true },

  /** A lesson that opens without an enrolment; the addresses of its files end, so that it is drawn anew each time. */
  trial: { path: '{base}/course/{slug}/coba/{lesson}', isPersonal: true },

  /** Dates of a course for the people of a programme alone, once they are logged in. */
  ownDates: { path: '{base}/course/{slug}/jadwal-khusus', faces: ['program'], isPersonal: true, forLearners: true },

  /** A course as staff see it before it is published, for who has its link; drawn anew each time. */
  coursePreview: { path: '{base}/pratinjau/{token}', isPersonal: true, isSecret: true },

  wishlist: { path: '{base}/wishlist', needs: 'hasWishlist', isPersonal: true, forLearners: true },
  myCourse: { path: '{base}/my-course', isPersonal: true, forLearners: true },
  myCourseOffline: { path: '{base}/my-course/offline', isPersonal: true, forLearners: true },
  /** Lessons kept on the device. */
  keptLessons: { path: '{base}/my-course/tersimpan', isPersonal: true, forLearners: true },
  /** One owned course: what to do next, lessons, tests, schedule, certificate. */
  enrolment: { path: '{base}/my-course/{course}', isPersonal: true, forLearners: true },
  lesson: { path: '{base}/my-course/{course}/materi/{lesson}', isPersonal: true, forLearners: true },
  /** The learner's review of one, among those of others. */
  review: { path: '{base}/my-course/{course}/ulasan', isPersonal: true, forLearners: true },
  /** A test before it begins, while a try is open, and after it. */
  test: { path: '{base}/my-course/{course}/tes/{test}', isPersonal: true, forLearners: true },
  /** The ticket of a class. */
  ticket: { path: '{base}/my-course/{course}/e-tiket', isPersonal: true, forLearners: true },
  /** The line for a seat of a full schedule, or the news of one that is not on sale yet. */
  waiting: { path: '{base}/daftar-tunggu/{event}', isPersonal: true, forLearners: true },
  /** The finished moment. */
  finished: { path: '{base}/my-course/{course}/selesai', isPersonal: true, forLearners: true },
  /** The door of a class, for who has its link. */
  door: { path: '/pintu/{pass}', faces: ['main'], isPersonal: true, isSecret: true },
  myCertificate: { path: '{base}/my-certificate', isPersonal: true, forLearners: true },
  /** QR codes of all certificates lead there. */
  certificateCheck: { path: '/certificate-check', faces: ['main'], inSitemap: true },
  notification: { path: '{base}/notification', isPersonal: true, forLearners: true },
  profile: {
    path: '{base}/profile-management',
    isPersonal: true,
    forLearners: true,
  },
  /** Another e-mail address, proven by a code that is mailed to it. */
  changeEmail: {
    path: '{base}/change-email',
    isPersonal: true,
    forLearners: true,
  },
  /** The number of a phone, proven by a code that is sent to it. */
  changePhone: {
    path: '{base}/change-phone',
    isPersonal: true,
    forLearners: true,
  },
  /** Another password, and where the account is logged in. */
  changePassword: {
    path: '{base}/change-password',
    isPersonal: true,
    forLearners: true,
  },
  passwordChanged: {
    path: '{base}/change-password/success',
    isPersonal: true,
    forLearners: true,
  },
  /** A copy of what is kept of somebody, what they agreed to, and the way to close the account. */
  personalData: { path: '{base}/personal-data', isPersonal: true, forLearners: true },
  /** Says that an account is closed, to whoever was just logged out. */
  accountClosed: { path: '{base}/personal-data/closed', isPersonal: true },
  /** What somebody wants to be told, and how. */
  notificationPreference: { path: '{base}/notification/preferensi', isPersonal: true, forLearners: true },
  /** Ends mails of a kind, for whoever has one; carries `key` and `kind`. */
  unsubscribe: { path: '{base}/notification/berhenti', isPersonal: true },
  /** The account page as links outside still name it. */
  formerProfile: { path: '/member/profile/akun', faces: ['myindibiz'], isPartOf: 'profile', isRedirect: true },

  /** Checkout step 1; carries the selection and the promo. */
  cart: { path: '{base}/cart', needs: 'hasCart', isPersonal: true, forLearners: true },
  /** Checkout steps 2 and 3; carries selection, promo and method, or an order that waits. */
  paymentMethod: { path: '{base}/payment-method', needs: 'hasCart', isPersonal: true, forLearners: true },
  paymentProcess: { path: '{base}/payment-process', needs: 'hasCart', isPersonal: true, forLearners: true },
  otpPrakerja: { path: '{base}/otp-prakerja', needs: 'hasCart', isPersonal: true, forLearners: true },
  transactionHistory: {
    path: '{base}/transaction-history/{tab}',
    needs: 'hasCart',
    isPersonal: true,
    forLearners: true,
  },

  promo: { path: '{base}/promo/{code}', needs: 'hasPromo' },
  referralCode: { path: '{base}/referral-code', faces: ['main'], isPersonal: true, forLearners: true },
  referralPromo: { path: '{base}/referral-code/promo', faces: ['main'], isPersonal: true, forLearners: true },
  redeemVoucher: { path: '{base}/redeem-voucher-course', faces: ['main'], isPersonal: true, forLearners: true },

  /** The learner's own recap of a year. */
  recap: { path: '{base}/learning-recap', faces: ['main'], isPersonal: true, forLearners: true },
  /** One that its learner shares. */
  sharedRecap: { path: '{base}/learning-recap/{id}', faces: ['main'], isPersonal: true },

  jobVacancies: { path: '{base}/job-vacancies', faces: ['main'], inSitemap: true, keptBy: ['page'] },
  job: { path: '{base}/job-vacancies/{slug}', faces: ['main'], inSitemap: true, keptBy: [] },
  /** The application for a vacancy, and how it and others stand. */
  jobApply: { path: '{base}/job-vacancies/{slug}/lamar', faces: ['main'], isPersonal: true, forLearners: true },
  /** Listings with their filters that somebody keeps, and the name for one more. */
  savedFilters: { path: '{base}/filter-tersimpan', isPersonal: true, forLearners: true },
  /** Whom invoices go to. */
  billingAddresses: { path: '{base}/alamat-invoice', isPersonal: true, forLearners: true },
  /** Vacancies somebody keeps, and searches that are watched for them. */
  savedJobs: { path: '{base}/lowongan-tersimpan', faces: ['main'], isPersonal: true, forLearners: true },
  newsList: { path: '{base}/blog/news', faces: ['main'], inSitemap: true, keptBy: ['page', 'jenis'] },
  news: { path: '{base}/blog/news/{slug}', faces: ['main'], inSitemap: true, keptBy: [] },
  /** An article or a video. */
  blogEvent: { path: '{base}/blog/event/{slug}', faces: ['main'], inSitemap: true, keptBy: [] },
  partners: { path: '{base}/institution-partner', needs: 'hasPartnerPages', inSitemap: true, keptBy: [] },
  partner: { path: '{base}/institution-partner/{code}', needs: 'hasPartnerPages', inSitemap: true, keptBy: LISTED_BY },
  /** Who teaches, by the name their courses give. */
  teacher: { path: '{base}/pengajar/{slug}', inSitemap: true, keptBy: [] },
  /** The choice of who wants to become a partner. */
  partnership: { path: '{base}/kemitraan', faces: ['main'], inSitemap: true, keptBy: [] },
  /** The application, its files, and how it stands; `jenis` names the kind of a new one. */
  partnershipApplication: { path: '{base}/kemitraan/pengajuan', faces: ['main'], isPersonal: true, forLearners: true },
  help: { path: '{base}/bantuan', inSitemap: true, keptBy: [] },
  contact: { path: '{base}/kontak', inSitemap: true, keptBy: [] },
  aboutUs: { path: '{base}/tentang-kami', faces: ['main'], inSitemap: true, keptBy: [] },
  /** The documents whoever makes an account agrees to. */
  terms: { path: '{base}/syarat-ketentuan', inSitemap: true, keptBy: [] },
  privacy: { path: '{base}/kebijakan-privasi', inSitemap: true, keptBy: [] },
  prakerja: { path: '/kartuprakerja', faces: ['main'], inSitemap: true, keptBy: [] },
  enterprise: { path: '/enterprise', faces: ['main'], inSitemap: true, keptBy: [] },
  /** The form of a business that asks for training, as it is after it was sent before JavaScript. */
  enterpriseLead: { path: '/enterprise/minta-penawaran', faces: ['main'], isPersonal: true },
  smallBusiness: { path: '/ukm', faces: ['main'], inSitemap: true, keptBy: [] },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** All that may be said of a page. */
export const pageEntry = (name: PageName): PageEntry => PAGES[name];

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/** Whether a face has a page. */
export const isOnFace = (name: PageName, face: Face): boolean => pageEntry(name).faces?.includes(face) ?? true;
