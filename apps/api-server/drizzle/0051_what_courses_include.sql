-- Files and tests of a course are counted on its page: a change of them renews it, as one of its lessons does.
CREATE OR REPLACE FUNCTION notify_details() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  IF search_is_deferred() THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'lesson' THEN
    SELECT array_agg(DISTINCT s.course_id) INTO ids FROM changed_rows r JOIN section s ON s.id = (to_jsonb(r) ->> 'section_id')::integer;
  ELSIF TG_TABLE_NAME = 'lesson_asset' THEN
    SELECT array_agg(DISTINCT s.course_id) INTO ids FROM changed_rows r
      JOIN lesson l ON l.id = (to_jsonb(r) ->> 'lesson_id')::integer JOIN section s ON s.id = l.section_id;
  ELSIF TG_TABLE_NAME = 'review_like' THEN
    SELECT array_agg(DISTINCT v.course_id) INTO ids FROM changed_rows r JOIN review v ON v.id::text = to_jsonb(r) ->> 'review_id';
  ELSE
    SELECT array_agg(DISTINCT (to_jsonb(r) ->> 'course_id')::integer) INTO ids FROM changed_rows r;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('catalogue', CASE WHEN cardinality(ids) <= 500 THEN 'details ' || array_to_string(ids, ',') ELSE '*' END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['lesson_asset', 'test'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER notify_details_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_details()', name);
    EXECUTE format('CREATE OR REPLACE TRIGGER notify_details_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_details()', name);
    EXECUTE format('CREATE OR REPLACE TRIGGER notify_details_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_details()', name);
  END LOOP;
END $$;
