ALTER TABLE "teacher" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "teacher" ADD COLUMN "signature_for" integer[] DEFAULT '{}' NOT NULL;