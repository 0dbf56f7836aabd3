ALTER TABLE "user_account" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "block_reason" text;--> statement-breakpoint
CREATE INDEX "certificate_issued" ON "certificate" USING btree ("issued_at","id");--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_block" CHECK (("user_account"."blocked_at" is null) = ("user_account"."block_reason" is null));