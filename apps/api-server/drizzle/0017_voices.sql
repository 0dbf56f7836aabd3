DROP INDEX "voucher_order";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "shown" text NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD COLUMN "kind" text DEFAULT 'redeem' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD COLUMN "partner_id" integer;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD COLUMN "quota" integer;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD CONSTRAINT "voucher_batch_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD CONSTRAINT "voucher_batch_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_free" ON "voucher" USING btree ("batch_id","code") WHERE "voucher"."user_id" is null;--> statement-breakpoint
CREATE INDEX "voucher_batch_partner" ON "voucher_batch" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "voucher_batch_course" ON "voucher_batch" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "voucher_order" ON "voucher" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD CONSTRAINT "voucher_batch_kind" CHECK ("voucher_batch"."kind" in ('redeem', 'given'));--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD CONSTRAINT "voucher_batch_opens" CHECK (num_nonnulls("voucher_batch"."course_id", "voucher_batch"."partner_id", "voucher_batch"."program_id") > 0);--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD CONSTRAINT "voucher_batch_given" CHECK ("voucher_batch"."kind" = 'redeem' or "voucher_batch"."course_id" is not null);--> statement-breakpoint
ALTER TABLE "voucher_batch" ADD CONSTRAINT "voucher_batch_quota" CHECK ("voucher_batch"."quota" > 0 and "voucher_batch"."used" <= "voucher_batch"."quota");--> statement-breakpoint
UPDATE "enrolment" n SET "voucher_code" = 'dalam proses' FROM "course" c WHERE c."id" = n."course_id" AND c."is_voucher" AND n."voucher_code" IS NULL;
