/** Words of the button that brings more reviews (docs/product/review.md#more), by themselves: each course page loads them. */
export const moreReviewsText = Object.freeze({
  more: (count: number) => `Muat ${count} ulasan lagi`,
  added: (count: number) => `${count} ulasan ditambahkan di bawah`,
} as const);
