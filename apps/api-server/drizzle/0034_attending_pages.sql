CREATE TABLE "internship_report" (
	"user_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"path" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "internship_report_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "internship_report_month" CHECK ("internship_report"."month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "highlights" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_named" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_mandatory" ADD COLUMN "due_month" integer;--> statement-breakpoint
ALTER TABLE "internship_period" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_period" ADD COLUMN "division" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_period" ADD COLUMN "mentor_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_period" ADD COLUMN "mentor_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_period" ADD COLUMN "grade" integer;--> statement-breakpoint
ALTER TABLE "internship_period" ADD COLUMN "grade_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_period" ADD COLUMN "graded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "internship_report" ADD CONSTRAINT "internship_report_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_report" ADD CONSTRAINT "internship_report_path_upload_path_fk" FOREIGN KEY ("path") REFERENCES "public"."upload"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "internship_report_path" ON "internship_report" USING btree ("path");--> statement-breakpoint
CREATE INDEX "review_highlights" ON "review" USING btree ("course_id") WHERE not "review"."is_hidden" and "review"."highlights" <> '{}';--> statement-breakpoint
ALTER TABLE "internship_mandatory" ADD CONSTRAINT "internship_due_month" CHECK ("internship_mandatory"."due_month" between 1 and 12);--> statement-breakpoint
ALTER TABLE "internship_period" ADD CONSTRAINT "internship_grade" CHECK ("internship_period"."grade" between 0 and 100);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_end_reason" CHECK ("orders"."end_reason" in ('classCalledOff'));