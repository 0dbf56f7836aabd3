ALTER TABLE "review" ADD COLUMN "highlights" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_named" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "review_highlights" ON "review" USING btree ("course_id") WHERE not "review"."is_hidden" and "review"."highlights" <> '{}';