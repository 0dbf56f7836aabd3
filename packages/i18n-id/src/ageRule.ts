/** What is wrong with the bounds of the age filter (docs/product/validation.md#age-filter). */
export const ageRuleText = {
  digits: 'Format harus berupa angka',
  ageAboveMax: 'Melebihi umur maksimal!',
  ageBelowMin: 'Kurang dari umur minimal!',
} as const;
