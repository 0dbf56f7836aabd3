/** Ages a course is for: 'Semua usia', 'Maks. 30 Tahun', 'Min. 17 Tahun', or both bounds. */
export const ageRange = (min: number | null, max: number | null) =>
  min === null && max === null
    ? 'Semua usia'
    : min === null
      ? `Maks. ${max} Tahun`
      : max === null
        ? `Min. ${min} Tahun`
        : `${min}–${max} Tahun`;
