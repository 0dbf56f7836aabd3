CREATE TABLE "promo_choice" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"promo_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promo_choice" ADD CONSTRAINT "promo_choice_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_choice" ADD CONSTRAINT "promo_choice_promo_code_promo_code_fk" FOREIGN KEY ("promo_code") REFERENCES "public"."promo"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_choice_promo" ON "promo_choice" USING btree ("promo_code");