ALTER TABLE "news" DROP CONSTRAINT "news_kind_known";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "news_start" ON "news" USING btree ("kind","start_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_event_begins" CHECK ("news"."kind" <> 'acara' or "news"."start_at" is not null);--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_ends_after_start" CHECK ("news"."end_at" >= "news"."start_at");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_kind_known" CHECK ("news"."kind" in ('news', 'artikel', 'video', 'acara'));--> statement-breakpoint

-- Written by hand: what the home of the main site began with stood in its code; where it has banners, it is the first of them.
UPDATE "banner" SET "body" = 'Pilih kursus online atau kelas tatap muka dari lembaga pelatihan di seluruh Indonesia.', "action" = 'Cari Kursus', "url" = '/collection-course'
WHERE "placement" = 'home' AND "program_id" IS NULL AND "title" = 'Nyalakan keahlian barumu' AND "body" = '' AND "action" IS NULL;--> statement-breakpoint
UPDATE "banner" SET "position" = "position" + 1 WHERE "placement" = 'home' AND "program_id" IS NULL
AND NOT EXISTS (SELECT FROM "banner" WHERE "placement" = 'home' AND "program_id" IS NULL AND "title" = 'Nyalakan keahlian barumu');--> statement-breakpoint
INSERT INTO "banner" ("title", "body", "action", "url", "position")
SELECT 'Nyalakan keahlian barumu', 'Pilih kursus online atau kelas tatap muka dari lembaga pelatihan di seluruh Indonesia.', 'Cari Kursus', '/collection-course', 0
WHERE EXISTS (SELECT FROM "banner" WHERE "placement" = 'home' AND "program_id" IS NULL)
AND NOT EXISTS (SELECT FROM "banner" WHERE "placement" = 'home' AND "program_id" IS NULL AND "title" = 'Nyalakan keahlian barumu');
