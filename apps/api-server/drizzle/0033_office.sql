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
ALTER TABLE "staff_work" ADD CONSTRAINT "staff_work_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_work" ADD CONSTRAINT "staff_work_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_work_row" ADD CONSTRAINT "staff_work_row_work_id_staff_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."staff_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_work_created" ON "staff_work" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "staff_work_user" ON "staff_work" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "staff_work_waiting" ON "staff_work" USING btree ("created_at") WHERE state in ('reading', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "staff_work_file" ON "staff_work" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "staff_work_actor" ON "staff_work" USING btree ("actor_id");