import type { ReactNode } from 'react';
import type { CourseTypeMark } from '../cloth/CourseThumbnail.tsx';
import type { Thumbnail } from '../cloth/thumbnail.ts';
import type { PriceView } from '../price/Price.tsx';
import type { RatingView } from '../rating/RatingLine.tsx';

/** Everything a course card shows, decided and worded by the caller (docs/product/course.md#fields). */
export interface CourseView {
  href: string;
  title: string;
  cloth: Thumbnail;
  imageUrl?: string | null;
  typeMark: { code: CourseTypeMark; name: string };
  /** 'Kursus Online' or 'Kursus Offline'. */
  typeBadge: { tone: 'online' | 'offline'; text: string };
  /** Institution. */
  partner: string;
  rating?: RatingView | null;
  /** 'n peserta'. */
  learnersText?: string | null;
  /** Cities in one line; only for the offline type. */
  locationText?: string | null;
  price: PriceView;
  /** What became of the price, below it; of an owned course the way on. */
  priceNote?: ReactNode;
  /** Below all else, above the link that covers the card. */
  action?: ReactNode;
  ad?: boolean;
  prakerja?: boolean;
  voucher?: boolean;
  /** 'Terdaftar' when owned. */
  ownedText?: string | null;
  /** 'Tersedia' of a course without price that is not owned; gives way to 'Terdaftar'. */
  availableText?: string | null;
  /** 'Daftar Sekarang' of a course without price. */
  actionText?: string | null;
  /** What its owner does with it, where that is not to start it. */
  ownedAction?: string | null;
}
