-- The narrow search rows, kept by triggers. Bulk loaders may run `SET LOCAL suluh.defer_search = 'on'` in their
-- transaction and call refresh_course_search(ids) themselves, once, after courses, categories and events are in.

-- Rewrites the search rows of these courses and tells every API process which ones changed.
CREATE FUNCTION refresh_course_search(course_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_term (term, uses)
  SELECT term, count(*) FROM course c
    CROSS JOIN LATERAL regexp_split_to_table(lower(c.fullname), '[^[:alnum:]]+') AS term
  WHERE c.id = ANY(course_ids) AND c.is_published AND length(term) BETWEEN 3 AND 40
    AND NOT EXISTS (SELECT FROM course_search s WHERE s.course_id = c.id AND s.title = c.fullname)
  GROUP BY term ORDER BY term
  ON CONFLICT (term) DO UPDATE SET uses = search_term.uses + excluded.uses;

  INSERT INTO course_search (course_id, title, popularity, is_published, facets, card)
  SELECT c.id, c.fullname,
    (ln(1 + c.student_count) + c.rating_average * ln(1 + c.rating_count) + CASE WHEN c.is_ad THEN 5 ELSE 0 END)::real,
    c.is_published,
    jsonb_build_object(
      'type', c.type_code, 'price', c.price_after, 'partner', p.code, 'partnerName', p.org_name, 'internal', p.is_internal,
      'city', c.city, 'education', c.education, 'minAge', c.min_age, 'maxAge', c.max_age, 'rating', c.rating_average,
      'published', extract(epoch FROM c.published_at)::bigint, 'categories', k.ids, 'programs', g.slugs, 'roles', r.ids, 'events', e.list),
    jsonb_build_object(
      'id', c.id, 'slug', c.slug, 'slugCategory', coalesce(k.slug, ''), 'fullname', c.fullname, 'summary', left(c.summary, 300),
      'thumbnail', c.thumbnail, 'price', c.price, 'priceAfter', c.price_after, 'isVoucher', c.is_voucher, 'ads', c.is_ad,
      'categories', k.list, 'typeCode', c.type_code, 'teacherName', coalesce(nullif(c.teacher_name, ''), p.org_name),
      'institution', jsonb_build_object('code', p.code, 'name', p.org_name),
      'rating', jsonb_build_object('rating', round(c.rating_average::numeric, 1), 'totalRater', c.rating_count),
      'location', c.city, 'minAge', c.min_age, 'maxAge', c.max_age, 'education', c.education, 'events', e.list)
  FROM course c
  JOIN partner p ON p.id = c.partner_id
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(y.id ORDER BY x.position, y.id), '[]') AS ids, coalesce(string_agg(y.name, ' '), '') AS names,
      (array_agg(y.slug ORDER BY x.position, y.id))[1] AS slug,
      coalesce(jsonb_agg(jsonb_build_object('id', y.id, 'name', y.name, 'slug', y.slug) ORDER BY x.position, y.id), '[]') AS list
    FROM course_category x JOIN category y ON y.id = x.category_id WHERE x.course_id = c.id) k
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(y.slug), '[]') AS slugs FROM course_program x JOIN program y ON y.id = x.program_id WHERE x.course_id = c.id) g
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(x.program_category_id), '[]') AS ids FROM program_category_course x WHERE x.course_id = c.id) r
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('city', x.city, 'start', extract(epoch FROM x.start_at)::bigint, 'end', extract(epoch FROM x.end_at)::bigint) ORDER BY x.start_at), '[]') AS list
    FROM event x WHERE x.course_id = c.id) e
  WHERE c.id = ANY(course_ids)
  ON CONFLICT (course_id) DO UPDATE SET title = excluded.title, popularity = excluded.popularity,
    is_published = excluded.is_published, facets = excluded.facets, card = excluded.card;

  DELETE FROM course_words w USING course c WHERE w.course_id = c.id AND c.id = ANY(course_ids) AND NOT c.is_published;

  INSERT INTO course_words (course_id, title, document)
  SELECT c.id, d.title, d.title
      || setweight(to_tsvector('indonesian', k.names), 'B') || setweight(to_tsvector('simple', k.names || ' ' || p.org_name), 'B')
      || setweight(to_tsvector('indonesian', left(c.summary, 400) || ' ' || left(array_to_string(c.outcomes, ' '), 400)), 'C')
  FROM course c
  JOIN partner p ON p.id = c.partner_id
  CROSS JOIN LATERAL (
    SELECT coalesce(string_agg(y.name, ' '), '') AS names FROM course_category x JOIN category y ON y.id = x.category_id WHERE x.course_id = c.id) k
  CROSS JOIN LATERAL (
    SELECT setweight(to_tsvector('indonesian', c.fullname), 'A') || setweight(to_tsvector('simple', c.fullname), 'A') AS title) d
  WHERE c.id = ANY(course_ids) AND c.is_published
  ON CONFLICT (course_id) DO UPDATE SET title = excluded.title, document = excluded.document;

  PERFORM pg_notify('catalogue', CASE WHEN cardinality(course_ids) <= 500 THEN array_to_string(course_ids, ',') ELSE '*' END) WHERE cardinality(course_ids) > 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_is_deferred() RETURNS boolean LANGUAGE sql STABLE AS $$ SELECT coalesce(current_setting('suluh.defer_search', true), '') = 'on' $$;
