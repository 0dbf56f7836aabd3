DROP INDEX "landing_once";--> statement-breakpoint
DROP INDEX "landing_program";--> statement-breakpoint
ALTER TABLE "landing" ADD COLUMN "page" text;--> statement-breakpoint
-- Written by hand: what stood of no programme was of businesses, and what landing pages say has new parts, empty so far.
UPDATE "landing" SET "page" = 'enterprise' WHERE "program_id" IS NULL;--> statement-breakpoint
UPDATE "landing" SET "content" = '{"benefitsTitle": "", "benefits": [], "whoTitle": "", "who": ""}'::jsonb || "content";--> statement-breakpoint
-- Generated again from here on.
CREATE UNIQUE INDEX "landing_page" ON "landing" USING btree ("page");--> statement-breakpoint
CREATE UNIQUE INDEX "landing_program" ON "landing" USING btree ("program_id");--> statement-breakpoint
ALTER TABLE "landing" ADD CONSTRAINT "landing_stands_once" CHECK (("landing"."program_id" is null) <> ("landing"."page" is null));--> statement-breakpoint
ALTER TABLE "landing" ADD CONSTRAINT "landing_page_known" CHECK ("landing"."page" in ('enterprise', 'prakerja', 'ukm', 'internship'));
