ALTER TABLE "banner" ADD COLUMN "body" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "tone" text DEFAULT 'nila' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "tasks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "requirements" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "company_about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "audience" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "preparations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "faq" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "imported_likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_participant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_tone_known" CHECK ("banner"."tone" in ('nila', 'daun', 'mengkudu', 'soga'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_imported_likes" CHECK ("review"."imported_likes" >= 0);