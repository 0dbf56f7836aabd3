ALTER TABLE "news" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "topic" text DEFAULT 'other' NOT NULL;