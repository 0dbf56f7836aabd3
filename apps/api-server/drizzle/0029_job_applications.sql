ALTER TABLE "job_application" ADD COLUMN "cv_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ALTER COLUMN "cv_path" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "status" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_application_created" ON "job_application" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_status" CHECK ("job_application"."status" in ('sent', 'invited', 'declined'));