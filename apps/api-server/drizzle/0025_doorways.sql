ALTER TABLE "identity_link" ALTER COLUMN "program_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_state" ALTER COLUMN "program_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_link" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "identity_link" ADD COLUMN "session_type" text DEFAULT 'reguler' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "password_reset" ADD COLUMN "join_session_type" text;--> statement-breakpoint
ALTER TABLE "password_reset" ADD COLUMN "join_program_id" integer;--> statement-breakpoint
ALTER TABLE "sso_state" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "sso_state" ADD COLUMN "session_type" text DEFAULT 'reguler' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_join_program_id_program_id_fk" FOREIGN KEY ("join_program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_program" ON "password_reset" USING btree ("join_program_id");