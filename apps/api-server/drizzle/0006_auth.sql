CREATE TABLE "identity_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"mail_hash" "bytea",
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"program_id" integer NOT NULL,
	"redirect_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "try_count" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "email_domains" text[];--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_link_user" ON "identity_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_link_program" ON "identity_link" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "identity_link_expires" ON "identity_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "try_count_expires" ON "try_count" USING btree ("expires_at");