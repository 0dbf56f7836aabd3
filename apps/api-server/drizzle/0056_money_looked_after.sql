CREATE TABLE "promo_category" (
	"promo_code" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "promo_category_promo_code_category_id_pk" PRIMARY KEY("promo_code","category_id")
);
--> statement-breakpoint
CREATE TABLE "promo_partner" (
	"promo_code" text NOT NULL,
	"partner_id" integer NOT NULL,
	CONSTRAINT "promo_partner_promo_code_partner_id_pk" PRIMARY KEY("promo_code","partner_id")
);
--> statement-breakpoint
ALTER TABLE "payment_product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo" ADD COLUMN "weekdays" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_category" ADD CONSTRAINT "promo_category_promo_code_promo_code_fk" FOREIGN KEY ("promo_code") REFERENCES "public"."promo"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_category" ADD CONSTRAINT "promo_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_partner" ADD CONSTRAINT "promo_partner_promo_code_promo_code_fk" FOREIGN KEY ("promo_code") REFERENCES "public"."promo"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_partner" ADD CONSTRAINT "promo_partner_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_category_category" ON "promo_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "promo_partner_partner" ON "promo_partner" USING btree ("partner_id");--> statement-breakpoint
ALTER TABLE "promo" ADD CONSTRAINT "promo_weekdays" CHECK ("promo"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7]);--> statement-breakpoint
-- Written by hand: who does the finances looks after the ways to pay (docs/product/payment.md#methods).
INSERT INTO "staff_role_permission" ("role", "permission") VALUES ('finance', 'payment.edit');
