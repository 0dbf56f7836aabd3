CREATE TABLE "learner_look" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid,
	"reason" text NOT NULL,
	"session_type" text NOT NULL,
	"program_id" integer,
	"code_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"session_id" uuid
);
--> statement-breakpoint
DROP INDEX "staff_grant_request_once";--> statement-breakpoint
ALTER TABLE "staff_grant_request" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "look_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD COLUMN "fullname" text;--> statement-breakpoint
ALTER TABLE "learner_look" ADD CONSTRAINT "learner_look_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_look" ADD CONSTRAINT "learner_look_staff_id_user_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_look" ADD CONSTRAINT "learner_look_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_look" ADD CONSTRAINT "learner_look_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learner_look_code" ON "learner_look" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "learner_look_user" ON "learner_look" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "learner_look_staff" ON "learner_look" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "learner_look_program" ON "learner_look" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "learner_look_session" ON "learner_look" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "credit_note_number_trgm" ON "credit_note" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_invoice_trgm" ON "orders" USING gin ("invoice_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_invoice_number_trgm" ON "orders" USING gin ("invoice_number" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grant_request_once" ON "staff_grant_request" USING btree (coalesce("user_id"::text, "email"),"role",coalesce("partner_id", 0),coalesce("program_id", 0),coalesce("event_id", 0)) WHERE "staff_grant_request"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_person" CHECK ("staff_grant_request"."state" <> 'waiting' or "staff_grant_request"."user_id" is not null or ("staff_grant_request"."email" is not null and "staff_grant_request"."fullname" is not null));--> statement-breakpoint
-- Written by hand: who helps learners looks as one (docs/product/staff.md#looking). Operators may by what they hold.
INSERT INTO "staff_role_permission" ("role", "permission") VALUES
	('support', 'learner.look')
ON CONFLICT DO NOTHING;
