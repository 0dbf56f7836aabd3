ALTER TABLE "promo" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "promo" ADD CONSTRAINT "promo_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_promo_code_promo_code_fk" FOREIGN KEY ("promo_code") REFERENCES "public"."promo"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_owner" ON "promo" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "referral_promo" ON "referral" USING btree ("promo_code");