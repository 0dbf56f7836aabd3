ALTER TABLE "voucher_batch" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "voucher_batch_created" ON "voucher_batch" USING btree ("created_at","id");--> statement-breakpoint
INSERT INTO "staff_role_permission" ("role", "permission") SELECT "role", 'choice.read' FROM "staff_role_permission" WHERE "permission" = 'course.read';
--> statement-breakpoint
DELETE FROM "staff_role_permission" WHERE "role" = 'finance' AND "permission" = 'course.read';
