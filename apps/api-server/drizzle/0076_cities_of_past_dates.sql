ALTER TABLE "course_words" ADD COLUMN "cities_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "course_words_cities" ON "course_words" USING btree ("cities_until");--> statement-breakpoint
-- Says when a city has to leave; all else stays as 0074 has it.
CREATE OR REPLACE FUNCTION refresh_course_search(course_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_term (term, uses)
  SELECT term, count(*) FROM course c
    CROSS JOIN LATERAL regexp_split_to_table(lower(c.fullname), '[^[:alnum:]]+') AS term
  WHERE c.id = ANY(course_ids) AND c.is_published AND length(term) BETWEEN 3 AND 40
    AND NOT EXISTS (SELECT FROM course_search s WHERE s.course_id = c.id AND s.title = c.fullname)
  GROUP BY term ORDER BY term
  ON CONFLICT (term) DO UPDATE SET uses = search_term.uses + excluded.uses;

  INSERT INTO course_search (course_id, title, popularity, is_published, facets, card)
  SELECT course_id, title, popularity, is_published, facets, card FROM course_projection(course_ids)
  ON CONFLICT (course_id) DO UPDATE SET title = excluded.title, popularity = excluded.popularity,
    is_published = excluded.is_published, facets = excluded.facets, card = excluded.card;

  DELETE FROM course_words w USING course c WHERE w.course_id = c.id AND c.id = ANY(course_ids) AND NOT c.is_published;

  INSERT INTO course_words (course_id, title, document, cities_until)
  SELECT c.id, d.title, d.title
      || setweight(to_tsvector('indonesian', k.names), 'B') || setweight(to_tsvector('simple', k.names || ' ' || p.org_name || ' ' || c.teacher_name), 'B')
      || setweight(to_tsvector('simple', concat_ws(' ', c.city, l.cities)), 'C')
      || setweight(to_tsvector('indonesian', left(c.summary, 400) || ' ' || left(array_to_string(c.outcomes, ' '), 400)), 'C'),
    l.until
  FROM course c
  JOIN partner p ON p.id = c.partner_id
  CROSS JOIN LATERAL (
    SELECT coalesce(string_agg(y.name, ' '), '') AS names FROM course_category x JOIN category y ON y.id = x.category_id WHERE x.course_id = c.id) k
  CROSS JOIN LATERAL (
    SELECT string_agg(DISTINCT e.city, ' ') AS cities, min(e.end_at) FILTER (WHERE e.city IS NOT NULL) AS until FROM event e WHERE e.course_id = c.id AND e.cancelled_at IS NULL AND e.program_id IS NULL AND e.end_at > now()) l
  CROSS JOIN LATERAL (
    SELECT setweight(to_tsvector('indonesian', c.fullname), 'A') || setweight(to_tsvector('simple', c.fullname), 'A') AS title) d
  WHERE c.id = ANY(course_ids) AND c.is_published
  ON CONFLICT (course_id) DO UPDATE SET title = excluded.title, document = excluded.document,
    cities_until = excluded.cities_until;

  PERFORM pg_notify('catalogue', CASE WHEN cardinality(course_ids) <= 500 THEN array_to_string(course_ids, ',') ELSE '*' END) WHERE cardinality(course_ids) > 0;
END $$;--> statement-breakpoint
-- What passed since a course changed last is looked at once.
UPDATE course_words w SET cities_until = now() WHERE EXISTS (SELECT FROM event e WHERE e.course_id = w.course_id AND e.city IS NOT NULL);
