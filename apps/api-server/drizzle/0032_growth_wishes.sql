CREATE TABLE "job_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"q" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_saved" (
	"user_id" uuid NOT NULL,
	"job_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_saved_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alert" ADD CONSTRAINT "job_alert_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_saved" ADD CONSTRAINT "job_saved_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_saved" ADD CONSTRAINT "job_saved_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_alert_once" ON "job_alert" USING btree ("user_id","q","city","kind","company");--> statement-breakpoint
CREATE INDEX "job_alert_seen" ON "job_alert" USING btree ("seen_until");--> statement-breakpoint
CREATE INDEX "job_saved_job" ON "job_saved" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_company_trgm" ON "job" USING gin (lower("company_name") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_key_unique" UNIQUE("key");