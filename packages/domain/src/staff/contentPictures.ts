/** Pictures that staff upload for what the site shows, by what they are for, in pixels as they are kept. */
export const CONTENT_PICTURES = {
  banner: { width: 1280, height: 720 },
  news: { width: 1280, height: 720 },
  collection: { width: 1280, height: 720 },
  category: { width: 1280, height: 720 },
  landing: { width: 1280, height: 720 },
  logo: { width: 512, height: 512 },
  testimonial: { width: 640, height: 640 },
} as const;

export type ContentPicture = keyof typeof CONTENT_PICTURES;
