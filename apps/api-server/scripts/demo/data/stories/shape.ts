/** What a demo course tells of itself: its page beyond price and schedule. */
export interface DemoStory {
  /** How the title of its course begins. */
  course: string;
  /** How many rated it, and with how many stars on average; none where nobody has. */
  ratings: number;
  average: number;
  /** Paragraphs, 80 to 150 words together. */
  text: readonly string[];
  audience: readonly string[];
  preparations: readonly string[];
  /** Of each part its lessons: title, and what happens in it. Empty where `data/lessons` has the course. */
  lessons: readonly (readonly (readonly [title: string, text: string])[])[];
  faq: readonly (readonly [question: string, answer: string])[];
  /** The ratings that come with words, and what the teacher answered. */
  reviews: readonly (readonly [stars: number, words: string, answer?: string])[];
}
