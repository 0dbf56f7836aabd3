/** Words of the two presses of a heart. */
export interface HeartWords {
  add: string;
  remove: string;
}

/** What a press of a course's heart does. */
export const heartLabel = ({ add, remove }: HeartWords, title: string, wished: boolean): string =>
  `${wished ? remove : add}: ${title}`;
