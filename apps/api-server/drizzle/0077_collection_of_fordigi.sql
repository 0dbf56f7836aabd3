-- The collection the programme shows is its own, and opens on no other site (docs/product/addresses.md#partner-slugs).
UPDATE collection c SET program_id = p.id FROM program p
WHERE p.slug = 'fordigi' AND p.collection_slug = c.slug AND c.slug = 'rekomendasi-kursus-coursera' AND c.program_id IS NULL AND c.kind <> 'mysooltan';
