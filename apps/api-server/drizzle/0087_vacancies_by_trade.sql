-- Vacancies are held against what a learner is interested in and learns: by kind of trade, by what they ask for, by title.
CREATE FUNCTION lines_of(lines text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT array_to_string(lines, ' ') $$;--> statement-breakpoint
CREATE INDEX "job_trade" ON "job" USING gin (to_tsvector('indonesian', coalesce("category", '') || ' ' || coalesce("sub_category", '')));--> statement-breakpoint
CREATE INDEX "job_about" ON "job" USING gin (to_tsvector('indonesian', "title" || ' ' || coalesce("category", '')));--> statement-breakpoint
CREATE INDEX "job_asked" ON "job" USING gin (to_tsvector('indonesian', lines_of("requirements")));
