/** Pictures that staff upload for what the site shows, by what they are for, in pixels as they are kept. */
export const CONTENT_PICTURES = {
  banner: { width: 1280, height: 720 },
  news: { width: 1280, height: 720 },
  collection: { width: 1280, height: 720 },
  category: { width: 1280, height: 720 },
  logo: { width: 512, height: 512 },
  testimonial: { width: 640, height: 640 },
} as const;

/** Pictures of a landing page, which also who looks after its programme uploads: beside its title, of who welcomes, and above each benefit. */
export const LANDING_PICTURES = {
  landing: { width: 1280, height: 720 },
  welcome: { width: 640, height: 640 },
  benefit: { width: 720, height: 405 },
} as const;

export type LandingPicture = keyof typeof LANDING_PICTURES;

/** The mark of a way to pay: four times as large as the plate it stands on. */
export const PAYMENT_MARK = { width: 224, height: 144 } as const;

export type ContentPicture = keyof typeof CONTENT_PICTURES;