--> statement-breakpoint
-- For tables with a course_id (or, for course itself, an id): new and changed rows.
CREATE FUNCTION course_search_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  IF search_is_deferred() THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'course' THEN SELECT array_agg(id) INTO ids FROM new_rows;
  ELSE SELECT array_agg(DISTINCT (to_jsonb(n) ->> 'course_id')::integer) INTO ids FROM new_rows n; END IF;
  IF ids IS NOT NULL THEN PERFORM refresh_course_search(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION course_search_of_old() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  IF search_is_deferred() THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'course' THEN
    SELECT array_agg(id) INTO ids FROM old_rows;
    PERFORM pg_notify('catalogue', CASE WHEN cardinality(ids) <= 500 THEN array_to_string(ids, ',') ELSE '*' END) WHERE ids IS NOT NULL;
    RETURN NULL;
  END IF;
  SELECT array_agg(DISTINCT (to_jsonb(o) ->> 'course_id')::integer) INTO ids FROM old_rows o;
  IF ids IS NOT NULL THEN PERFORM refresh_course_search(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Seats change with every order and are in no listing: only other columns of an event count.
CREATE FUNCTION course_search_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  IF search_is_deferred() THEN RETURN NULL; END IF;
  SELECT array_agg(DISTINCT n.course_id) INTO ids FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.city, n.start_at, n.end_at) IS DISTINCT FROM (o.city, o.start_at, o.end_at);
  IF ids IS NOT NULL THEN PERFORM refresh_course_search(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION course_search_of_partner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(c.id) INTO ids FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN course c ON c.partner_id = n.id
  WHERE (n.code, n.org_name, n.is_internal) IS DISTINCT FROM (o.code, o.org_name, o.is_internal);
  IF ids IS NOT NULL AND NOT search_is_deferred() THEN PERFORM refresh_course_search(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION course_search_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(x.course_id) INTO ids FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN course_category x ON x.category_id = n.id
  WHERE (n.name, n.slug) IS DISTINCT FROM (o.name, o.slug);
  IF ids IS NOT NULL AND NOT search_is_deferred() THEN PERFORM refresh_course_search(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON course REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_new();--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON course REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_new();--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON course REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_old();--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON course_category REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_new();--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON course_category REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_new();--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON course_category REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_old();--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON course_program REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_new();--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON course_program REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_old();--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON program_category_course REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_new();--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON program_category_course REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_old();--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON event REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_new();--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON event REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_event();--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON event REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_old();--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON partner REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_partner();--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON category REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_search_of_category();
--> statement-breakpoint
-- Short lists that API processes keep: any change clears them everywhere.
CREATE FUNCTION notify_lists() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('catalogue', 'lists'); RETURN NULL; END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['category', 'partner', 'program', 'program_category', 'program_category_course', 'collection', 'collection_course',
    'flash_sale', 'flash_sale_course', 'banner', 'testimonial', 'news', 'region', 'setting'] LOOP
    EXECUTE format('CREATE TRIGGER notify_lists AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_lists()', name);
  END LOOP;
END $$;
