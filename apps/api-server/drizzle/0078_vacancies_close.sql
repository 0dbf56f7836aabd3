ALTER TABLE "job" ADD COLUMN "openings" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "closes_on" date;