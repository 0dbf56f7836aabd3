/** A course as the API answers it to staff; what the form shows of it. */
export interface Course {
  id: number;
  slug: string;
  fullname: string;
  thumbnail: string | null;
  typeCode: 'a' | 'b' | 'c' | 'd';
  priceAfter: number;
  partnerName: string;
  programIds: number[];
  isPublished: boolean;
  version: number;
  missing?: string[];
}
