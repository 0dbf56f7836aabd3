CREATE TABLE "course_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_price_amount" CHECK ("course_price"."price" >= 0),
	CONSTRAINT "course_price_order" CHECK ("course_price"."end_at" > "course_price"."start_at")
);
--> statement-breakpoint
CREATE TABLE "staff_work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file_name" text,
	"file_hash" "bytea",
	"format" text,
	"path" text,
	"unused" text[] DEFAULT '{}' NOT NULL,
	"problem" text,
	"counts" jsonb DEFAULT '{"create":0,"update":0,"same":0,"refuse":0,"done":0,"failed":0,"undone":0,"kept":0}'::jsonb NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_work_row" (
	"work_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subject_id" integer,
	"version" integer,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"version_after" integer,
	"undo" text,
	CONSTRAINT "staff_work_row_work_id_number_pk" PRIMARY KEY("work_id","number")
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "planned_by" uuid;--> statement-breakpoint
ALTER TABLE "course_price" ADD CONSTRAINT "course_price_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_work" ADD CONSTRAINT "staff_work_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_work" ADD CONSTRAINT "staff_work_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_work_row" ADD CONSTRAINT "staff_work_row_work_id_staff_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."staff_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_price_course" ON "course_price" USING btree ("course_id","start_at");--> statement-breakpoint
CREATE INDEX "course_price_period" ON "course_price" USING btree ("end_at","start_at");--> statement-breakpoint
CREATE INDEX "staff_work_created" ON "staff_work" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "staff_work_user" ON "staff_work" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "staff_work_waiting" ON "staff_work" USING btree ("created_at") WHERE state in ('reading', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "staff_work_file" ON "staff_work" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "staff_work_actor" ON "staff_work" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_planned_by_user_account_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_publish_at" ON "course" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "course_unpublish_at" ON "course" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "course_planned_by" ON "course" USING btree ("planned_by");--> statement-breakpoint
-- Prices for a time stand in what API processes keep: any change clears it everywhere.
CREATE TRIGGER notify_lists AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON course_price FOR EACH STATEMENT EXECUTE FUNCTION notify_lists();
