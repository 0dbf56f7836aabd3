function hem(width: number, height: number, paths: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'%3E${paths}%3C/svg%3E")`;
}

function path(d: string): string {
  return `%3Cpath d='${d}'/%3E`;
}

/** Cut edges as masks. Small enough to travel with the page, so that no seam appears late. */
export const HEMS = {
  'hem-walang': hem(10, 6, path('M0 6L5 0L10 6Z')),
  'hem-walang-turun': hem(10, 6, path('M0 0L5 6L10 0Z')),
  'hem-walang-kanan': hem(12, 16, path('M0 0L12 8L0 16Z')),
  'hem-walang-kiri': hem(7, 10, path('M7 0L0 5L7 10Z')),
  'hem-tumpal': hem(
    28,
    22,
    path('M0 22L14 3L28 22H22.5L14 10.4L5.5 22ZM10 22L14 16.5L18 22Z') +
      "%3Ccircle cy='9' r='1.6'/%3E%3Ccircle cx='28' cy='9' r='1.6'/%3E",
  ),
  'hem-cecek': hem(10, 4, "%3Ccircle cx='5' cy='2' r='1.6'/%3E"),
};
