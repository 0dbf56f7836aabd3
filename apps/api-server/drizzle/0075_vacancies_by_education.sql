DROP INDEX "job_alert_once";--> statement-breakpoint
ALTER TABLE "job_alert" ADD COLUMN "education" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alert" ADD COLUMN "experience" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "job_alert_once" ON "job_alert" USING btree ("user_id","q","city","kind","company","education","experience");--> statement-breakpoint
ALTER TABLE "job_alert" ADD CONSTRAINT "job_alert_experience" CHECK ("job_alert"."experience" in ('', 'none'));