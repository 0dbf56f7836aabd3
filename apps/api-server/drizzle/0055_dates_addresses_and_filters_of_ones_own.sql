CREATE TABLE "billing_address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"fullname_user" text NOT NULL,
	"position" text NOT NULL,
	"pic_phone" text NOT NULL,
	"pic_email" text NOT NULL,
	"billing_address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_filter" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_type" text NOT NULL,
	"program_id" integer,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_filter_session_type" CHECK ("saved_filter"."session_type" in ('reguler', 'internship-ddb', 'mysooltan'))
);
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "billing_address" ADD CONSTRAINT "billing_address_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filter" ADD CONSTRAINT "saved_filter_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filter" ADD CONSTRAINT "saved_filter_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_address_user" ON "billing_address" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_filter_user" ON "saved_filter" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_filter_program" ON "saved_filter" USING btree ("program_id");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_program" ON "event" USING btree ("program_id") WHERE "event"."program_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_to_try" ON "lesson" USING btree ("published_at") WHERE "lesson"."is_preview";