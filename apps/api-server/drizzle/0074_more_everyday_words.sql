DROP INDEX "promo_period";--> statement-breakpoint
CREATE INDEX "promo_start" ON "promo" USING btree ("start_at","code");--> statement-breakpoint
CREATE INDEX "promo_period" ON "promo" USING btree ("end_at","code");--> statement-breakpoint
-- English words that people type for what titles call in Indonesian, and more everyday ones. What staff wrote stays.
INSERT INTO search_synonym (word, means) VALUES
  ('cooking', '{memasak,masak,kuliner,katering}'),
  ('culinary', '{kuliner,memasak}'),
  ('baking', '{kue,roti}'),
  ('cake', '{kue}'),
  ('bread', '{roti}'),
  ('coffee', '{kopi,barista}'),
  ('sewing', '{menjahit,jahit,busana}'),
  ('fashion', '{busana,menjahit}'),
  ('makeup', '{"tata rias",rias,kecantikan}'),
  ('dandan', '{"tata rias",rias,kecantikan}'),
  ('beauty', '{kecantikan,"tata rias"}'),
  ('photography', '{fotografi,foto}'),
  ('drawing', '{ilustrasi,gambar}'),
  ('welding', '{las,pengelasan}'),
  ('plumbing', '{pipa}'),
  ('electrical', '{listrik,elektronika}'),
  ('driving', '{mengemudi}'),
  ('repair', '{servis,perbaikan,perawatan}'),
  ('farming', '{pertanian,budidaya,tani}'),
  ('gardening', '{berkebun,tanaman,pertanian}'),
  ('business', '{bisnis,usaha}'),
  ('sales', '{penjualan,jualan}'),
  ('finance', '{keuangan}'),
  ('accounting', '{akuntansi,"laporan keuangan",pembukuan}'),
  ('tax', '{pajak}'),
  ('investment', '{investasi}'),
  ('law', '{hukum,legalitas}'),
  ('export', '{ekspor}'),
  ('health', '{kesehatan}'),
  ('nurse', '{perawat,perawatan}'),
  ('speaking', '{berbicara,"public speaking"}'),
  ('public', '{"depan umum",publik,"public speaking"}'),
  ('presentation', '{presentasi,berbicara}'),
  ('networking', '{jaringan}'),
  ('first', '{pertama}'),
  ('aid', '{pertolongan}'),
  ('caregiver', '{"merawat lansia",lansia,perawatan}'),
  ('tourism', '{pariwisata,wisata}'),
  ('guide', '{"pemandu wisata"}'),
  ('language', '{bahasa}'),
  ('writing', '{menulis,penulisan}'),
  ('leadership', '{kepemimpinan}'),
  ('management', '{manajemen,mengelola}'),
  ('project', '{proyek}'),
  ('network', '{jaringan}'),
  ('security', '{keamanan}'),
  ('nulis', '{menulis,penulisan}'),
  ('nyanyi', '{vokal,musik}'),
  ('ternak', '{budidaya,peternakan}')
ON CONFLICT (word) DO NOTHING;--> statement-breakpoint
-- Cities are searched too: the provider's and those of coming dates; all else stays as 0038 has it.
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

  INSERT INTO course_words (course_id, title, document)
  SELECT c.id, d.title, d.title
      || setweight(to_tsvector('indonesian', k.names), 'B') || setweight(to_tsvector('simple', k.names || ' ' || p.org_name || ' ' || c.teacher_name), 'B')
      || setweight(to_tsvector('simple', concat_ws(' ', c.city, l.cities)), 'C')
      || setweight(to_tsvector('indonesian', left(c.summary, 400) || ' ' || left(array_to_string(c.outcomes, ' '), 400)), 'C')
  FROM course c
  JOIN partner p ON p.id = c.partner_id
  CROSS JOIN LATERAL (
    SELECT coalesce(string_agg(y.name, ' '), '') AS names FROM course_category x JOIN category y ON y.id = x.category_id WHERE x.course_id = c.id) k
  CROSS JOIN LATERAL (
    SELECT string_agg(DISTINCT e.city, ' ') AS cities FROM event e WHERE e.course_id = c.id AND e.cancelled_at IS NULL AND e.program_id IS NULL AND e.end_at > now()) l
  CROSS JOIN LATERAL (
    SELECT setweight(to_tsvector('indonesian', c.fullname), 'A') || setweight(to_tsvector('simple', c.fullname), 'A') AS title) d
  WHERE c.id = ANY(course_ids) AND c.is_published
  ON CONFLICT (course_id) DO UPDATE SET title = excluded.title, document = excluded.document;

  PERFORM pg_notify('catalogue', CASE WHEN cardinality(course_ids) <= 500 THEN array_to_string(course_ids, ',') ELSE '*' END) WHERE cardinality(course_ids) > 0;
END $$;--> statement-breakpoint
-- A date that is called off, or becomes one of a programme alone, is a change of its course too.
CREATE OR REPLACE FUNCTION course_search_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  IF search_is_deferred() THEN RETURN NULL; END IF;
  SELECT array_agg(DISTINCT n.course_id) INTO ids FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.city, n.start_at, n.end_at, n.cancelled_at, n.program_id) IS DISTINCT FROM (o.city, o.start_at, o.end_at, o.cancelled_at, o.program_id);
  IF ids IS NOT NULL THEN PERFORM refresh_course_search(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE course_words w SET document = w.document || setweight(to_tsvector('simple', concat_ws(' ', c.city,
  (SELECT string_agg(DISTINCT e.city, ' ') FROM event e WHERE e.course_id = c.id AND e.cancelled_at IS NULL AND e.program_id IS NULL AND e.end_at > now()))), 'C')
FROM course c WHERE c.id = w.course_id;
