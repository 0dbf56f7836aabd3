ALTER TABLE "order_item" ADD COLUMN "waits_for" uuid;--> statement-breakpoint
-- Of several waiting orders for one course the latest is the one that waits: the others can still be paid or cancelled.
UPDATE "order_item" i SET "waits_for" = o."user_id" FROM "orders" o
WHERE o."id" = i."order_id" AND o."status" = 'UNPAID' AND NOT EXISTS (
  SELECT FROM "order_item" other JOIN "orders" later ON later."id" = other."order_id"
  WHERE later."user_id" = o."user_id" AND later."status" = 'UNPAID' AND other."course_id" = i."course_id"
    AND (later."created_at", later."id", other."position") > (o."created_at", o."id", i."position"));--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_waits_for_user_account_id_fk" FOREIGN KEY ("waits_for") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_item_waiting" ON "order_item" USING btree ("waits_for","course_id") WHERE "order_item"."waits_for" is not null;--> statement-breakpoint
-- The internship is a programme: its courses are the ones assigned to it, at first those that cost nothing.
INSERT INTO "program" ("slug", "name", "session_type", "can_register", "has_promo", "access_type") VALUES ('internship-ddb', 'Suluh Magang', 'internship-ddb', false, false, 'free') ON CONFLICT ("slug") DO NOTHING;--> statement-breakpoint
INSERT INTO "course_program" ("course_id", "program_id") SELECT c."id", p."id" FROM "course" c, "program" p
WHERE p."slug" = 'internship-ddb' AND c."is_published" AND c."price_after" = 0 ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "login_session" SET "program_id" = p."id" FROM "program" p WHERE p."slug" = 'internship-ddb' AND "login_session"."session_type" = 'internship-ddb' AND "login_session"."program_id" IS NULL;
