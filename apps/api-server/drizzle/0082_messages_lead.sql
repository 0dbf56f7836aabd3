ALTER TABLE "notification" ADD COLUMN "target" jsonb;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answered_teacher" text;